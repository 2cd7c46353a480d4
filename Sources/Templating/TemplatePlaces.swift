import Diagnostics

/// Knows the lines of a template.
struct TemplatePlaces {
  private let bytes: [UInt8]
  private let file: String
  private let lineStarts: [Int]

  /// Finds the lines of `bytes`; `file` is the name that locations carry.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the place of a byte.
  ///
  /// - Complexity: O(log *n*) in the number of lines, and O(*m*) in the length of the line.
  func location(of offset: Int) -> Location {
    let index = lineIndex(of: offset)
    // Bytes 10xxxxxx go on with a character that has begun.
    let column = bytes[lineStarts[index]..<offset].count { $0 & 0xC0 != 0x80 }
    return Location(file: file, line: index + 1, column: column + 1)
  }

  /// Returns the line that holds a byte, without its line break.
  func line(around offset: Int) -> String {
    line(lineIndex(of: offset) + 1)
  }

  /// Returns a line of the template; lines count from 1.
  func line(_ number: Int) -> String {
    let start = lineStarts[number - 1]
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }

  private func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
