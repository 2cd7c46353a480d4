import Bytes
import Diagnostics

/// What is wrong, as a list for a page, with the lines and carets that the terminal has.
struct ProblemList {
  private let problems: [Diagnostic]

  init(_ problems: DiagnosticBag) {
    self.problems = problems.sorted
  }

  /// The list, and a line above it that counts.
  var html: [UInt8] {
    var writer = UTF8Writer()
    writer.append("<p class=\"count\">")
    writer.appendHTMLEscaped(count)
    writer.append("</p>\n<ol>\n")
    for problem in problems { Self.write(problem, to: &writer) }
    writer.append("</ol>\n")
    return writer.bytes
  }

  private var count: String {
    let errors = problems.count { $0.severity == .error }
    let files = Set(problems.compactMap(\.location?.file)).sorted()
    let what = errors == 1 ? "1 error" : "\(errors) errors"
    switch files.count {
    case 0: return what
    case 1: return "\(what) in \(files[0].visible)"
    default: return "\(what) in \(files.count) files"
    }
  }

  private static func write(_ problem: Diagnostic, to writer: inout UTF8Writer) {
    writer.append("<li class=\"")
    writer.append(problem.severity.rawValue)
    writer.append("\"><p>")
    write(message: problem.message.visible, to: &writer)
    writer.append("</p><p class=\"place\">")
    if let place = problem.location {
      writer.appendHTMLEscaped("\(place.file.visible):\(place.line):\(place.column) ")
    }
    writer.appendHTMLEscaped("\(problem.severity.rawValue) [\(problem.code.name)]")
    writer.append("</p>")
    if let hint = problem.hint {
      writer.append("<p class=\"hint\">")
      write(message: hint.visible, to: &writer)
      writer.append("</p>")
    }
    // All but the first line of what the terminal shows: that one is above. The way out is too, as in
    // a narrow window it would be out of sight behind the caret.
    var rest = problem
    rest.hint = nil
    let lines = FullRenderer().render(rest).split(separator: "\n").dropFirst()
    if !lines.isEmpty {
      writer.append("<pre tabindex=\"0\">")
      writer.appendHTMLEscaped(lines.joined(separator: "\n"))
      writer.append("</pre>")
    }
    writer.append("</li>\n")
  }

  /// Writes a sentence in which names stand between backticks.
  private static func write(message: String, to writer: inout UTF8Writer) {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    // A name that has one itself.
    guard parts.count % 2 == 1 else {
      writer.appendHTMLEscaped(message)
      return
    }
    for (place, part) in parts.enumerated() {
      writer.append(place % 2 == 1 ? "<code>" : "")
      writer.appendHTMLEscaped(String(part))
      writer.append(place % 2 == 1 ? "</code>" : "")
    }
  }
}
