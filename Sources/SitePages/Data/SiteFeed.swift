/// The feed of a site's scenarios (Atom, RFC 4287).
struct SiteFeed {
  /// Where it stands in the site.
  static let path = "feed.xml"

  /// The site's title.
  let title: String
  /// Where the site is published; the host is known.
  let address: SiteAddress
  /// When what the site shows was made.
  let timestamp: Timestamp

  /// Returns the feed: an entry for each scenario.
  func xml(_ summaries: [ScenarioSummary]) -> [UInt8] {
    var xml = HTMLWriter(reservingCapacity: 512 * (summaries.count + 1))
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.raw("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
    writeHead(title, page: "index", into: &xml)
    xml.raw("<link rel=\"self\"")
    xml.attribute("href", address.file(Self.path) ?? "")
    xml.raw("/>\n<author><name>")
    xml.text(title)
    xml.raw("</name></author>\n")
    for summary in summaries {
      xml.raw("<entry>\n")
      writeHead(summary.title, page: summary.path + "/index", into: &xml)
      xml.raw("<summary>")
      let counts = CountWording.sentence(summary.counts)
      xml.text(summary.lead.isEmpty ? counts : summary.lead + " " + counts)
      xml.raw("</summary>\n</entry>\n")
    }
    xml.raw("</feed>\n")
    return xml.bytes
  }

  private func writeHead(_ title: String, page: String, into xml: inout HTMLWriter) {
    let page = address.page(page) ?? ""
    xml.raw("<title>")
    xml.text(title)
    xml.raw("</title>\n<id>")
    xml.text(page)
    xml.raw("</id>\n<updated>")
    xml.text(timestamp.text)
    xml.raw("</updated>\n<link")
    xml.attribute("href", page)
    xml.raw("/>\n")
  }
}
