#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file to which lines are appended, each handed to the system before the next begins.
///
/// The project's own writer of files replaces them as a whole, which is what a recording that grows
/// must not do; and an app that records should not bring more along than it needs.
final class LineFile {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, and empties it.
  init(_ path: String) throws(RecorderError) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.error(path) }
  }

  deinit {
    close(descriptor)
  }

  /// Appends a line; when it returns, the line survives the end of the process.
  func append(_ line: [UInt8]) throws(RecorderError) {
    var rest = line[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw Self.error(path) }
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func error(_ path: String) -> RecorderError {
    RecorderError(path: path, reason: unsafe String(cString: strerror(errno)))
  }
}
