/// The elements of a sequence, in order.
package struct YAMLElements: RandomAccessCollection, Sendable {
  /// Goes through them; other modules can't specialise the iterator that collections have.
  package struct Iterator: IteratorProtocol {
    private let all: YAMLElements
    private var place = 0

    fileprivate init(_ all: YAMLElements) {
      self.all = all
    }

    /// Returns the next one.
    package mutating func next() -> YAMLNode? {
      guard place < all.count else { return nil }
      defer { place += 1 }
      return all[place]
    }
  }

  private let document: YAMLDocument
  private let first: Int
  /// The number of elements.
  package let count: Int

  init(of node: YAMLNode) {
    let record = node.record
    document = node.document
    first = Int(record.first)
    count = record.shape == .sequence ? Int(record.count) : 0
  }

  /// Returns an iterator at the first.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// 0.
  package var startIndex: Int { 0 }
  /// The number of elements.
  package var endIndex: Int { count }

  /// The element at a place, counted from 0.
  package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < count, "an index is below the number of elements")
    return YAMLNode(document: document, record: Int(document.children[first + position]))
  }
}

extension YAMLNode {
  /// The elements of a sequence; none for others.
  package var elements: YAMLElements { YAMLElements(of: self) }
}
