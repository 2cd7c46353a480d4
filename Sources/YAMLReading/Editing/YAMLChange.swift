/// A value that is to stand in a file in place of another.
package struct YAMLChange: Sendable {
  /// A scalar to be written.
  package struct Scalar: Sendable, Hashable {
    /// The text.
    package var text: String
    /// Whether it is a number or a word of the schema, which is never quoted.
    package var isWord: Bool

    /// Creates a scalar; a text is quoted where it needs to be.
    package init(_ text: String, isWord: Bool = false) {
      self.text = text
      self.isWord = isWord
    }
  }

  /// An element of a list as it is to be.
  package enum Element: Sendable, Hashable {
    /// The element that was at a place, as it stands.
    case kept(Int)
    /// Another.
    case new(Scalar)
  }

  /// What is to stand there.
  package enum Value: Sendable, Hashable {
    /// A scalar.
    case scalar(Scalar)
    /// A list, some of whose elements are there already, in the same order.
    case elements([Element])
  }

  /// The node whose content is replaced.
  package let node: YAMLNode
  /// What is to stand there.
  package let value: Value

  /// Creates a change.
  package init(_ node: YAMLNode, _ value: Value) {
    self.node = node
    self.value = value
  }
}

/// Bytes that take the place of others.
struct ByteEdit {
  /// The bytes that go; empty where something is put in.
  let range: Range<Int>
  /// The bytes that come.
  let replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: [UInt8] = []) {
    self.range = range
    self.replacement = replacement
  }

  /// Returns the bytes with edits made; `nil` if two of them are about the same bytes.
  static func apply(_ edits: [ByteEdit], to bytes: [UInt8]) -> [UInt8]? {
    // What is put in at one place stays in the order in which it was asked for.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in sorted {
      guard edit.range.lowerBound >= copied else { return nil }
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement
      copied = edit.range.upperBound
    }
    return result + bytes[copied...]
  }
}
