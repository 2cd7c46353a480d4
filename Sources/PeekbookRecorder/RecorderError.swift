/// Why a line could not be written.
public struct RecorderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// What kept it from being written, in the words of the system.
  public var reason: String

  /// Creates an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error as a sentence.
  public var description: String { "can't write `\(path)`: \(reason)" }
}
