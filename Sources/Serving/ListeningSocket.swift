#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket on which requests come in.
package struct ListeningSocket: ~Copyable {
  /// How many connections wait while the server is busy with a build.
  private static let backlog: Int32 = 128

  let descriptor: Int32
  /// The port; one that the system chose if any would do.
  package let port: UInt16
  /// Whether nobody but this machine can reach it.
  package let isLoopback: Bool
  /// Whether it is of the newer kind.
  let isIPv6: Bool

  /// Listens at an address of this machine, by its name or in digits; port 0 is any that is free.
  package init(host: String, port: UInt16) throws(ServingError) {
    let address = try SocketAddress(host: host, port: port)
    let descriptor = address.open()
    guard descriptor >= 0 else { throw Self.problem(host, port, errno) }
    var on: Int32 = 1
    // A server that was ended a moment ago leaves its port busy for a while.
    _ = unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_REUSEADDR,
      &on,
      socklen_t(MemoryLayout<Int32>.size)
    )
    guard address.bind(descriptor), listen(descriptor, Self.backlog) == 0 else {
      let problem = Self.problem(host, port, errno)
      close(descriptor)
      throw problem
    }
    self.descriptor = descriptor
    isIPv6 = address.family == AF_INET6
    isLoopback = address.isLoopback
    self.port = SocketAddress.port(of: descriptor) ?? port
  }

  /// Hands the socket over to who closes it.
  consuming func release() -> Int32 { descriptor }

  private static func problem(_ host: String, _ port: UInt16, _ code: Int32) -> ServingError {
    switch code {
    case EADDRINUSE:
      return ServingError(
        "port \(port) of `\(host)` is taken",
        hint: "another `peekbook serve` may be running; `--port 0` takes one that is free"
      )
    case EADDRNOTAVAIL:
      return ServingError(
        "`\(host)` is no address of this machine",
        hint: "leave `--host` out to serve to this machine alone"
      )
    default:
      let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
      return ServingError("can't listen on port \(port) of `\(host)`: \(reason)")
    }
  }
}
