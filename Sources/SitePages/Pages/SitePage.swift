internal import MarkdownTree

/// A page of the site: what it is called, where it stands, and what is on it.
///
/// Each kind of page is a type; all are laid out by the same templates.
protocol SitePage {
  /// What the page is called and where it stands.
  var head: PageHead { get }

  /// About how many bytes it takes, at most: memory for so many is asked for, and taken as it is used.
  var expectedSize: Int { get }

  /// Adds what is on the page, in the form of `page`.
  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers)
}

extension SitePage {
  /// As many as most pages take.
  var expectedSize: Int { 16 * 1024 }
}

/// What a page is called and where it stands.
struct PageHead: Sendable {
  /// A way up, or to a neighbour.
  struct Link {
    /// The words of the link; plain text.
    var title: String
    /// Where it leads: a path from the site's folder, without an ending.
    var path: String
  }

  /// What kind of page it is, for the style sheet.
  enum Kind: String {
    case index, storyboard, list, item, step, timeline, coverage, matrix, missing
    case review, comparison, divergence
  }

  /// What kind of page it is.
  var kind: Kind
  /// Whether it is the first page of all.
  var isFirst: Bool { kind == .index || kind == .review }
  /// The path from the site's folder, without an ending.
  var path: String
  /// The title; plain text.
  var title: String
  /// One sentence on the page, for search engines and previews of links.
  var summary = ""
  /// What it was made from, in words; `nil` for a page of all scenarios.
  var source: String?
  /// The title of the scenario that it is a page of, unless it has that title itself; plain text.
  var scenario: String?
  /// The pages above it, from the top.
  var ancestors: [Link] = []
  /// The page before it, in its order.
  var previous: Link?
  /// The page after it, in its order.
  var next: Link?
  /// The name of the style sheet's class for its phone, if that is not the standard one.
  var hasDeviceStyle = false
}
