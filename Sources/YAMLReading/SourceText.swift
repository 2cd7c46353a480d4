import Diagnostics

/// The text of a file, with what is needed to say where something stands in it.
///
/// Places are code point indices, counted from 0 after a byte order mark: that is how libyaml
/// counts, and it costs nothing until somebody asks for a line and a column.
struct SourceText: Sendable {
  /// Every so many code points the byte is noted, in text that is not pure ASCII.
  private static let stride = 64
  /// An excerpt shows at most so many code points on either side of the place.
  private static let excerptReach = 200

  /// The file as shown in messages.
  let file: String
  /// What the file holds, byte order mark included.
  let bytes: [UInt8]
  /// The byte where the text starts.
  let base: Int
  /// The byte where it ends.
  let end: Int
  /// The number of code points.
  let count: Int
  /// The number of the first line, if the text is a part of a file; else 1.
  let firstLine: Int
  private let lineStarts: [UInt32]
  private let checkpoints: [UInt32]

  /// Creates the text of a file that `check` has read.
  init(_ bytes: [UInt8], file: String, base: Int, check: TextCheck, firstLine: Int = 1) {
    self.file = file
    self.bytes = bytes
    self.base = base
    self.firstLine = firstLine
    end = check.end
    count = check.codePoints
    lineStarts = check.lineStarts
    let isASCII = base + count == end
    checkpoints = isASCII ? [] : Self.checkpoints(of: bytes, from: base, to: end)
  }

  private static func checkpoints(of bytes: [UInt8], from base: Int, to end: Int) -> [UInt32] {
    var checkpoints: [UInt32] = []
    var index = 0
    for offset in base..<end where bytes[offset] & 0xC0 != 0x80 {
      if index % stride == 0 { checkpoints.append(UInt32(truncatingIfNeeded: offset)) }
      index += 1
    }
    return checkpoints
  }
}

extension SourceText {
  /// Returns the byte of a code point; for an index past the end, the end.
  func offset(of index: Int) -> Int {
    guard index < count else { return end }
    guard !checkpoints.isEmpty else { return base + index }
    var offset = Int(checkpoints[index / Self.stride])
    for _ in 0..<index % Self.stride { offset += UTF8Sequence.length(first: bytes[offset]) }
    return offset
  }

  /// Returns the bytes from one place to another.
  func slice(from start: Int, to end: Int) -> ArraySlice<UInt8> {
    let first = offset(of: start)
    return bytes[first..<max(first, offset(of: end))]
  }

  /// Returns the line that a place is on; lines count from 0.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  func line(of index: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the location of a place on a line that is known, counted from 0.
  func location(of index: Int, line: Int) -> Location {
    let start = lineStarts.indices.contains(line) ? Int(lineStarts[line]) : 0
    return Location(file: file, line: line + firstLine, column: max(0, index - start) + 1)
  }

  /// Returns the location of a place.
  func location(of index: Int) -> Location {
    location(of: index, line: line(of: index))
  }

  /// Returns the place of the last visible character before `index`, and one more: where an end
  /// that came too soon is best shown.
  func endOfText(before index: Int) -> Int {
    var end = min(index, count)
    var offset = offset(of: end)
    while offset > base, bytes[offset - 1].isBlankOrBreak {
      offset -= 1
      end -= 1
    }
    return end
  }

  /// Returns a diagnostic with the line it is about.
  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity = .error,
    at location: Location,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let (excerpt, column) = excerpt(at: location)
    return Diagnostic(
      code,
      message,
      severity: severity,
      at: location,
      excerpt: excerpt,
      excerptColumn: column,
      hint: hint,
      notes: notes
    )
  }

  /// Returns the line of a location, or what is around it if the line is very long, and the column
  /// of its first character.
  private func excerpt(at location: Location) -> (text: String, column: Int) {
    let line = location.line - firstLine
    guard lineStarts.indices.contains(line) else { return ("", 1) }
    let lineStart = Int(lineStarts[line])
    let lineEnd = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : count
    let place = min(lineStart + location.column - 1, lineEnd)
    let start = max(lineStart, place - Self.excerptReach)
    let end = min(lineEnd, place + Self.excerptReach)
    var slice = slice(from: start, to: end)
    while let last = slice.last, last == 0x0A || last == 0x0D { slice.removeLast() }
    return (String(decoding: slice, as: UTF8.self), start - lineStart + 1)
  }
}
