/// What a page of HTML holds, read by rules stricter than a browser's: whatever a browser would mend is
/// a fault here.
package struct HTMLFacts {
  /// The values of its `id` attributes.
  package private(set) var ids: Set<String> = []
  /// Where its links, scripts, styles and pictures come from.
  package private(set) var links: [String] = []

  /// All of its text, without the space in it.
  package private(set) var words: [UInt8] = []

  private var open: [String] = []

  /// Reads a page of the site.
  ///
  /// - Throws: what is wrong with it, behind its path.
  static func reading(_ path: String, _ bytes: [UInt8]) throws(BrokenPromise) -> HTMLFacts {
    do throws(BrokenPromise) {
      return try HTMLFacts(page: bytes)
    } catch {
      throw BrokenPromise("\(path): \(error.description)")
    }
  }

  /// Reads a whole page.
  package init(page bytes: [UInt8]) throws(BrokenPromise) {
    let start = Array("<!DOCTYPE html>\n".utf8)
    try BrokenPromise.check(bytes.starts(with: start), "no document type")
    try self.init(fragment: Array(bytes.dropFirst(start.count)))
    try BrokenPromise.check(seen.isSuperset(of: ["html", "head", "title", "body"]), "no page")
  }

  private var seen: Set<String> = []

  /// Reads a part of a page.
  package init(fragment bytes: [UInt8]) throws(BrokenPromise) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BrokenPromise("HTML that is not UTF-8")
    }
    try InvisibleText.check(text)
    var tokens = HTMLTokens(bytes)
    while let token = try tokens.next() {
      switch token {
      case .text(let text): words += text.utf8.lazy.filter { $0 > 0x20 }
      case .start(let tag): try add(tag, &tokens)
      case .end(let name):
        let last = open.popLast()
        try BrokenPromise.check(last == name, "</\(name)> where \(last ?? "nothing") is open")
      }
    }
    try BrokenPromise.check(open.isEmpty, "never closed: \(open)")
  }

  private mutating func add(_ tag: HTMLTag, _ tokens: inout HTMLTokens) throws(BrokenPromise) {
    try BrokenPromise.check(HTMLNames.elements.contains(tag.name), "an element <\(tag.name)>")
    for (inner, outer) in HTMLNames.forbidden where inner.contains(tag.name) {
      try BrokenPromise.check(!open.contains(outer), "<\(tag.name)> in <\(outer)>")
    }
    seen.insert(tag.name)
    for (name, value) in tag.attributes { try add(name, value) }
    if tag.name == "script" {
      try BrokenPromise.check(tag["src"] != nil, "a script in the page")
    }
    if HTMLNames.void.contains(tag.name) || tag.isClosed { return }
    open.append(tag.name)
  }

  private mutating func add(_ name: String, _ value: String) throws(BrokenPromise) {
    try BrokenPromise.check(
      !name.hasPrefix("on") && name != "style" && name != "srcdoc",
      "an attribute \(name)=\"\(value)\""
    )
    if HTMLNames.addresses.contains(name) { links.append(value) }
    guard name == "id" else { return }
    try BrokenPromise.check(
      !value.isEmpty && !value.utf8.contains { $0 <= 0x20 },
      "an id \"\(value)\""
    )
    try BrokenPromise.check(ids.insert(value).inserted, "the id \"\(value)\" twice")
  }

  /// No address has a scheme that could act.
  package func checkSchemes() throws(BrokenPromise) {
    for link in links {
      let bare = link.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
      let text = String(String.UnicodeScalarView(bare)).lowercased()
      let scheme = text.prefix { !"/?#:".contains($0) }
      let hasScheme = text.dropFirst(scheme.count).first == ":"
      try BrokenPromise.check(
        !hasScheme || ["http", "https", "mailto"].contains(scheme),
        "an address \"\(link)\""
      )
      try BrokenPromise.check(
        !text.hasPrefix("//") && !text.hasPrefix("\\"),
        "an address \"\(link)\" of another site"
      )
    }
  }
}
