#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls to the system that the command needs beside files; all of them are here.
enum Process {
  /// Returns the environment variables with some names, without those that are not set.
  static func variables(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = unsafe getenv(name) { values[name] = unsafe String(cString: value) }
    }
    return values
  }

  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Writes bytes to a file descriptor; a reader that went away is no error of ours.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    unsafe bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        #if canImport(Glibc)
          let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          guard errno == EINTR else { return }
        } else {
          start += count
        }
      }
    }
  }

  /// Ends the process.
  static func end(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}
