#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Publishing

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

  /// Returns how many columns the terminal of a file descriptor has; `nil` if it has no answer, 0 if it
  /// doesn't know.
  static func width(ofTerminal descriptor: Int32) -> Int? {
    #if canImport(Darwin)
      // The header's own constant is an expression that Swift can't read.
      let request: UInt = 0x4008_7468
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    var size = winsize()
    guard unsafe ioctl(descriptor, request, &size) == 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes bytes to a file descriptor, and returns why it could not; that nobody listens,
  /// as the reader went away or the caller closed the descriptor, is no error.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileSystemError? {
    unsafe bytes.withUnsafeBytes { buffer -> FileSystemError? in
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
          guard errno != EPIPE, errno != EBADF else { return nil }
          guard errno == EINTR else {
            return FileSystemError(writing: descriptor == 1 ? "standard output" : "standard error")
          }
        } else {
          start += count
        }
      }
      return nil
    }
  }

  /// Returns the time since some moment or other, in milliseconds; it never goes back.
  static func milliseconds() -> Int {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Shows a file in the person's browser; returns whether the program for that could be started.
  static func show(_ path: String) -> Bool {
    #if canImport(Darwin)
      start(["open", path])
    #else
      start(["xdg-open", path])
    #endif
  }

  /// What a desktop's program for opening files may look at.
  private static let desktopVariables = [
    "BROWSER", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "HOME", "LANG", "PATH",
    "USER", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME",
    "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE",
  ]

  /// Starts a program found by `PATH` and does not wait for it; what it prints is dropped.
  private static func start(_ arguments: [String]) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t? = nil
    #else
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    resetSignals(&attributes)
    for descriptor: Int32 in [1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    // The environment as a whole is a global of C, which Swift holds to be unsafe.
    let variables = variables(desktopVariables).map { $0.key + "=" + $0.value }
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var settings = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var process = pid_t()
    return unsafe posix_spawnp(
      &process,
      arguments[0],
      &actions,
      &attributes,
      &words,
      &settings
    ) == 0
  }

  #if canImport(Darwin)
    private typealias SpawnAttributes = posix_spawnattr_t?
  #else
    private typealias SpawnAttributes = posix_spawnattr_t
  #endif

  /// Has a program that is started be ended by signals as usual: what a server of ours ignores or
  /// holds back would be handed down to it.
  private static func resetSignals(_ attributes: inout SpawnAttributes) {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = none
    for signal in [SIGPIPE, SIGCHLD, SIGXFSZ] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, flags)
  }

  /// Makes ready for running on and on: that a client went away ends nothing, and programs that were
  /// started leave nothing behind.
  static func prepareToServe() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGCHLD, SIG_IGN)
  }

  /// Has the signals by which a person ends a program do so at once: with a line on standard error and
  /// the code that shells give to such an end, 130 for Ctrl-C.
  ///
  /// No file is half written then, nor left under a temporary name: while there is one, signals wait.
  /// Those that the caller ignores, as `nohup` does, stay ignored.
  static func endAtOnceWhenAsked() {
    // A file larger than the caller allows is to be an error like that of a full disk, and not the end.
    signal(SIGXFSZ, SIG_IGN)
    for number in EndingSignals.expected {
      signal(number) { number in
        // Nothing that is not safe at any moment: no memory is asked for here.
        let line: StaticString =
          number == SIGINT
          ? "peekbook: interrupted (exit 130)\n" : "peekbook: ended by a signal\n"
        // There, the cursor is behind `^C`, and perhaps in a line that tells how far the run is.
        if isatty(2) == 1 { Process.putAtOnce("\n") }
        Process.putAtOnce(line)
        _exit(128 + number)
      }
    }
  }

  /// Writes a literal to standard error; safe at any moment, as in the handler of a signal.
  private static func putAtOnce(_ text: StaticString) {
    #if canImport(Glibc)
      _ = unsafe Glibc.write(2, text.utf8Start, text.utf8CodeUnitCount)
    #elseif canImport(Musl)
      _ = unsafe Musl.write(2, text.utf8Start, text.utf8CodeUnitCount)
    #else
      _ = unsafe Darwin.write(2, text.utf8Start, text.utf8CodeUnitCount)
    #endif
  }

  /// Ends the process.
  static func end(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}
