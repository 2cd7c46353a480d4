import Diagnostics
import YAMLReading

/// The first row of a CSV file: the names of its columns.
struct DelimitedHeader {
  private let names: [String]
  /// For each field of a row, the column that it is looked for as.
  private let targets: [Int?]

  /// Reads the names.
  ///
  /// - Throws: if they look like being split by another delimiter than `ownDelimiter`, which the
  ///   format has, or lack a column that the script names, or have one twice that is looked for.
  init(
    _ row: DelimitedRow,
    _ columns: ImportColumns,
    _ request: ImportRequest,
    ownDelimiter: UInt8
  ) throws(DiagnosticBag) {
    let names = row.fields.map(\.text)
    self.names = names
    targets = names.map { columns.index(of: $0) }
    if request.delimiter == nil { try Self.checkDelimiter(row, ownDelimiter) }
    try checkNames(row, columns)
  }

  private static func checkDelimiter(_ row: DelimitedRow, _ own: UInt8) throws(DiagnosticBag) {
    let others = [";", "\t", "|", ","].filter { !$0.utf8.elementsEqual([own]) }
    guard row.fields.count == 1, let other = others.first(where: row.fields[0].text.contains) else {
      return
    }
    let written = other == "\t" ? "\\t" : other
    let message = "there is 1 column, " + row.fields[0].shown
    let hint = "is the delimiter `\(written)`? then write `delimiter: \"\(written)\"`"
    throw DiagnosticBag([row.fields[0].error(.malformedImport, message, hint: hint)])
  }

  private func checkNames(_ row: DelimitedRow, _ columns: ImportColumns) throws(DiagnosticBag) {
    var problems = DiagnosticBag()
    for (index, target) in targets.enumerated() {
      guard let target, let first = targets.firstIndex(of: target), first < index else { continue }
      let note = row.fields[first].note("it stands here first")
      let message = "the column \(names[index].inBackticks) is repeated"
      problems.add(row.fields[index].error(.malformedImport, message, notes: [note]))
    }
    for (index, column) in columns.columns.enumerated() where !targets.contains(index) {
      guard let mention = column.mention else { continue }
      let hint = NearestName.hint(for: column.name, in: names) ?? "the columns are " + names.inWords
      let message = "the file has no column " + column.name.inBackticks
      problems.add(mention.error(.unknownKey, message, hint: hint))
    }
    guard problems.all.isEmpty else { throw problems }
  }

  /// Makes an item of a row, or reports that it has more fields or fewer than the header.
  func add(_ row: DelimitedRow, into sink: inout ImportSink) {
    guard row.fields.count == names.count else {
      sink.report(lengthProblem(row))
      return
    }
    var values: [TextValue?] = Array(repeating: nil, count: sink.columns.columns.count)
    for (field, target) in zip(row.fields, targets) {
      if let target { values[target] = field }
    }
    sink.add(values, at: row.fields[0], names: names)
  }

  private func lengthProblem(_ row: DelimitedRow) -> Diagnostic {
    let place = row.fields.count > names.count ? row.fields[names.count] : row.fields[0]
    let count = row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"
    let message = "row \(row.number) has \(count), the header has \(names.count)"
    return place.error(.malformedImport, message, hint: "a field with a delimiter needs quotes")
  }
}
