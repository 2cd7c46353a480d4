#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// State that threads share: one at a time sees it, and any may wait until another has changed it.
///
/// The standard library has a lock, but none that can be waited at.
@safe
final class Monitor<State: Sendable>: Sendable {
  // The C library forbids that either moves, hence the heap. They and the state are touched within
  // the lock alone, which the compiler can't see.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private let condition: UnsafeMutablePointer<pthread_cond_t>
  nonisolated(unsafe) private var state: State

  /// Creates a monitor of a first state.
  init(_ state: State) {
    unsafe self.state = state
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    let hasMutex = unsafe pthread_mutex_init(mutex, nil) == 0
    let hasCondition = unsafe pthread_cond_init(condition, nil) == 0
    precondition(hasMutex && hasCondition, "a lock with no attributes needs nothing but memory")
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Does something to the state and wakes those that wait for it to change.
  func change(_ body: (inout State) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    body(&(unsafe state))
  }

  /// Does something to the state as soon as `body` returns a value; until then it is asked again
  /// after each change.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&(unsafe state)) { return result }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }
}
