/// Compares a document with what it became: the same tree, but for the values that were to change.
struct TreeCheck {
  private let document: YAMLDocument
  private let changes: [Int: YAMLChange.Value]

  /// Creates a check of changes to a document.
  init(_ document: YAMLDocument, with changes: [YAMLChange]) {
    self.document = document
    self.changes = Dictionary(
      changes.map { ($0.node.index, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns whether bytes hold the tree that is wanted.
  func accepts(_ bytes: [UInt8]) -> Bool {
    guard let other = try? YAMLReader.read(bytes, file: document.file) else { return false }
    return isWanted(0, other, 0)
  }

  // A document is nested 128 levels at most, and aliases are not followed.
  private func isWanted(_ index: Int, _ other: YAMLDocument, _ otherIndex: Int) -> Bool {
    if let value = changes[index] { return isWanted(value, index, other, otherIndex) }
    let (left, right) = (document.records[index], other.records[otherIndex])
    guard left.shape == right.shape, left.style == right.style,
      left.isAnchored == right.isAnchored,
      document.anchors[UInt32(index)] == other.anchors[UInt32(otherIndex)]
    else { return false }
    switch left.shape {
    case .scalar: return document.hasSameText(left, as: right, in: other)
    case .alias: return document.anchors[left.first] == other.anchors[right.first]
    case .unresolved: return true
    case .sequence, .mapping:
      guard left.count == right.count else { return false }
      return (0..<Int(left.count)).allSatisfy { place in
        isWanted(
          document.child(place, of: left),
          other,
          other.child(place, of: right)
        )
      }
    }
  }

  private func isWanted(
    _ value: YAMLChange.Value,
    _ index: Int,
    _ other: YAMLDocument,
    _ otherIndex: Int
  ) -> Bool {
    let (left, right) = (document.records[index], other.records[otherIndex])
    guard left.isAnchored == right.isAnchored else { return false }
    switch value {
    case .scalar(let scalar): return other.isScalar(otherIndex, scalar)
    case .elements(let elements):
      guard right.shape == .sequence, Int(right.count) == elements.count else { return false }
      return elements.enumerated().allSatisfy { place, element in
        let child = other.child(place, of: right)
        switch element {
        case .kept(let kept): return isWanted(document.child(kept, of: left), other, child)
        case .new(let scalar): return other.isScalar(child, scalar)
        }
      }
    }
  }
}

extension YAMLDocument {
  fileprivate func child(_ place: Int, of record: Record) -> Int {
    Int(children[Int(record.first) + place])
  }

  fileprivate func hasSameText(_ left: Record, as right: Record, in other: YAMLDocument) -> Bool {
    let (start, end) = (Int(left.first), Int(left.first) + Int(left.count))
    let (otherStart, otherEnd) = (Int(right.first), Int(right.first) + Int(right.count))
    return scalarText[start..<end].elementsEqual(other.scalarText[otherStart..<otherEnd])
  }

  fileprivate func isScalar(_ index: Int, _ scalar: YAMLChange.Scalar) -> Bool {
    let record = records[index]
    guard record.shape == .scalar else { return false }
    let (start, end) = (Int(record.first), Int(record.first) + Int(record.count))
    return scalarText[start..<end].elementsEqual(scalar.text.utf8)
  }
}
