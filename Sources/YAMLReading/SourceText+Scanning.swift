/// The few things that are looked up in the text itself, since events don't tell them.
extension SourceText {
  /// The anchor and the tag before a node.
  struct Properties {
    /// Where the tag stands.
    var tag: Range<Int>?
    /// Where the last of them ends.
    var end: Int
    /// Where the next thing stands: the node's content, if there is any.
    var next: Int
  }

  /// A position that moves through the text and counts code points on its way.
  private struct Cursor {
    let bytes: [UInt8]
    var offset: Int
    var index: Int

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func advance() {
      guard let byte else { return }
      offset += UTF8Sequence.length(first: byte)
      index += 1
    }

    mutating func skip(while matches: (UInt8) -> Bool) {
      while let byte, matches(byte) { advance() }
    }

    func starts(with marker: StaticString) -> Bool {
      let end = offset + marker.utf8CodeUnitCount
      guard end <= bytes.count, end == bytes.count || bytes[end].isBlankOrBreak else {
        return false
      }
      return marker.withUTF8Buffer { unsafe bytes[offset..<end].elementsEqual($0) }
    }

    /// Skips blanks, line breaks and comments.
    mutating func skipBlanks() {
      while true {
        skip { $0.isBlankOrBreak }
        let isComment = offset == 0 || bytes[offset - 1].isBlankOrBreak || index == 0
        guard byte == UInt8(ascii: "#"), isComment else { return }
        skip { $0 != 0x0A && $0 != 0x0D }
      }
    }
  }

  private func cursor(at index: Int) -> Cursor {
    Cursor(bytes: bytes, offset: offset(of: index), index: min(index, count))
  }

  /// Returns whether a tag stands there.
  func isTag(at index: Int) -> Bool {
    cursor(at: index).byte == UInt8(ascii: "!")
  }

  /// Returns the properties that start there.
  func properties(from index: Int) -> Properties {
    var cursor = cursor(at: index)
    var found = Properties(end: index, next: index)
    while let byte = cursor.byte {
      let start = cursor.index
      switch byte {
      case UInt8(ascii: "&"):
        cursor.advance()
        cursor.skip { $0.isAnchorName }
      case UInt8(ascii: "!"):
        cursor.advance()
        let isVerbatim = cursor.byte == UInt8(ascii: "<")
        cursor.skip { !$0.isBlankOrBreak && (isVerbatim || !$0.isFlowIndicator) }
        found.tag = start..<cursor.index
      default:
        return found
      }
      found.end = cursor.index
      cursor.skipBlanks()
      found.next = cursor.index
    }
    return found
  }

  /// Returns where something stands behind the document that ends at `index`, and whether that is
  /// another document; `nil` if nothing does.
  func rest(from index: Int) -> (index: Int, isDocument: Bool)? {
    var cursor = cursor(at: index)
    while true {
      cursor.skipBlanks()
      guard cursor.byte != nil else { return nil }
      guard cursor.starts(with: "...") else { break }
      for _ in 0..<3 { cursor.advance() }
    }
    return (cursor.index, cursor.starts(with: "---"))
  }

  /// Returns where a `%TAG` directive stands before the document.
  ///
  /// libyaml compares each with all before it; a file of nothing else would take it hours.
  func tagDirective() -> Int? {
    var cursor = cursor(at: 0)
    while true {
      cursor.skipBlanks()
      guard cursor.byte == UInt8(ascii: "%") else { return nil }
      if cursor.starts(with: "%TAG") { return cursor.index }
      cursor.skip { $0 != 0x0A && $0 != 0x0D }
    }
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or part of a line break.
  var isBlankOrBreak: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }

  fileprivate var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  fileprivate var isAnchorName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
