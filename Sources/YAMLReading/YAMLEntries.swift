/// A key of a mapping, and what stands behind it.
package struct YAMLEntry: Sendable {
  /// The key: always a scalar.
  package let key: YAMLNode
  /// The value.
  package let value: YAMLNode
}

/// The entries of a mapping, in the order of the file.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  /// Goes through them; other modules can't specialise the iterator that collections have.
  package struct Iterator: IteratorProtocol {
    private let all: YAMLEntries
    private var place = 0

    fileprivate init(_ all: YAMLEntries) {
      self.all = all
    }

    /// Returns the next one.
    package mutating func next() -> YAMLEntry? {
      guard place < all.count else { return nil }
      defer { place += 1 }
      return all[place]
    }
  }

  private let document: YAMLDocument
  private let first: Int
  /// The number of entries.
  package let count: Int

  init(of node: YAMLNode) {
    let record = node.record
    document = node.document
    first = Int(record.first)
    count = record.shape == .mapping ? Int(record.count) / 2 : 0
  }

  /// Returns an iterator at the first.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// 0.
  package var startIndex: Int { 0 }
  /// The number of entries.
  package var endIndex: Int { count }

  /// The entry at a place, counted from 0.
  package subscript(position: Int) -> YAMLEntry {
    precondition(position >= 0 && position < count, "an index is below the number of entries")
    let place = first + position * 2
    return YAMLEntry(
      key: YAMLNode(document: document, record: Int(document.children[place])),
      value: YAMLNode(document: document, record: Int(document.children[place + 1]))
    )
  }
}

extension YAMLNode {
  /// The entries of a mapping; none for others.
  package var entries: YAMLEntries { YAMLEntries(of: self) }

  /// Returns the value of the key that is written `key`, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package func value(of key: StaticString) -> YAMLNode? {
    entries.first { $0.key.equals(key) }?.value
  }
}
