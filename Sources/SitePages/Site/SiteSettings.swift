/// What a site is called, and where and how it is published.
package struct SiteSettings: Sendable {
  /// The site's title; plain text.
  package var title: String
  /// Where it is published, if that is known.
  package var address: SiteAddress?
  /// The colour of a browser's own frame around the pages, as `#rrggbb`.
  package var themeColor: String?
  /// When what the site shows was made, in seconds since 1970.
  ///
  /// Nothing here reads a clock, so without it there is no feed, which has to name a time.
  package var date: Int?

  /// Creates settings.
  package init(
    title: String = "Peekbook",
    address: SiteAddress? = nil,
    themeColor: String? = nil,
    date: Int? = nil
  ) {
    self.title = title
    self.address = address
    self.themeColor = themeColor
    self.date = date
  }

  /// Whether there is a feed: its links have to be absolute, and it has to name a time.
  package var hasFeed: Bool { address?.origin != nil && timestamp != nil }

  /// The date as a feed writes it.
  var timestamp: Timestamp? { date.flatMap(Timestamp.init) }
}
