extension String {
  /// The text, cut if it is too long for a message.
  var shortened: String {
    guard utf8.count > 100 else { return self }
    var short = ""
    short.unicodeScalars.append(contentsOf: unicodeScalars.prefix(60))
    return short + "…"
  }
}
