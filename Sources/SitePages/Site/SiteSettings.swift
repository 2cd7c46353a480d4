/// What a site is called.
package struct SiteSettings: Sendable {
  /// The site's title; plain text.
  package var title: String

  /// Creates settings.
  package init(title: String = "Peekbook") {
    self.title = title
  }
}
