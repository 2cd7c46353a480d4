import Diagnostics

/// A place in a line that is no JSON, and so is no tree either.
struct LineExcerpt {
  /// An excerpt shows at most so many bytes on either side of the place.
  private static let reach = 200

  let line: TextLine
  let file: String

  /// Returns a diagnostic about the line, at an offset in bytes.
  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity = .error,
    offset: Int,
    hint: String? = nil
  ) -> Diagnostic {
    let place = line.bytes.startIndex + min(offset, line.bytes.count)
    let start = boundary(max(line.bytes.startIndex, place - Self.reach))
    let end = boundary(min(line.bytes.endIndex, place + Self.reach))
    return Diagnostic(
      code,
      message,
      severity: severity,
      at: Location(
        file: file,
        line: line.number,
        column: Self.codePoints(line.bytes[..<place]) + 1
      ),
      excerpt: String(decoding: line.bytes[start..<max(start, end)], as: UTF8.self),
      excerptColumn: Self.codePoints(line.bytes[..<start]) + 1,
      hint: hint
    )
  }

  /// Returns the nearest place at or behind another where a character begins.
  private func boundary(_ place: Int) -> Int {
    line.bytes[place...].prefix(4).firstIndex { $0 & 0xC0 != 0x80 } ?? place
  }

  private static func codePoints(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
