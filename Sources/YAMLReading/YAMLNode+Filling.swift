/// How much may be copied while placeholders are replaced, until it is used up.
package struct FillingBudget: Sendable {
  /// The number of nodes.
  package var nodes: Int
  /// The size of all texts, in bytes.
  package var bytes: Int

  /// Creates a budget.
  package init(nodes: Int, bytes: Int) {
    self.nodes = nodes
    self.bytes = bytes
  }
}

/// A copy of a node in which placeholders are replaced.
package struct FilledNode: Sendable {
  /// The copy, whose locations are those of what was copied; the node itself if there was nothing to
  /// replace.
  package let node: YAMLNode
  /// The placeholders that were named, each as often as it was, whether or not something stands for
  /// them.
  package fileprivate(set) var used: [String] = []
  /// The names that nothing stands for, each with the text that it is in.
  package fileprivate(set) var unknown: [(name: String, node: YAMLNode)] = []
  /// The mappings below the node that are written like a placeholder that nothing stands for.
  package fileprivate(set) var unreplaced: [(name: String, node: YAMLNode)] = []
}

extension FilledNode {
  /// Creates what comes of a node in which nothing is replaced.
  package init(node: YAMLNode) {
    self.node = node
  }
}

extension YAMLNode {
  /// Returns a copy in which placeholders are replaced, or `nil` if it would cost more than is left
  /// of the budget.
  ///
  /// A placeholder is `{name}`, within a text or alone, where YAML takes it for a mapping in
  /// brackets. Aliases are replaced by what they stand for.
  ///
  /// - Complexity: O(*n*) in the nodes and bytes of the copy.
  package func filled(
    with placeholders: YAMLPlaceholders,
    budget: inout FillingBudget
  ) -> FilledNode? {
    guard document.mayHavePlaceholders(index) else { return FilledNode(node: self) }
    var copier = NodeCopier(document, placeholders, budget)
    defer { budget = copier.budget }
    guard copier.copy(index) != nil else { return nil }
    return copier.finish()
  }
}

extension YAMLDocument {
  /// Whether a copy of a node, placeholders replaced, could be another than the node.
  ///
  /// It calls itself for what is in a node, never deeper than a file may nest, and follows no alias.
  fileprivate func mayHavePlaceholders(_ index: Int) -> Bool {
    let record = records[index]
    guard !record.isAnchored else { return true }
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    switch record.shape {
    case .scalar: return scalarText[range].contains(UInt8(ascii: "{"))
    case .mapping where record.style == .flow: return true
    case .sequence, .mapping: return children[range].contains { mayHavePlaceholders(Int($0)) }
    case .alias, .unresolved: return true
    }
  }
}

/// Copies nodes into a document of their own.
///
/// It calls itself for what is in a node, never deeper than a file may nest.
private struct NodeCopier {
  private typealias Record = YAMLDocument.Record

  private let document: YAMLDocument
  private let placeholders: YAMLPlaceholders
  private(set) var budget: FillingBudget
  private var records: [Record] = []
  private var children: [UInt32] = []
  private var text: [UInt8] = []
  private var used: [String] = []
  private var unknown: [(name: String, record: Int)] = []
  private var unreplaced: [(name: String, record: Int)] = []

  init(_ document: YAMLDocument, _ placeholders: YAMLPlaceholders, _ budget: FillingBudget) {
    self.document = document
    self.placeholders = placeholders
    self.budget = budget
  }

  /// Copies a node and what is below it; returns its new place.
  mutating func copy(_ index: Int) -> Int? {
    var record = document.records[index]
    if record.shape == .alias { record = document.records[Int(record.first)] }
    budget.nodes -= 1
    guard budget.nodes >= 0, budget.bytes >= 0 else { return nil }
    record.isAnchored = false
    if record.shape == .scalar { return copyScalar(record) }
    if let name = soleName(in: record) {
      if let text = placeholders.text(of: name) { return replace(record, by: name, text) }
      // A step may well be a verb in brackets.
      let name = String(decoding: name, as: UTF8.self)
      if !records.isEmpty, YAMLPlaceholders.isName(name) {
        unreplaced.append((name, records.count))
      }
    }
    return copyCollection(record)
  }

  func finish() -> FilledNode {
    let copy = YAMLDocument(
      records: records,
      children: children,
      scalarText: text,
      anchors: [:],
      source: document.source,
      trail: document.trail
    )
    return FilledNode(
      node: copy.root,
      used: used,
      unknown: unknown.map { ($0.name, YAMLNode(document: copy, record: $0.record)) },
      unreplaced: unreplaced.map { ($0.name, YAMLNode(document: copy, record: $0.record)) }
    )
  }

  private mutating func copyCollection(_ original: Record) -> Int? {
    let place = records.count
    let first = children.count
    records.append(original)
    records[place].first = UInt32(first)
    children.append(contentsOf: repeatElement(0, count: Int(original.count)))
    for child in 0..<Int(original.count) {
      let index = Int(document.children[Int(original.first) + child])
      guard let copy = copy(index) else { return nil }
      children[first + child] = UInt32(copy)
    }
    return place
  }

  private mutating func copyScalar(_ original: Record) -> Int {
    let written = textOf(original)
    let filled = PlaceholderText(written, placeholders)
    for name in filled.used { used.append(String(decoding: name, as: UTF8.self)) }
    if let name = filled.unknown {
      unknown.append((String(decoding: name, as: UTF8.self), records.count))
    }
    guard let replaced = filled.replaced else { return append(original, written) }
    return append(original, replaced[...], style: .replaced)
  }

  /// Returns the name that a mapping consists of, if it may be a placeholder: YAML reads `{row}` so.
  private func soleName(in record: Record) -> ArraySlice<UInt8>? {
    guard record.shape == .mapping, record.style == .flow, record.count == 2 else { return nil }
    let key = document.records[Int(document.children[Int(record.first)])]
    let value = document.records[Int(document.children[Int(record.first) + 1])]
    guard key.shape == .scalar, key.style == .plain, value.shape == .scalar,
      value.style == .plain, value.count == 0
    else { return nil }
    return textOf(key)
  }

  private mutating func replace(_ original: Record, by name: ArraySlice<UInt8>, _ text: [UInt8])
    -> Int
  {
    used.append(String(decoding: name, as: UTF8.self))
    var record = original
    record.shape = .scalar
    return append(record, text[...], style: .replaced)
  }

  private func textOf(_ record: Record) -> ArraySlice<UInt8> {
    document.scalarText[Int(record.first)..<Int(record.first) + Int(record.count)]
  }

  private mutating func append(
    _ original: Record,
    _ bytes: ArraySlice<UInt8>,
    style: Style? = nil
  ) -> Int {
    var record = original
    record.first = UInt32(text.count)
    record.count = UInt32(bytes.count)
    if let style { record.style = style }
    text += bytes
    budget.bytes -= bytes.count
    records.append(record)
    return records.count - 1
  }
}
