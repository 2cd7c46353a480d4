package import YAMLReading

/// A correction that can't be written into its script, and why.
package struct Uncorrectable: Error, Sendable {
  /// The value that stays as it is.
  package let node: YAMLNode
  /// Why, as a phrase.
  package let reason: String

  /// Creates a refusal.
  package init(node: YAMLNode, reason: String) {
    self.node = node
    self.reason = reason
  }
}

extension Correction {
  /// Returns what is to change in the script where an expectation's value is `node`.
  ///
  /// - Throws: Why nothing can be changed.
  package func changes(at node: YAMLNode) throws(Uncorrectable) -> [YAMLChange] {
    switch self {
    case .text(let text): return [YAMLChange(node, .scalar(YAMLChange.Scalar(text)))]
    case .word(let word):
      return [YAMLChange(node, .scalar(YAMLChange.Scalar(word, isWord: true)))]
    case .texts(let texts):
      guard node.kind == .sequence else {
        throw Uncorrectable(node: node, reason: "it is not written as a list")
      }
      return [YAMLChange(node, .elements(Self.elements(texts, of: node)))]
    case .values(let values): return try Self.changes(values, at: node)
    case .events(let events): return try Self.changes(events, at: node)
    case .impossible(let reason): throw Uncorrectable(node: node, reason: reason)
    }
  }

  private static func changes(
    _ values: [Correction?],
    at node: YAMLNode
  ) throws(Uncorrectable) -> [YAMLChange] {
    // `reloaded` may be a list for the one tab that is selected.
    guard node.kind == .mapping else {
      guard values.count == 1, let value = values[0] else {
        throw Uncorrectable(node: node, reason: "it is not written as a mapping")
      }
      return try value.changes(at: node)
    }
    var changes: [YAMLChange] = []
    for (entry, value) in zip(node.entries, values) {
      if let value { changes += try value.changes(at: entry.value) }
    }
    return changes
  }

  /// Between what both lists begin and end with, so many entries are aligned; of longer ones all are
  /// written anew, as aligning them takes time that grows with the square of what differs.
  private static let mostAligned = 1_000

  /// The elements of a list of texts, of which those that stay are kept as they stand.
  private static func elements(_ texts: [String], of node: YAMLNode) -> [YAMLChange.Element] {
    let old = node.elements.map(\.text)
    func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
    var start = 0
    while start < min(old.count, texts.count), isSame(old[start], texts[start]) { start += 1 }
    var end = 0
    while end < min(old.count, texts.count) - start,
      isSame(old[old.count - 1 - end], texts[texts.count - 1 - end])
    {
      end += 1
    }
    let (oldRest, rest) = (old[start..<(old.count - end)], texts[start..<(texts.count - end)])
    let changed =
      max(oldRest.count, rest.count) <= mostAligned
      ? aligned(Array(oldRest), Array(rest)) : rest.map { .new(YAMLChange.Scalar($0)) }
    let middle = changed.map { element in
      if case .kept(let place) = element { YAMLChange.Element.kept(start + place) } else { element }
    }
    return (0..<start).map { .kept($0) } + middle
      + ((old.count - end)..<old.count).map { .kept($0) }
  }

  private static func aligned(_ old: [String], _ new: [String]) -> [YAMLChange.Element] {
    var inserted: Set<Int> = []
    var removed: Set<Int> = []
    for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .insert(let offset, _, _): inserted.insert(offset)
      case .remove(let offset, _, _): removed.insert(offset)
      }
    }
    var kept = old.indices.filter { !removed.contains($0) }.makeIterator()
    return new.enumerated().map { offset, text in
      guard !inserted.contains(offset), let place = kept.next() else {
        return .new(YAMLChange.Scalar(text))
      }
      return .kept(place)
    }
  }
}

// Events.
extension Correction {
  private static func changes(
    _ events: [Event],
    at node: YAMLNode
  ) throws(Uncorrectable) -> [YAMLChange] {
    guard node.kind == .sequence else {
      throw Uncorrectable(node: node, reason: "it is not written as a list")
    }
    var changes: [YAMLChange] = []
    var elements: [YAMLChange.Element] = []
    for event in events {
      switch event {
      case .kept(let place): elements.append(.kept(place))
      case .added(let name): elements.append(.new(YAMLChange.Scalar(name)))
      case .changed(let place, let name, let keys):
        let element = node.elements[place]
        let values = element.entries.filter { keys.keys.contains($0.key.text) }
        if element.kind == .mapping, values.count == keys.count {
          elements.append(.kept(place))
          for entry in values {
            if let value = keys[entry.key.text] { changes += try value.changes(at: entry.value) }
          }
        } else {
          elements.append(.new(YAMLChange.Scalar(name)))
        }
      }
    }
    let isSame = elements == node.elements.indices.map { .kept($0) }
    return changes + (isSame ? [] : [YAMLChange(node, .elements(elements))])
  }
}
