import CMicroHTTPD
import Publishing

/// Answers requests, one at a time, on the thread that asks it to; the one place that knows libmicrohttpd.
///
/// It has no thread of its own. So no request is answered while a site is being built, and none sees a
/// site that is half old and half new.
@safe package final class HTTPServer {
  /// Answers a request, or has it wait until something is new; one that waited for long enough must
  /// be answered.
  package typealias Answer = (_ request: HTTPRequest, _ mayWait: Bool) -> HTTPResponse?

  private static let mostConnections: UInt32 = 256
  /// How long a connection may do nothing, in seconds.
  private static let idleLimit: UInt32 = 30

  private let answer: Answer
  private var daemon: OpaquePointer?
  private var held = HeldRequests()

  /// Creates a server on a socket; requests are answered in ``turn(_:milliseconds:)`` only.
  package init(
    _ socket: consuming ListeningSocket,
    answer: @escaping Answer
  ) throws(ServingError) {
    self.answer = answer
    let isIPv6: Int32 = socket.isIPv6 ? 1 : 0
    unsafe daemon = peekbook_mhd_start(
      socket.release(),
      isIPv6,
      Self.mostConnections,
      Self.idleLimit,
      { context, connection, target, method, _, _, size, state in
        unsafe HTTPServer.take(context, connection, target, method, size, state)
      },
      { context, connection, _, _ in unsafe HTTPServer.forget(context, connection) },
      Unmanaged.passUnretained(self).toOpaque()
    )
    guard unsafe daemon != nil else { throw ServingError("libmicrohttpd could not be started") }
  }

  deinit {
    stop()
  }

  /// Waits until a request or one of other descriptors needs attention, or the time is up, and answers
  /// requests.
  ///
  /// - Returns: Which of the other descriptors can be read.
  package func turn(_ others: [Int32], milliseconds: Int32) -> Set<Int32> {
    unsafe release(held.takeThoseThatWaitedLong())
    let limit = held.isEmpty ? milliseconds : min(milliseconds, HeldRequests.precision)
    let ready = unsafe peekbook_mhd_turn(daemon, others, Int32(others.count), limit)
    guard ready > 0 else { return [] }
    return Set(others.indices.filter { ready & (1 << Int32($0)) != 0 }.map { others[$0] })
  }

  /// Has all that wait be answered, as something is new.
  package func wake() {
    unsafe release(held.takeAll())
  }

  /// Answers those that wait, and closes all connections.
  package func stop() {
    guard let daemon = unsafe daemon else { return }
    wake()
    _ = unsafe peekbook_mhd_turn(daemon, nil, 0, 0)
    // Those that were made to wait in that turn: stopping with any would leak them.
    wake()
    unsafe MHD_stop_daemon(daemon)
    unsafe self.daemon = nil
  }

  private func release(_ connections: [OpaquePointer]) {
    unsafe connections.forEach { unsafe MHD_resume_connection($0) }
  }
}

// What libmicrohttpd calls. A request comes first without its body, then with it, and once more after it
// was held.
extension HTTPServer {
  private enum Stage: Int {
    case begun = 1, held
  }

  private static func take(
    _ context: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ target: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let context = unsafe context, let connection = unsafe connection,
      let target = unsafe target, let method = unsafe method, let state = unsafe state
    else { return .NO }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let stage = unsafe state.pointee.flatMap { Stage(rawValue: Int(bitPattern: $0)) }
    // A target that is no text can't be that of a file.
    let request = unsafe connection.request(
      method: String(cString: method),
      target: String(validatingCString: target) ?? ""
    )
    if stage == nil, request.method == "GET" || request.method == "HEAD", !request.hasBody {
      unsafe state.pointee = UnsafeMutableRawPointer(bitPattern: Stage.begun.rawValue)
      return .YES
    }
    // What comes with a request is not wanted.
    unsafe size?.pointee = 0
    guard let response = server.answer(request, stage == .begun) else {
      unsafe state.pointee = UnsafeMutableRawPointer(bitPattern: Stage.held.rawValue)
      unsafe MHD_suspend_connection(connection)
      unsafe server.release(server.held.add(connection))
      return .YES
    }
    return unsafe connection.queue(response)
  }

  private static func forget(_ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?) {
    guard let context = unsafe context, let connection = unsafe connection else { return }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    unsafe server.held.remove(connection)
  }
}

extension OpaquePointer {
  /// What is asked on a connection.
  fileprivate func request(method: String, target: String) -> HTTPRequest {
    var request = HTTPRequest(method: method, target: target)
    unsafe withUnsafeMutablePointer(to: &request) { pointer in
      let take: MHD_KeyValueIteratorN = { context, _, name, nameSize, value, valueSize in
        let name = unsafe OpaquePointer.text(name, nameSize)
        let value = unsafe OpaquePointer.text(value, valueSize)
        unsafe context?.assumingMemoryBound(to: HTTPRequest.self).pointee.add(name, value)
        return .YES
      }
      _ = unsafe MHD_get_connection_values_n(self, .HEADER_KIND, take, pointer)
    }
    request.since = unsafe MHD_lookup_connection_value(self, .GET_ARGUMENT_KIND, "since").flatMap {
      unsafe String(validatingCString: $0)
    }
    return request
  }

  /// What is no text stays something: a header must not seem to be missing.
  private static func text(_ start: UnsafePointer<CChar>?, _ size: Int) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: size), as: UTF8.self)
  }

  /// Answers on a connection.
  fileprivate func queue(_ response: consuming HTTPResponse) -> MHD_Result {
    let status = response.status
    let headers = response.headers
    guard let answer = unsafe response.body.handOver() else { return .NO }
    defer { unsafe MHD_destroy_response(answer) }
    for (name, value) in headers { _ = unsafe MHD_add_response_header(answer, name, value) }
    return unsafe MHD_queue_response(self, status, answer)
  }
}

extension HTTPResponse.Body {
  /// Gives libmicrohttpd what is to be sent; it closes the file.
  fileprivate consuming func handOver() -> OpaquePointer? {
    switch consume self {
    case .bytes(let bytes):
      unsafe bytes.withUnsafeBytes { buffer in
        unsafe MHD_create_response_from_buffer(
          buffer.count,
          UnsafeMutableRawPointer(mutating: buffer.baseAddress),
          .RESPMEM_MUST_COPY
        )
      }
    case .file(let file, let part):
      unsafe MHD_create_response_from_fd_at_offset64(
        UInt64(part.count),
        file.release(),
        UInt64(part.lowerBound)
      )
    }
  }
}
