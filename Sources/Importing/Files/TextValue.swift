import Diagnostics
import YAMLReading

/// A piece of a line of a text file.
struct TextValue: SourceValue {
  private let file: TextFile
  /// Counted from 0.
  private let line: Int
  private let range: Range<Int>
  /// What stands for the piece, if not its own text.
  private let replacement: String?
  /// Whether nothing is written.
  let isAbsent: Bool

  /// Creates the piece of a line at a range of the file's bytes.
  init(
    _ file: TextFile,
    line: Int,
    _ range: Range<Int>,
    as replacement: String? = nil,
    isAbsent: Bool = false
  ) {
    self.file = file
    self.line = line
    self.range = range
    self.replacement = replacement
    self.isAbsent = isAbsent
  }

  /// Returns the same piece, standing for another text.
  func replaced(by text: String) -> TextValue {
    TextValue(file, line: line, range, as: text)
  }

  /// The text, or what stands for it.
  var text: String { replacement ?? String(decoding: file.bytes[range], as: UTF8.self) }
  var scalar: String? { text }
  var shown: String { isAbsent ? "nothing" : text.inBackticks }
  var node: YAMLNode? { nil }

  /// Returns a note about this place.
  func note(_ message: String) -> Diagnostic.Note {
    Diagnostic.Note(message, at: location)
  }

  private var wholeLine: Range<Int> {
    file.lines.indices.contains(line) ? file.lines[line] : range
  }

  private var location: Location {
    let start = wholeLine.lowerBound
    let before = file.bytes[start..<max(start, range.lowerBound)]
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return Location(file: file.shownPath, line: line + 1, column: column)
  }

  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity,
    hint: String?,
    notes: [Diagnostic.Note]
  ) -> Diagnostic {
    Diagnostic(
      code,
      message,
      severity: severity,
      at: location,
      excerpt: String(decoding: file.bytes[wholeLine].prefix(4096), as: UTF8.self),
      hint: hint,
      notes: notes
    )
  }
}
