/// What a client asks for.
package struct HTTPRequest: Sendable {
  /// The headers that are looked at.
  enum Header: String, CaseIterable {
    case host = "Host"
    case range = "Range"
    case ifRange = "If-Range"
    case ifNoneMatch = "If-None-Match"
    case ifModifiedSince = "If-Modified-Since"
    case length = "Content-Length"
    case encoding = "Transfer-Encoding"
  }

  /// The method, such as `GET`.
  var method: String
  /// The path as the client wrote it, without what follows a question mark.
  var target: String
  /// The state of the site that the client knows, where it asks to be told of the next one.
  var since: String?
  /// The headers, as far as they are looked at.
  var headers: [Header: String] = [:]

  /// Adds a header, if it is looked at; what comes several times is a list with commas.
  mutating func add(_ name: String, _ value: String) {
    let name = name.lowercased()
    guard let header = Header.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return
    }
    headers[header] = headers[header].map { $0 + ", " + value } ?? value
  }

  /// Whether it names more than one host.
  var hasSeveralHosts: Bool { headers[.host]?.contains(",") ?? false }

  /// Whether something is sent with it.
  var hasBody: Bool {
    headers[.encoding] != nil || ![nil, "0"].contains(headers[.length])
  }
}
