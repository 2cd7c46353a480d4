#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A thread of the system.
///
/// Not a task of Swift's: those need callers that are asynchronous all the way up, and run on threads
/// that take any signal and have stacks as small as the system likes.
struct WorkerThread {
  // As much as the first thread has on most systems, so that what fits there fits here. Memory is
  // taken for what is used of it.
  private static let stackSize = 8 << 20

  #if canImport(Darwin)
    private typealias Handle = pthread_t?
  #else
    private typealias Handle = pthread_t
  #endif

  private let thread: Handle

  /// Starts a thread; `nil` if the system has none to give.
  ///
  /// The signals by which a person ends the program go to the first thread and never to this one.
  static func start(_ work: @escaping @Sendable () -> Void) -> WorkerThread? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    // A new thread takes over what its maker blocks.
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Darwin)
      var thread: Handle = nil
    #else
      var thread = Handle()
    #endif
    let context = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
    guard unsafe pthread_create(&thread, &attributes, begin, context) == 0 else {
      unsafe Unmanaged<Work>.fromOpaque(context).release()
      return nil
    }
    return WorkerThread(thread: thread)
  }

  /// Waits until the thread is done; to be called once.
  func join() {
    #if canImport(Darwin)
      if let thread { unsafe pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
}

extension WorkerThread {
  /// What a thread does, in a box that C can carry.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  #if canImport(Darwin)
    private typealias Context = UnsafeMutableRawPointer
  #else
    private typealias Context = UnsafeMutableRawPointer?
  #endif

  /// What a new thread is begun with.
  private static let begin: @convention(c) (Context) -> UnsafeMutableRawPointer? = { context in
    let context: UnsafeMutableRawPointer? = unsafe context
    if let context = unsafe context {
      unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    }
    return nil
  }
}
