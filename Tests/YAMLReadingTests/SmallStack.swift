#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with a stack as small as that of a worker.
enum SmallStack {
  private final class Work: Sendable {
    let body: @Sendable () -> Bool

    init(_ body: @escaping @Sendable () -> Bool) {
      self.body = body
    }
  }

  /// Returns what `body` returns on a stack of 128 KiB; `false` if there is no such thread.
  static func run(_ body: @escaping @Sendable () -> Bool) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    guard unsafe pthread_attr_init(attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(attributes) }
    guard unsafe pthread_attr_setstacksize(attributes, 128 << 10) == 0 else { return false }
    let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(&thread, attributes, { unsafe SmallStack.start($0) }, work)
    guard status == 0 else { return false }
    var result: UnsafeMutableRawPointer?
    #if canImport(Darwin)
      guard let thread = unsafe thread else { return false }
    #endif
    unsafe pthread_join(thread, &result)
    return unsafe result != nil
  }

  private static func start(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work = unsafe work else { return nil }
    let isRight = unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return unsafe isRight ? UnsafeMutableRawPointer(bitPattern: 1) : nil
  }
}
