import Diagnostics

/// A place in a text, found when there is something to say about it.
struct TextPlace {
  /// An excerpt shows at most so many bytes on either side of the place.
  private static let excerptReach = 200

  private let bytes: [UInt8]
  private let offset: Int

  /// Creates the place at an offset, in bytes.
  init(_ bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  /// Returns a diagnostic with the line it is about.
  ///
  /// - Complexity: O(*n*) in the size of the text before the place.
  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    file: String,
    hint: String?
  ) -> Diagnostic {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let start = boundary(max(lineStart, offset - Self.excerptReach))
    let end = boundary(min(lineEnd, offset + Self.excerptReach))
    return Diagnostic(
      code,
      message,
      at: Location(
        file: file,
        line: before.count { $0 == 0x0A } + 1,
        column: Self.codePoints(bytes[lineStart..<offset]) + 1
      ),
      excerpt: String(decoding: bytes[start..<max(start, end)], as: UTF8.self),
      excerptColumn: Self.codePoints(bytes[lineStart..<start]) + 1,
      hint: hint
    )
  }

  /// Returns the nearest place at or behind an offset where a character begins.
  private func boundary(_ offset: Int) -> Int {
    bytes[offset...].prefix(3).firstIndex { $0 & 0xC0 != 0x80 } ?? offset
  }

  private static func codePoints(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
