package import CatalogModel
package import Diagnostics
package import YAMLReading

extension Diagnostic.Code {
  /// Two items with one identifier, or two steps.
  package static let duplicateID = Diagnostic.Code("duplicate-id")
}

/// Reads what stands behind `items:`: a list, or the name of a file to fetch them from.
package struct ItemListReader: Sendable {
  private let files: ImportedFiles
  private let script: String
  private let mostItems: Int
  /// The name of a file that takes the place of `from`; `nil` for the one that stands there.
  package var from: YAMLNode?

  /// Creates a reader.
  ///
  /// `script` is the script as shown in messages, to whose folder paths are relative; with more than
  /// `mostItems` items a list is an error.
  package init(files: ImportedFiles, script: String, mostItems: Int = 1_000_000) {
    self.files = files
    self.script = script
    self.mostItems = mostItems
  }

  /// Returns the items, as far as they are right, and reports what is wrong with the others.
  package func items(
    _ node: YAMLNode,
    kind: Kind,
    problems: inout DiagnosticBag
  ) -> [ItemDraft] {
    let items: [ItemDraft]
    switch node.kind {
    case .sequence:
      items = list(node, kind: kind, problems: &problems)
      if let from {
        let note = Diagnostic.Note("the items stand here", at: node.location)
        let message = "the items of the catalog come from no file"
        let hint = "write `items: {}`, perhaps with `map` and the like"
        problems.add(from.error(.conflictingKeys, message, hint: hint, notes: [note]))
      }
    case .mapping where isItem(node, kind):
      let hint = "begin each item with `- `"
      problems.add(node.wrongType("`items`", is: "a list of items", hint: hint))
      items = []
    case .mapping:
      items = Importer(files: files, script: script, mostItems: mostItems, from: from)
        .items(node, kind: kind, problems: &problems)
    case .scalar:
      let hint = "write `[…]`, or `{from: FILE}`"
      problems.add(node.wrongType("`items`", is: "a list of items", hint: hint))
      items = []
    }
    checkIDs(items, problems: &problems)
    return items
  }

  /// Whether a mapping is an item where a list of them belongs.
  private func isItem(_ node: YAMLNode, _ kind: Kind) -> Bool {
    let fields = FieldTable(kind: kind)
    return from == nil && node.value(of: "from") == nil
      && node.entries.contains {
        fields.index(of: $0.key) != nil || fields.titles[$0.key.text] != nil
      }
  }

  private func list(
    _ node: YAMLNode,
    kind: Kind,
    problems: inout DiagnosticBag
  ) -> [ItemDraft] {
    guard node.elements.count <= mostItems else {
      let message = "the list has \(node.elements.count) items, \(mostItems) are allowed"
      problems.add(node.error(.limitExceeded, message, hint: ImportSink.moreItems))
      return []
    }
    var reader = ItemReader(kind: kind)
    var items: [ItemDraft] = []
    items.reserveCapacity(node.elements.count)
    for element in node.elements {
      if let item = reader.item(element, problems: &problems) { items.append(item) }
    }
    return items
  }

  private func checkIDs(_ items: [ItemDraft], problems: inout DiagnosticBag) {
    var first: [String: YAMLNode] = [:]
    for item in items {
      guard let id = item.id, let earlier = first.updateValue(place(item), forKey: id) else {
        continue
      }
      let note = Diagnostic.Note("it stands here first", at: earlier.location)
      let message = "the id \(id.inBackticks) is used by two items"
      problems.add(place(item).error(.duplicateID, message, notes: [note]))
    }
  }

  private func place(_ item: ItemDraft) -> YAMLNode { item.node.value(of: "id") ?? item.node }
}
