/// Under which names the server answers.
///
/// A page of another site may have its own name lead to this machine, and so read what is served to
/// this machine alone. Its name stands in the header `Host`, and is none of these.
package struct AcceptedHosts: Sendable {
  private let named: String

  /// Creates the set of names: digits, those of this machine, and the one that a person gave.
  package init(named: String) {
    self.named = named.lowercased()
  }

  /// Whether a request is meant for this server, by its header `Host`.
  ///
  /// Nobody can have an address in digits lead elsewhere.
  func accept(_ header: String?) -> Bool {
    guard let name = header.flatMap(Self.name) else { return false }
    guard name.hasPrefix("[") else {
      return name == named || name == "localhost" || SocketAddress.isWritten(name, isIPv6: false)
    }
    let address = String(name.dropFirst().dropLast())
    return address == named || SocketAddress.isWritten(address, isIPv6: true)
  }

  /// The header without its port, in lower case; `nil` if it is none.
  private static func name(_ header: String) -> String? {
    let text = header.lowercased()
    let end: String.Index
    if text.hasPrefix("[") {
      guard let bracket = text.firstIndex(of: "]") else { return nil }
      end = text.index(after: bracket)
    } else {
      end = text.firstIndex(of: ":") ?? text.endIndex
    }
    let port = text[end...]
    guard port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy(isDigit) else {
      return nil
    }
    return String(text[..<end])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
