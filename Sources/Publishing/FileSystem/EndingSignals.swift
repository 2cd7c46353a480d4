#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals by which a person or a system ends a program.
package enum EndingSignals {
  /// Their numbers.
  package static let all = [SIGINT, SIGTERM, SIGHUP]

  /// Those that the caller does not have this program ignore, as `nohup` does.
  package static var expected: [Int32] {
    all.filter { number in
      // To ask by setting another action would lose a signal that is on its way.
      var action = sigaction()
      guard unsafe sigaction(number, nil, &action) == 0 else { return true }
      return !action.hasHandler(SIG_IGN)
    }
  }

  /// Does something during which none of them ends the program: one that comes has to wait.
  ///
  /// It is meant for moments, such as those in which there is a file under a temporary name. Other
  /// threads are not concerned.
  package static func delayed<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    var signals = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in all { unsafe sigaddset(&signals, signal) }
    let isDelayed = unsafe pthread_sigmask(SIG_BLOCK, &signals, &before) == 0
    defer { if isDelayed { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) } }
    try work()
  }
}

extension sigaction {
  fileprivate func hasHandler(_ handler: Handler) -> Bool {
    unsafe unsafeBitCast(ownHandler, to: Int.self) == unsafeBitCast(handler, to: Int.self)
  }

  #if canImport(Glibc)
    fileprivate typealias Handler = __sighandler_t?
    private var ownHandler: Handler { unsafe __sigaction_handler.sa_handler }
  #elseif canImport(Musl)
    fileprivate typealias Handler = (@convention(c) (Int32) -> Void)?
    private var ownHandler: Handler { unsafe __sa_handler.sa_handler }
  #else
    fileprivate typealias Handler = (@convention(c) (Int32) -> Void)?
    private var ownHandler: Handler { unsafe __sigaction_u.__sa_handler }
  #endif
}
