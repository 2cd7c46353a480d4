extension Scenario {
  /// The items of a list, and what they are.
  public struct Catalog: Sendable {
    /// Where the items come from.
    public enum Contents: Sendable {
      /// From code.
      case items([Item])
      /// From a file.
      case file(ItemFile)
    }

    /// What the items are.
    public var kind: KindName
    /// The title of the list; `nil` for the catalog's own name.
    ///
    /// Only for an app without tabs: the list of a tab has the tab's title.
    public var title: String?
    /// The items.
    public var contents: Contents

    /// Creates a catalog with items, in order.
    public init(_ kind: KindName, title: String? = nil, _ items: [Item]) {
      self.kind = kind
      self.title = title
      contents = .items(items)
    }

    /// Creates a catalog with the items of a file.
    public init(_ kind: KindName, title: String? = nil, from file: ItemFile) {
      self.kind = kind
      self.title = title
      contents = .file(file)
    }
  }

  /// The name of a kind: one that ships, or one of the scenario's own.
  ///
  /// ```swift
  /// Scenario.Catalog(.colorItem, [.color("Red", "#FF3B30")])
  /// Scenario.Catalog(.of(photo), [["title": "Harbour"]])
  /// ```
  public struct KindName: Sendable, Hashable {
    /// The name.
    public let name: String

    /// A colour with a name, which can be starred.
    public static let colorItem = KindName(name: "ColorItem")
    /// A setting with options, one of which is selected.
    public static let detailModel = KindName(name: "DetailModel")

    /// Returns the name of a kind that is made in code, and that the scenario has among its kinds.
    public static func of(_ kind: Kind) -> KindName { KindName(name: kind.name) }
  }
}
