extension Scenario {
  /// How peek and pop is wired onto a list.
  public enum Integration: String, Sendable, Hashable, CaseIterable {
    /// Declared, as a table of segues.
    case storyboard
    /// By a previewing delegate.
    case code
  }

  /// How large the phone's text is: the steps of its own setting.
  public enum TextSize: String, Sendable, Hashable, CaseIterable {
    /// Sizes from 14 to 23 points; `l` is the usual one, 17.
    case xs, s, m, l, xl, xxl, xxxl
    /// Sizes for accessibility, from 28 to 53 points.
    case ax1, ax2, ax3, ax4, ax5
  }

  /// One tab: a list with a catalog of its own.
  public struct Tab: Sendable {
    /// The tab's title, and its list's.
    public var title: String
    /// How peek and pop is wired.
    public var integration: Integration
    /// The items of its list.
    public var catalog: Catalog

    /// Creates a tab.
    public init(_ title: String, integration: Integration = .storyboard, catalog: Catalog) {
      self.title = title
      self.integration = integration
      self.catalog = catalog
    }
  }
}
