internal import Bytes

/// The list of a site's pages for search engines: `sitemap.xml`, and parts of it if it is long.
enum SiteMap {
  /// The most addresses that a file may hold (sitemaps.org).
  static let mostAddresses = 50_000

  /// Returns the files, the first of them `sitemap.xml`; `pages` are addresses.
  static func files(
    _ pages: [String],
    address: (_ file: String) -> String
  ) -> [(path: String, bytes: [UInt8])] {
    guard pages.count > mostAddresses else {
      return [("sitemap.xml", list("urlset", "url", pages))]
    }
    let parts = stride(from: 0, to: pages.count, by: mostAddresses).enumerated().map {
      (part: $0.offset + 1, pages: pages[$0.element..<min($0.element + mostAddresses, pages.count)])
    }
    let names = parts.map { "sitemap-\($0.part).xml" }
    let index = list("sitemapindex", "sitemap", names.map(address))
    return [("sitemap.xml", index)]
      + zip(names, parts).map { ($0, list("urlset", "url", $1.pages)) }
  }

  /// Returns the names of the files for so many pages.
  static func paths(pages: Int) -> [String] {
    guard pages > mostAddresses else { return ["sitemap.xml"] }
    let parts = (pages + mostAddresses - 1) / mostAddresses
    return ["sitemap.xml"] + (1...parts).map { "sitemap-\($0).xml" }
  }

  private static func list(
    _ root: StaticString,
    _ entry: StaticString,
    _ addresses: some Sequence<String>
  ) -> [UInt8] {
    var xml = HTMLWriter(reservingCapacity: 16 * 1024)
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<")
    xml.raw(root)
    xml.raw(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for address in addresses {
      xml.raw("<")
      xml.raw(entry)
      xml.raw("><loc>")
      xml.text(address)
      xml.raw("</loc></")
      xml.raw(entry)
      xml.raw(">\n")
    }
    xml.raw("</")
    xml.raw(root)
    xml.raw(">\n")
    return xml.bytes
  }
}
