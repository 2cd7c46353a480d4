/// Headers of all that is served.
enum SiteHeaders {
  /// A browser asks again each time, guesses no type, and hands nothing to pages of other sites.
  static let always: [(name: String, value: String)] = [
    ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
  ]
}
