/// Where a relative link leads.
struct LinkTarget {
  /// The path from the site's folder; a link out of it leads to what there is none of.
  let path: String
  /// The place on the page.
  let fragment: String?

  /// Resolves a link of a page; `nil` for one that leads to another site.
  init?(_ link: String, on page: String) {
    for scheme in ["http:", "https:", "mailto:"] where link.hasPrefix(scheme) { return nil }
    let parts = link.utf8.split(
      separator: UInt8(ascii: "#"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let fragment = parts.count > 1 ? Self.decoded(parts[1]) : nil
    self.fragment = fragment?.isEmpty == true ? nil : fragment
    guard let first = parts.first, !first.isEmpty else {
      path = page
      return
    }
    var folder = page.split(separator: "/").dropLast().map(String.init)
    for part in first.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let name = Self.decoded(part)
      if name == "..", folder.popLast() == nil { folder.append("..") }
      if name != "..", name != "." { folder.append(name) }
    }
    path = folder.joined(separator: "/")
  }

  /// Returns what a link is without its percent signs.
  static func decoded(_ link: String) -> String { decoded(link.utf8) }

  private static func decoded(_ text: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
