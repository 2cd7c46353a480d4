import Diagnostics

/// Something wrong with a scenario, said so that a person can mend it.
public struct Problem: Sendable, Hashable, CustomStringConvertible {
  /// How much a problem weighs.
  public enum Severity: String, Sendable, Hashable {
    /// The scenario can't be replayed.
    case error
    /// It can, and deserves a look.
    case warning
  }

  /// How much it weighs.
  public let severity: Severity
  /// A stable name for the kind of problem, such as `unknown-key`.
  public let code: String
  /// One sentence that stands alone.
  public let message: String
  /// The script, or the Swift file that a scenario was made in; `nil` if the problem has no place.
  public let file: String?
  /// The line; lines count from 1.
  public let line: Int?
  /// The column; columns count from 1.
  public let column: Int?
  /// A way out, such as "did you mean `starred`?".
  public let hint: String?

  /// The problem on one line, as compilers write it.
  public var description: String {
    let place = file.map { "\($0):\(line ?? 0):\(column ?? 0): " } ?? ""
    return place + "\(severity.rawValue): \(message) [\(code)]" + (hint.map { " (\($0))" } ?? "")
  }

  /// Creates the problem that a diagnostic tells.
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity == .error ? .error : .warning
    code = diagnostic.code.name
    message = diagnostic.message
    file = diagnostic.location?.file
    line = diagnostic.location?.line
    column = diagnostic.location?.column
    hint = diagnostic.hint
  }
}
