import DatabaseReading
import Diagnostics
import YAMLReading

/// The columns of a query's result.
struct SQLiteHeader {
  private let names: [String]
  /// For each value of a row, the column that it is looked for as.
  private let targets: [Int?]
  private let query: YAMLNode

  /// Creates the header, or reports columns that the script names and the result doesn't have, or has
  /// twice.
  init(
    _ names: [String],
    _ columns: ImportColumns,
    _ query: YAMLNode,
    problems: inout DiagnosticBag
  ) {
    self.names = names
    self.query = query
    let targets = names.map { columns.index(of: $0) }
    self.targets = targets
    for (index, target) in targets.enumerated() {
      guard let target, let first = targets.firstIndex(of: target), first < index else { continue }
      let message = "the result has the column \(names[index].inBackticks) twice"
      problems.add(query.error(.importFailed, message, hint: "name one of them with `AS`"))
    }
    for (index, column) in columns.columns.enumerated() where !targets.contains(index) {
      guard let mention = column.mention else { continue }
      let hint = NearestName.hint(for: column.name, in: names) ?? "the columns are " + names.inWords
      let message = "the result has no column " + column.name.inBackticks
      problems.add(mention.error(.unknownKey, message, hint: hint))
    }
  }

  /// Makes an item of a row.
  func add(_ row: [DatabaseValue], row number: Int, _ file: String, into sink: inout ImportSink) {
    var values: [SQLiteValue?] = Array(repeating: nil, count: sink.columns.columns.count)
    for (index, value) in row.enumerated() {
      guard let target = targets[index], value != .null else { continue }
      let place = "row \(number) of \(file.inBackticks), column \(names[index].inBackticks)"
      values[target] = SQLiteValue(value, query, place: place)
    }
    let place = SQLiteValue(.null, query, place: "row \(number) of \(file.inBackticks)")
    sink.add(values, at: place, names: names)
  }
}
