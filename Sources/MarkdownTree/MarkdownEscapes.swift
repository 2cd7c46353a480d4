/// Finds in a text what libcmark's Markdown renderer does not escape, and code hosts would read.
///
/// The renderer escapes what CommonMark gives a meaning to. Code hosts read more: `~` strikes out,
/// `|` parts cells, and bare addresses become links, in which the renderer's backslashes would
/// show. Spaces at an edge would be lost, or begin a code block.
struct MarkdownEscapes {
  /// A part of a text.
  enum Part: Equatable {
    /// What libcmark can escape.
    case text(String)
    /// What goes in verbatim instead of a character.
    case spelled(String)
  }

  /// Whether the text stands at the beginning of its line or of its node.
  var isFirst: Bool
  /// Whether the text stands at the end of its line or of its node.
  var isLast: Bool
  /// Whether addresses would become links.
  var hidesAddresses: Bool

  /// Whether `text` is to be taken apart.
  func isNeeded(in text: String) -> Bool {
    let space = UInt8(ascii: " ")
    if isFirst && text.utf8.first == space || isLast && text.utf8.last == space { return true }
    var run = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "~"), UInt8(ascii: "|"): return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
      case UInt8(ascii: ".") where run >= 3: return true
      default: break
      }
      run = byte | 0x20 == UInt8(ascii: "w") ? run + 1 : 0
      previous = byte
    }
    return false
  }

  /// Returns the parts of `text`, in order.
  func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    for index in bytes.indices {
      guard let spelling = spelling(at: index, in: bytes) else { continue }
      if start < index {
        parts.append(.text(String(decoding: bytes[start..<index], as: UTF8.self)))
      }
      parts.append(.spelled(spelling))
      start = index + 1
    }
    if start < bytes.count { parts.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return parts
  }

  private func spelling(at index: Int, in bytes: [UInt8]) -> String? {
    switch bytes[index] {
    case UInt8(ascii: "~"): "\\~"
    case UInt8(ascii: "|"): "\\|"
    case UInt8(ascii: " "):
      isFirst && index == 0 || isLast && index == bytes.count - 1 ? "&#32;" : nil
    case UInt8(ascii: ":"):
      hidesAddresses && bytes[(index + 1)...].starts(with: "//".utf8) ? "\\:" : nil
    case UInt8(ascii: "."):
      hidesAddresses && endsInWWW(bytes[..<index]) ? "\\." : nil
    default: nil
    }
  }

  private func endsInWWW(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 3 && bytes.suffix(3).allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
  }
}
