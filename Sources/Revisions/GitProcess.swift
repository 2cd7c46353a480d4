#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of the `git` program: no shell takes part, and nothing is written but what it prints.
struct GitProcess {
  /// What a run printed, and how it ended.
  struct Result: Sendable {
    /// The exit status; 128 and more for an error of git's own.
    var status: Int32
    /// What it printed on standard output.
    var output: [UInt8]
    /// What it printed on standard error.
    var error: [UInt8]
  }

  /// The most bytes that `input` may have.
  ///
  /// They are put into the pipe before the program starts, so that nothing ever waits for the other
  /// side; this is what a pipe holds on every system.
  static let longestInput = 16_000

  /// The path of the program.
  let program: String
  /// The program's arguments, without its name.
  let arguments: [String]
  /// What its environment holds, as `NAME=value`.
  let environment: [String]

  /// Runs the program to its end.
  ///
  /// - Throws: if it could not be started, or what it prints not be read to the end.
  func run(input: [UInt8]) throws(RevisionError) -> Result {
    precondition(input.count <= Self.longestInput, "the input fits into a pipe")
    let (stdin, stdout, stderr) = (try Pipe(), try Pipe(), try Pipe())
    stdin.fill(input)
    stdin.closeWriting()
    let process = try start(stdin.reading, stdout.writing, stderr.writing)
    stdout.closeWriting()
    stderr.closeWriting()
    do throws(RevisionError) {
      let (output, error) = try Pipe.readAll(stdout, stderr)
      return Result(status: Self.wait(for: process), output: output, error: error)
    } catch {
      // It may wait for somebody to read, and would be waited for.
      kill(process, SIGKILL)
      _ = Self.wait(for: process)
      throw error
    }
  }

  private func start(_ stdin: Int32, _ stdout: Int32, _ stderr: Int32) throws(RevisionError)
    -> pid_t
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    let refusal = unsafe posix_spawn_file_actions_init(&actions)
    guard refusal == 0 else { throw .notStarted(refusal) }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, target) in [(stdin, 0), (stdout, 1), (stderr, 2)] as [(Int32, Int32)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var process = pid_t()
    let result = unsafe posix_spawn(&process, program, &actions, nil, &words, &settings)
    guard result == 0 else { throw .notStarted(result) }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    // The macros that take a status apart are not there in Swift: the low byte holds the signal.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}

extension RevisionError {
  fileprivate static func notStarted(_ code: Int32) -> RevisionError {
    .notStarted(reason: reason(code))
  }

  fileprivate static func unheard(_ code: Int32) -> RevisionError {
    .unheard(reason: reason(code))
  }

  private static func reason(_ code: Int32) -> String {
    let text = unsafe strerror(code)
    return unsafe text.map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

/// A pipe; its ends are closed when its owner lets go.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(RevisionError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .notStarted(errno) }
    reading = ends[0]
    writing = ends[1]
    // No other program that is started meanwhile may hold an end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    if reading >= 0 { _ = close(reading) }
    closeWriting()
  }

  func closeWriting() {
    if writing >= 0 { _ = close(writing) }
    writing = -1
  }

  /// Writes what fits into an empty pipe.
  func fill(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(writing, buffer.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count > 0 { start += count } else if errno != EINTR { return }
    }
  }

  /// Reads two pipes to their ends, each as it comes, so that no writer waits for ever.
  ///
  /// - Throws: if that fails; a part must not be taken for the whole.
  static func readAll(_ first: Pipe, _ second: Pipe) throws(RevisionError) -> ([UInt8], [UInt8]) {
    var results: [[UInt8]] = [[], []]
    var polled = [first, second].map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while polled.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&polled, nfds_t(polled.count), -1) >= 0 else {
        guard errno == EINTR else { throw .unheard(errno) }
        continue
      }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = unsafe read(polled[index].fd, &buffer, buffer.count)
        if count > 0 {
          results[index].append(contentsOf: buffer[..<count])
        } else if count == 0 {
          // A negative descriptor is left out by `poll`.
          polled[index].fd = -1
        } else if errno != EINTR {
          throw .unheard(errno)
        }
      }
    }
    return (results[0], results[1])
  }
}
