package import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Diagnostic.Code {
  /// The machine let us down: the file system refused something.
  package static let io = Diagnostic.Code("io")
}

/// The system's answer to a call that failed.
struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  let code: Int32

  /// The answer to the call just made.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether there is nothing of that name.
  var isMissing: Bool { code == ENOENT }

  /// Whether there is nothing at a path, nor can be.
  var meansNothingThere: Bool { [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) }

  /// Whether the system has no descriptor left.
  var meansExhausted: Bool { code == EMFILE || code == ENFILE }

  /// Whether a folder was not removed since it is in use or holds something.
  var isOccupied: Bool { code == ENOTEMPTY || code == EEXIST || code == EBUSY }

  /// The system's words for it, such as `No space left on device`.
  var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}

/// A file or folder that could not be read or written, and why.
package struct FileSystemError: Error, Hashable, Sendable {
  /// What was tried, as an infinitive: `read`, `write`, `create`, `list`.
  package var action: String
  /// What it was tried with, as the user named it.
  package var path: String
  /// The system's reason.
  package var reason: String
  /// A way out, if there is one to name.
  package var hint: String?
  /// Whether the reason is that something of another kind is there.
  var isObstacle = false
  /// Whether the reason is that a file is larger than it may be.
  package var isTooLarge = false

  /// Creates an error.
  package init(_ action: String, _ path: String, reason: String, hint: String? = nil) {
    self.action = action
    self.path = path
    self.reason = reason
    self.hint = hint
  }

  /// Creates an error from the system's answer to a call, just made, that writes.
  package init(writing path: String) {
    self.init("write", path, .last)
  }

  /// Creates an error from the system's answer.
  init(_ action: String, _ path: String, _ error: SystemError) {
    self.init(action, path, reason: error.reason)
  }

  /// The error as it is shown.
  package var diagnostic: Diagnostic {
    Diagnostic(.io, "can't \(action) `\(path)`: \(reason)", hint: hint)
  }
}

/// Runs calls to the system, and adds to their errors what was tried and with which file.
func naming<Result: ~Copyable>(
  _ action: String,
  _ path: @autoclosure () -> String,
  _ body: () throws(SystemError) -> Result
) throws(FileSystemError) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw FileSystemError(action, path(), error)
  }
}
