import Publishing

/// What a client is answered.
package struct HTTPResponse: ~Copyable {
  /// What is sent.
  enum Body: ~Copyable {
    case bytes([UInt8])
    /// A part of a file.
    case file(FolderFile, Range<Int>)
  }

  /// The status, such as 404.
  var status: UInt32
  /// The headers, beside those that the server itself adds.
  var headers: [(name: String, value: String)]
  /// What is sent, or with 304 what would have been: its size stands in a header.
  var body: Body

  init(_ status: UInt32, _ headers: [(name: String, value: String)], _ body: consuming Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A short text.
  static func text(
    _ status: UInt32,
    _ text: String,
    headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    HTTPResponse(
      status,
      [("Content-Type", "text/plain; charset=utf-8")] + SiteHeaders.always + headers,
      .bytes(Array((text + "\n").utf8))
    )
  }
}
