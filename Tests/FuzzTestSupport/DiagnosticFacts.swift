import Bytes
import Diagnostics

/// What is promised about every list of problems.
enum DiagnosticFacts {
  static func check(_ problems: DiagnosticBag) throws(BrokenPromise) {
    let text = FullRenderer().render(problems)
    try BrokenPromise.check(
      text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.needsEscape },
      "a message with a character that acts on a terminal"
    )
    for problem in problems.all {
      try BrokenPromise.check(!problem.message.isEmpty, "a problem without a message")
      try BrokenPromise.check(
        problem.location.map { $0.line > 0 && $0.column > 0 } ?? true,
        "a problem at no line"
      )
    }
    var json = JSONWriter()
    JSONRenderer().write(problems, to: &json)
  }
}
