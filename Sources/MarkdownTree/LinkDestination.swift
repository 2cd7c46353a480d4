import Bytes

/// Writes destinations as they go into the tree.
enum LinkDestination {
  /// Returns `destination` with what neither form would keep (spaces, controls, quotes, angle
  /// brackets, pipes, letters beyond ASCII) percent-encoded.
  ///
  /// libcmark leaves some of these alone in Markdown, where a space would end the destination and
  /// a pipe the table cell. What is percent-encoded already stays.
  static func encoded(_ destination: String) -> String {
    if destination.utf8.allSatisfy(isKept) { return destination }
    let trimmed = trim(destination.utf8)
    guard !trimmed.allSatisfy(isKept) else {
      return String(decoding: trimmed, as: UTF8.self)
    }
    var writer = UTF8Writer(reservingCapacity: trimmed.count + 16)
    for byte in trimmed {
      if isKept(byte) {
        writer.append(byte)
      } else {
        RelativeLink.appendPercentEncoded(byte, to: &writer)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns an encoded destination in which Markdown sees no entity, such as `&copy;`.
  static func hidingEntities(_ destination: String) -> String {
    let bytes = destination.utf8
    guard bytes.contains(UInt8(ascii: "&")), bytes.contains(UInt8(ascii: ";")) else {
      return destination
    }
    return spelling(destination)
  }

  /// Returns a title as Markdown spells it, without entities, and without pipes, which would end
  /// the cell of a table.
  static func spellingTitle(_ title: String) -> String {
    let bytes = title.utf8
    guard bytes.contains(UInt8(ascii: "&")) || bytes.contains(UInt8(ascii: "|")) else {
      return title
    }
    return spelling(title)
  }

  private static func spelling(_ text: String) -> String {
    var writer = UTF8Writer(reservingCapacity: text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): writer.append("&amp;" as StaticString)
      case UInt8(ascii: "|"): writer.append("&#124;" as StaticString)
      default: writer.append(byte)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func trim(_ bytes: String.UTF8View) -> Substring.UTF8View {
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? start
    return bytes[start..<end]
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F...0xFF: false
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "^"):
      false
    default: true
    }
  }
}
