import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// A text that is too long for its key.
  static let tooLong = Diagnostic.Code("too-long")
}

extension YAMLNode {
  /// The largest text of the author's Markdown, in bytes: old releases of libcmark take quadratic
  /// time on some input.
  static let mostMarkdown = 16 * 1024

  /// Returns the author's Markdown, or reports that it is none or too long.
  func markdown(_ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = text(what, problems: &problems) else { return nil }
    guard text.utf8.count <= Self.mostMarkdown else {
      let most = Self.mostMarkdown
      let message = "\(what) has \(text.utf8.count) bytes, \(most) are allowed"
      problems.add(error(.tooLong, message, hint: "split it into several notes"))
      return nil
    }
    return text
  }
}
