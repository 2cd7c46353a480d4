#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Publishing

/// Has the signals by which a person ends a program come as something to read, for a program that has to
/// clean up and that waits for other things as well.
package struct EndingSignalPipe {
  /// What can be read when a signal has come.
  package let descriptor: Int32

  /// Takes the signals over; from now on they end nothing by themselves.
  package init() throws(WatchError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    var signals = Self.signals
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    // Each signal that comes is taken by one thread, which has nothing else to do.
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = unsafe UnsafeMutableRawPointer(bitPattern: Int(ends[1]))
    let code = unsafe pthread_create(&thread, nil, { unsafe EndingSignalPipe.pass($0) }, context)
    guard code == 0 else { throw WatchError(code: code) }
  }

  /// Returns the signal that has come.
  package func take() -> Int32? {
    var number: UInt8 = 0
    return unsafe read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Ends the program as the signal would have without this.
  package func end(by number: Int32) {
    var signals = Self.signals
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in EndingSignals.expected { unsafe sigaddset(&signals, signal) }
    return signals
  }

  /// Writes down each signal that comes, for as long as the program runs.
  private static func pass(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    let end = Int32(truncatingIfNeeded: Int(bitPattern: context))
    var signals = signals
    while true {
      var number: Int32 = 0
      guard unsafe sigwait(&signals, &number) == 0 else { continue }
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe write(end, &byte, 1)
    }
  }
}
