/// By what a client tells whether what it has is still what is served.
struct Validators {
  /// What tells this state from others, with its quotes.
  let tag: String
  /// When it was last written, as HTTP writes it.
  let modified: String?

  /// Whether a request, by its conditions, needs no answer but that nothing has changed.
  func hold(for request: HTTPRequest) -> Bool {
    // The second condition counts only where the first is not set.
    if let tags = request.headers[.ifNoneMatch] { return has(tags) }
    // Whoever got the time from here has it in just these words.
    guard let modified, let since = request.headers[.ifModifiedSince] else { return false }
    return since == modified
  }

  /// Whether a part of what is served fits what the client has already.
  func allowPart(for request: HTTPRequest) -> Bool {
    guard let condition = request.headers[.ifRange] else { return true }
    return condition == tag || condition == modified
  }

  /// The headers that tell them.
  var headers: [(name: String, value: String)] {
    var headers = [("ETag", tag)]
    if let modified { headers.append(("Last-Modified", modified)) }
    return headers
  }

  private func has(_ tags: String) -> Bool {
    tags.split(separator: ",").contains { part in
      var known = part[...]
      while known.first == " " || known.first == "\t" { known = known.dropFirst() }
      while known.last == " " || known.last == "\t" { known = known.dropLast() }
      if known.hasPrefix("W/") { known = known.dropFirst(2) }
      return known == "*" || known == tag
    }
  }
}
