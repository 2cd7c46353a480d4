import Diagnostics
import Importing
import YAMLReading

/// A change of the list on screen.
struct ListChange {
  /// The keys of a change.
  enum Key: Int, SchemaKey {
    case put, remove, move, index
    static let table = KeyTable(Self.self)
  }

  static let acts: [Key] = [.put, .remove, .move]
  static let companions: [Companion<Key>] = [(.index, of: [.put, .move])]

  /// What is done.
  enum Act {
    case put(RowLine, index: Int?)
    case remove(id: String)
    case move(id: String, index: Int)
  }

  let node: YAMLNode
  let act: Act
  /// Where the index stands, if one is given.
  private let indexNode: YAMLNode?

  /// Reads a change; `nil`, having said why, if it is none.
  init?(
    _ node: YAMLNode,
    _ context: LineContext,
    tab: Int,
    problems: inout DiagnosticBag
  ) {
    self.node = node
    guard let reader = MappingReader<Key>(node, "a change", problems: &problems) else {
      return nil
    }
    indexNode = reader.value(.index)
    let index = indexNode?
      .integer("`index`", in: 0...PlainInteger.largest, problems: &problems)
    reader.refuseLone(Self.companions, problems: &problems)
    switch (reader.value(.put), reader.value(.remove), reader.value(.move)) {
    case (let put?, nil, nil):
      guard let row = RowLine(put, context, tab: tab, problems: &problems) else { return nil }
      act = .put(row, index: index)
    case (nil, let remove?, nil):
      guard let id = remove.visibleText("`remove`", problems: &problems) else { return nil }
      act = .remove(id: id)
    case (nil, nil, let move?):
      let id = move.visibleText("`move`", problems: &problems)
      _ = reader.needed(.index, problems: &problems)
      guard let id, let index else { return nil }
      act = .move(id: id, index: index)
    default:
      if !reader.hasUnknownKey {
        let message = "a change has one of " + Self.acts.map(\.name).inWords
        let isGiven = Self.acts.contains { reader.value($0) != nil }
        problems.add(node.error(isGiven ? .conflictingKeys : .missingKey, message))
      }
      return nil
    }
  }

  /// Returns an index that a list has, or reports that it has none; `nil` also where none is given.
  func index(_ index: Int?, upTo last: Int, problems: inout DiagnosticBag) -> Int? {
    guard let index, index > last, let indexNode else { return index }
    return indexNode.integer("`index`", in: 0...last, problems: &problems)
  }
}
