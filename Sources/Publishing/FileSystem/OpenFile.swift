#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file; closed when its owner lets go.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    _ = close(descriptor)
  }

  /// Hands the descriptor over to who closes it.
  consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  /// Opens a file for reading, links followed.
  init(reading path: String) throws(SystemError) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens what is there already for writing, links followed.
  init(writing path: String) throws(SystemError) {
    descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a file for adding to its end, links followed; created if there is nothing.
  init(appendingTo path: String) throws(SystemError) {
    descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a file that is open already, such as standard input, a second time.
  init(duplicating descriptor: Int32) throws(SystemError) {
    self.descriptor = dup(descriptor)
    guard self.descriptor >= 0 else { throw .last }
  }

  /// What the system knows about the file.
  var status: FileStatus {
    get throws(SystemError) {
      var info = stat()
      guard unsafe fstat(descriptor, &info) == 0 else { throw .last }
      return FileStatus(info)
    }
  }

  /// Reads the next bytes into the whole of `buffer`, and returns how many came; 0 at the end.
  func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Self.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Whether the rest of a file, which is no pipe or device, is these bytes; `buffer` is room for
  /// reading.
  ///
  /// A read that comes back with less than there is room for has met the end of such a file, so that a
  /// page takes one.
  func holds(_ contents: ArraySlice<UInt8>, buffer: inout [UInt8]) throws(SystemError) -> Bool {
    var start = 0
    while true {
      let count = try read(into: &buffer)
      guard count > 0 else { return start == contents.count }
      guard start + count <= contents.count else { return false }
      let isSame = unsafe buffer.withUnsafeBytes { read in
        unsafe contents.withUnsafeBytes { bytes in
          unsafe Self.areEqual(read[..<count], bytes[start..<(start + count)])
        }
      }
      guard isSame else { return false }
      start += count
      if count < buffer.count { return start == contents.count }
    }
  }

  /// Writes all of the bytes.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
        return unsafe Self.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Sets who may read and write the file.
  func setPermissions(_ mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw .last }
  }

  /// Takes the file for this process alone, until it is closed, and returns whether it was free.
  @discardableResult
  func lock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// Closes the file; some file systems say only now that it could not be written.
  consuming func finish() throws(SystemError) {
    let result = close(descriptor)
    let error = SystemError.last
    discard self
    guard result == 0 || error.code == EINTR else { throw error }
  }
}

extension OpenFile {
  // `Self.read` and `Self.write`, as the methods hide the functions of the C library.
  private static func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(file, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.read(file, bytes, count)
    #else
      unsafe Glibc.read(file, bytes, count)
    #endif
  }

  /// Comparing slices goes byte by byte and takes longer than the reading.
  private static func areEqual(
    _ left: Slice<UnsafeRawBufferPointer>,
    _ right: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    let left = unsafe UnsafeRawBufferPointer(rebasing: left)
    let right = unsafe UnsafeRawBufferPointer(rebasing: right)
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count == right.count
    }
    return unsafe memcmp(first, second, left.count) == 0
  }

  private static func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(file, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, bytes, count)
    #else
      unsafe Glibc.write(file, bytes, count)
    #endif
  }
}
