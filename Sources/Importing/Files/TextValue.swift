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

  /// Creates the piece of a line at a range of the file's bytes.
  init(_ file: TextFile, line: Int, _ range: Range<Int>, as replacement: String? = nil) {
    self.file = file
    self.line = line
    self.range = range
    self.replacement = replacement
  }

  /// Returns the same piece, standing for another text.
  func replaced(by text: String) -> TextValue {
    TextValue(file, line: line, range, as: text)
  }

  /// The text, or what stands for it.
  var text: String { replacement ?? String(decoding: file.bytes[range], as: UTF8.self) }
  var scalar: String? { text }
  var isAbsent: Bool { false }
  var shown: String { text.inBackticks }
  var node: YAMLNode? { nil }

  func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity,
    hint: String?,
    notes: [Diagnostic.Note]
  ) -> Diagnostic {
    let whole = file.lines.indices.contains(line) ? file.lines[line] : range
    let before = file.bytes[whole.lowerBound..<max(whole.lowerBound, range.lowerBound)]
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return Diagnostic(
      code,
      message,
      severity: severity,
      at: Location(file: file.shownPath, line: line + 1, column: column),
      excerpt: String(decoding: file.bytes[whole].prefix(4096), as: UTF8.self),
      hint: hint,
      notes: notes
    )
  }
}
