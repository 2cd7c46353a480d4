#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An address to listen at, as the system has it.
struct SocketAddress {
  /// Which kind of address.
  let family: Int32
  private let bytes: [UInt8]

  /// Finds the address of a name, or of digits.
  init(host: String, port: UInt16) throws(ServingError) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    #if canImport(Glibc)
      unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      unsafe hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    let code = unsafe getaddrinfo(host, String(port), &hints, &found)
    guard code == 0, let first = unsafe found?.pointee, let address = unsafe first.ai_addr else {
      throw ServingError(
        "`\(host)` is no address: \(unsafe String(cString: gai_strerror(code)))",
        hint: "`--host` takes one of this machine's, such as `0.0.0.0` for all of them"
      )
    }
    defer { unsafe freeaddrinfo(found) }
    family = unsafe first.ai_family
    bytes = unsafe Array(UnsafeRawBufferPointer(start: address, count: Int(first.ai_addrlen)))
  }

  /// Whether nobody but this machine can reach it.
  var isLoopback: Bool {
    switch family {
    case AF_INET: bytes[MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 4] == 127
    case AF_INET6: Array(address6) == Array(repeating: 0, count: 15) + [1]
    default: false
    }
  }

  private var address6: ArraySlice<UInt8> {
    let start = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 8
    return bytes[start..<(start + 16)]
  }

  /// Opens a socket for it, which programs that are started don't inherit and which waits for nobody; -1 if
  /// that can't be done.
  func open() -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    if descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      // A client may have gone by the time that it is let in, which must not be waited for.
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    return descriptor
  }

  /// Gives a socket this address; returns whether it could be had.
  func bind(_ descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      let address = unsafe start.assumingMemoryBound(to: sockaddr.self)
      #if canImport(Glibc)
        return unsafe Glibc.bind(descriptor, address, socklen_t(bytes.count)) == 0
      #elseif canImport(Musl)
        return unsafe Musl.bind(descriptor, address, socklen_t(bytes.count)) == 0
      #else
        return unsafe Darwin.bind(descriptor, address, socklen_t(bytes.count)) == 0
      #endif
    }
  }

  /// Whether a text is an address in digits, of the older or of the newer kind.
  static func isWritten(_ text: String, isIPv6: Bool) -> Bool {
    // The newer kind is the longer one.
    var address = in6_addr()
    guard !text.utf8.contains(0) else { return false }
    return unsafe inet_pton(isIPv6 ? AF_INET6 : AF_INET, text, &address) == 1
  }

  /// The port of a socket that has one; both kinds of address have it at the same place.
  static func port(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isKnown = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &size) == 0
      }
    }
    return isKnown ? UInt16(bigEndian: address.sin6_port) : nil
  }
}
