package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Diagnostic.Code {
  /// Changes of files are not noticed.
  package static let watching = Diagnostic.Code("watching")
}

/// Why changes can't be noticed.
package struct WatchError: Error, Sendable, Equatable {
  /// The system's answer.
  let code: Int32

  static var last: WatchError { WatchError(code: errno) }

  /// The error as it is shown.
  package var diagnostic: Diagnostic {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return Diagnostic(
      .watching,
      "can't watch files: \(reason)",
      hint: code == EMFILE || code == ENOSPC
        ? "other programs watch many; the system's limit can be raised (fs.inotify.max_user_watches, "
          + "fs.inotify.max_user_instances)"
        : nil
    )
  }
}
