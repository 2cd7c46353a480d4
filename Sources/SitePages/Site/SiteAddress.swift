internal import MarkdownTree

/// Where a site is published.
package struct SiteAddress: Sendable, Hashable {
  /// Scheme and host, such as `https://example.org`; `nil` if only the path is known.
  package let origin: String?
  /// The path of the site's folder, with a slash at both ends.
  package let path: String

  /// Reads `https://example.org/book/`, or only a path such as `/book`; `nil` for what is neither.
  ///
  /// A slash at the end may be left out. There is no query, no fragment and no user in it.
  package init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"'<>?#\\@`{}|^".utf8.contains(byte)
    }
    guard isPlain else { return nil }
    var rest = text[...]
    if let scheme = ["https://", "http://"].first(where: rest.hasPrefix) {
      let host = rest.dropFirst(scheme.utf8.count).prefix { $0 != "/" }
      guard !host.isEmpty else { return nil }
      origin = scheme + host
      rest = rest[host.endIndex...]
    } else {
      guard rest.hasPrefix("/"), !rest.hasPrefix("//") else { return nil }
      origin = nil
    }
    let folders = rest.split(separator: "/")
    guard !folders.contains(where: { $0 == "." || $0 == ".." }) else { return nil }
    path = folders.reduce("/") { $0 + $1 + "/" }
  }

  /// Returns the address of a page in HTML by its path from the site's folder, without an ending;
  /// `nil` if the host is not known.
  func page(_ path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isIndex = parts.last?.elementsEqual("index".utf8) ?? false
    // What servers show for a folder is its index; one of the two addresses has to be the one.
    return file(isIndex ? String(Substring(path.utf8.dropLast(5))) : path + ".html")
  }

  /// Returns the address of a file by its path from the site's folder; `nil` if the host is not
  /// known.
  func file(_ path: String) -> String? {
    origin.map { $0 + self.path + RelativeLink.encode(path: path) }
  }
}
