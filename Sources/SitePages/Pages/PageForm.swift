/// The two forms in which every page is published.
enum PageForm: Sendable, CaseIterable {
  /// For browsers.
  case html
  /// For code hosts, editors and terminals.
  case markdown

  /// What the paths of pages end in.
  var ending: String {
    switch self {
    case .html: ".html"
    case .markdown: ".md"
    }
  }
}
