/// What of a file is sent: the whole, the part that a client asks for, or nothing.
struct SentPart {
  /// The status.
  let status: UInt32
  /// The headers that say which part it is.
  let headers: [(name: String, value: String)]
  /// Which bytes; `nil` if there is no such part.
  let range: Range<Int>?
  private let size: Int

  init(_ request: HTTPRequest, size: Int, _ validators: Validators) {
    self.size = size
    let isPart = request.method == "GET" && validators.allowPart(for: request)
    let accepted = [("Accept-Ranges", "bytes")]
    switch ByteRange(isPart ? request.headers[.range] : nil, size: size) {
    case .whole:
      (status, headers, range) = (200, accepted, 0..<size)
    case .part(let part):
      let text = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"
      (status, headers, range) = (206, accepted + [("Content-Range", text)], part)
    case .unsatisfiable:
      (status, headers, range) = (416, [], nil)
    }
  }

  /// Says that there is no such part.
  var refusal: HTTPResponse {
    .text(416, "There is no such part.", headers: [("Content-Range", "bytes */\(size)")])
  }
}
