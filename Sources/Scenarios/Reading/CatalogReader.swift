import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// No kind has the name.
  static let unknownKind = Diagnostic.Code("unknown-kind")
}

/// Reads one catalog: its kind and its items.
struct CatalogReader {
  enum Key: Int, SchemaKey {
    case kind, items, title
    static let table = KeyTable(Self.self)
  }

  /// A catalog, as far as it is right.
  struct Catalog {
    /// The list screen's title, if the script gives one.
    var title: String?
    /// What the items are.
    var kind: Kind?
    /// The items.
    var items: [ItemPlan] = []
  }

  let kinds: ScriptKinds
  let items: ItemListReader

  /// Returns the catalog, and reports what is wrong with it.
  ///
  /// `mayHaveTitle` says whether no tab titles its list screen.
  func catalog(
    _ node: YAMLNode,
    mayHaveTitle: Bool,
    problems: inout DiagnosticBag
  ) -> Catalog {
    var catalog = Catalog()
    guard let reader = MappingReader<Key>(node, "a catalog", problems: &problems) else {
      return catalog
    }
    if let title = reader.entry(.title), !mayHaveTitle {
      let hint = "the tab's own `title` is the list's title"
      problems.add(title.key.error(.unknownKey, "`title` in the catalog of a tab", hint: hint))
    }
    catalog.title = reader[.title]?.title("`title`", problems: &problems)
    catalog.kind = kind(reader, problems: &problems)
    guard let items = reader.required(.items, problems: &problems), let kind = catalog.kind else {
      return catalog
    }
    catalog.items = self.items.items(items, kind: kind, problems: &problems).map(ItemPlan.init)
    return catalog
  }

  /// Returns the kind; for a name that is not known, the one that was probably meant, so that what
  /// follows can be checked as well.
  private func kind(_ reader: MappingReader<Key>, problems: inout DiagnosticBag) -> Kind? {
    let names = kinds.names
    let known = "the kinds are " + names.inWords
    guard let node = reader.required(.kind, hint: known, problems: &problems),
      let name = node.text("`kind`", problems: &problems)
    else { return nil }
    switch kinds[name] {
    case .kind(let kind): return kind
    case .wrong: return nil
    case .unknown: break
    }
    let meant = NearestName.nearest(to: name, in: names)
    let hint = meant.map { "did you mean `\($0)`?" } ?? known + "; `kinds:` declares others"
    problems.add(node.error(.unknownKind, "unknown kind " + name.inBackticks, hint: hint))
    guard let meant, case .kind(let kind) = kinds[meant] else { return nil }
    return kind
  }
}

extension ItemPlan {
  /// Creates an item from what was read.
  init(_ draft: ItemDraft) {
    self.init(id: draft.id, values: draft.values, place: Place(draft.node))
  }
}
