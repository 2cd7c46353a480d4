#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Does some work and tells how much processor time its thread spent on it.
///
/// A test that work stays cheap asks for this and not for a time limit, which counts the wall clock:
/// under a sanitizer, on a machine with few processors, other tests can hold a test up for a minute.
package func threadTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = spentByThisThread()
  try work()
  return spentByThisThread() - start
}

private func spentByThisThread() -> Duration {
  var time = timespec()
  let result = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  precondition(result == 0, "every system has a clock for the thread that asks")
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
