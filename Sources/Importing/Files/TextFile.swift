import Diagnostics
import YAMLReading

/// A text file that is read line by line.
///
/// Lines end in LF, CRLF or CR. A byte order mark is left out.
final class TextFile: Sendable {
  /// The file as shown in messages.
  let shownPath: String
  /// What it holds; valid UTF-8.
  let bytes: [UInt8]
  /// The bytes of each line, without its line break.
  let lines: [Range<Int>]

  /// Creates a text from a file.
  ///
  /// - Throws: where it is not UTF-8, or has control characters, which no text file has.
  init(_ file: ImportedFile) throws(DiagnosticBag) {
    shownPath = file.shownPath
    bytes = file.bytes
    let base = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = Self.split(file.bytes, from: base)
    try check()
  }

  /// Returns the piece of the text at a range of its bytes.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func piece(_ range: Range<Int>) -> TextValue {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= range.lowerBound { low = middle } else { high = middle }
    }
    return TextValue(self, line: low, range)
  }

  private static func split(_ bytes: [UInt8], from base: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = base
    var offset = base
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lines.append(start..<offset - 1)
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      start = offset
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  private func check() throws(DiagnosticBag) {
    for (line, range) in lines.enumerated() {
      guard String(validating: bytes[range], as: UTF8.self) != nil else {
        throw DiagnosticBag([invalidUTF8(line: line, range)])
      }
      guard let offset = range.first(where: { bytes[$0] < 0x20 && bytes[$0] != 0x09 }) else {
        continue
      }
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      let value = TextValue(self, line: line, offset..<offset + 1)
      throw DiagnosticBag([value.error(.controlCharacter, "the control character \(name)")])
    }
  }

  private func invalidUTF8(line: Int, _ range: Range<Int>) -> Diagnostic {
    // Where text becomes U+FFFD, it was not valid; the first such place is as good as any.
    var offset = range.lowerBound
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      let width = UTF8.width(scalar)
      guard bytes[offset...].starts(with: String(scalar).utf8) else { break }
      offset += width
    }
    let value = TextValue(self, line: line, offset..<offset)
    return value.error(.invalidUTF8, "not valid UTF-8 at byte \(offset), counted from 0")
  }
}
