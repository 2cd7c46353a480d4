import Diagnostics
import YAMLReading

/// CSV and TSV (RFC 4180): a header with the names of the columns, then a row an entry.
///
/// A field with nothing in it is absent; `""` is an empty text. Blank lines are passed over.
struct DelimitedFormat: FileFormat {
  let name: String
  let endings: [String]
  /// What stands between the fields of a row, unless a script says otherwise.
  let delimiter: UInt8

  var columns: [String]? { nil }
  var options: [ImportOption] { [.delimiter] }

  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink) {
    do {
      let text = try TextFile(file)
      var rows = DelimitedRows(text, delimiter: request.delimiter ?? delimiter)
      guard let first = try rows.next() else {
        let start = TextValue(text, line: 0, 0..<0)
        sink.report(start.error(.malformedImport, "there is no header with the names of columns"))
        return
      }
      let header = try DelimitedHeader(first, sink.columns, request, ownDelimiter: delimiter)
      while !sink.isFull, let row = try rows.next() { header.add(row, into: &sink) }
    } catch {
      sink.report(error)
    }
  }
}
