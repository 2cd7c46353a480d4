extension FileName {
  /// The longest part of a path, in UTF-8 bytes.
  private static let longestComponent = 120

  /// Returns one part of a script's path in a form that every file system takes.
  ///
  /// A part that is safe already comes back in NFC and otherwise as it is: `colors`,
  /// `Peek-and-pop`, `my.script`. In any other, what is unsafe becomes `_`, and a tail made from
  /// the bytes of the part follows. Unsafe are control, bidirectional and invisible characters,
  /// separators, what Windows forbids or cuts off (`<>:"|?*`, a dot or space at the end, device
  /// names), and a dot, space or hyphen in front. The result is never empty, `.` or `..`.
  ///
  /// - Complexity: O(*n*).
  package static func component(_ part: String) -> String {
    if part.isPlainName { return escapedName(part, composed: part, of: part) }
    let composed = part.nfc
    var scalars = composed.unicodeScalars.map { isSafe($0) ? $0 : "_" }
    for index in scalars.indices.prefix(while: { ". -".unicodeScalars.contains(scalars[$0]) }) {
      scalars[index] = "_"
    }
    for index in scalars.indices.reversed() {
      guard scalars[index] == "." || scalars[index] == " " else { break }
      scalars[index] = "_"
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return escapedName(text, composed: composed, of: part)
  }

  /// Returns a text of safe characters as a name, with a tail if it is not the part as it was.
  private static func escapedName(_ text: String, composed: String, of part: String) -> String {
    let safe = escapingDevice(text)
    guard
      safe.isEmpty || safe.utf8.count > longestComponent
        || !safe.utf8.elementsEqual(composed.utf8)
    else { return safe }
    return escapingDevice(cut(safe)) + "." + NameHash.tail(of: part)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", ":", "\"", "|", "?", "*", "\\", "/": return false
    default: break
    }
    guard !scalar.needsEscape, !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return true
    }
  }

  private static func cut(_ text: String) -> String {
    let room = longestComponent - NameHash.length - 1
    guard text.utf8.count > room else { return text.isEmpty ? "_" : text }
    var result = ""
    for character in text {
      guard result.utf8.count + character.utf8.count <= room else { break }
      result.append(character)
    }
    while let last = result.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
      result.unicodeScalars.removeLast()
    }
    return result.isEmpty ? "_" : result
  }
}

extension String {
  /// Whether it has ASCII letters, digits, `_` and inner `-` alone, all of which are safe.
  fileprivate var isPlainName: Bool {
    !isEmpty && utf8.first != UInt8(ascii: "-")
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}
