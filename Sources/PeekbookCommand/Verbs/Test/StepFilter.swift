import Diagnostics
import Replaying
import Reporting

/// What `--filter PATH:STEP` leaves of the scripts.
struct StepFilter {
  /// What the path of a script has in it; empty for all.
  let path: String
  /// What the key of a step has in it; empty for all.
  let step: String

  /// Creates a filter; without a colon the text is that of a path.
  init(_ text: String?) {
    let text = text ?? ""
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else {
      (path, step) = (text, "")
      return
    }
    path = String(text[..<colon])
    step = String(text[text.utf8.index(after: colon)...])
  }

  /// Whether it looks at steps.
  var isNarrow: Bool { !step.isEmpty }

  /// Whether the expectations behind a step are wanted.
  func takes(step key: String) -> Bool { step.isEmpty || key.contains(step) }

  /// Returns the diagnostics that are about the expectations that are wanted.
  func kept(_ diagnostics: DiagnosticBag, of result: ScriptResult) -> DiagnosticBag {
    guard isNarrow else { return diagnostics }
    let places = Set(result.cases.compactMap(\.location))
    return DiagnosticBag(diagnostics.all.filter { $0.location.map(places.contains) ?? false })
  }
}
