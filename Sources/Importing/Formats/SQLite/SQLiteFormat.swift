import DatabaseReading
import Diagnostics
import YAMLReading

/// SQLite databases: the rows of a query.
struct SQLiteFormat: ImportFormat {
  let name = "sqlite"
  let endings = [".sqlite", ".sqlite3", ".db"]
  let options: [ImportOption] = [.query]
  var columns: [String]? { nil }

  private static let tables =
    "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY name"

  func fetch(
    _ source: ImportSource,
    _ request: ImportRequest,
    into sink: inout ImportSink
  ) throws(ImportFileError) {
    let file = try source.file()
    sink.shownPath = file.shownPath
    if let log = try? source.file(endingIn: "-wal"), !log.bytes.isEmpty {
      let message = "\(file.shownPath.inBackticks) has changes that are not in the file itself"
      let hint =
        "they are in \(log.shownPath.inBackticks); close the app, or checkpoint the database"
      sink.report(request.from.error(.importFailed, message, hint: hint))
      return
    }
    guard let query = request.query else {
      let hint = Self.tablesHint(file) ?? "write `SELECT … FROM … ORDER BY …`"
      sink.report(request.node.error(.missingKey, "`query` is missing", hint: hint))
      return
    }
    read(file, query, into: &sink)
  }

  private func read(
    _ file: ImportedFile,
    _ query: (text: String, node: YAMLNode),
    into sink: inout ImportSink
  ) {
    var problems = DiagnosticBag()
    do throws(DatabaseError) {
      var rows = try DatabaseQuery.open(query.text, on: file.bytes)
      let header = SQLiteHeader(rows.columns, sink.columns, query.node, problems: &problems)
      var number = 0
      while problems.all.isEmpty, !sink.isFull, let values = try rows.next() {
        number += 1
        header.add(values, row: number, file.shownPath, into: &sink)
      }
    } catch {
      problems.add(Self.problem(error, file, query.node))
    }
    sink.report(problems)
  }

  private static func problem(
    _ error: DatabaseError,
    _ file: ImportedFile,
    _ query: YAMLNode
  ) -> Diagnostic {
    let shown = file.shownPath.inBackticks
    switch error {
    case .notADatabase:
      let place = Location(file: file.shownPath, line: 1, column: 1)
      return Diagnostic(.malformedImport, "the file is no SQLite database", at: place)
    case .failed(let reason):
      let message = "\(shown) can't be asked this: " + reason
      return query.error(.importFailed, message, hint: tablesHint(file))
    case .notAllowed:
      let message = "`query` may do nothing but read, and ask for neither chance nor the time"
      return query.error(.importFailed, message)
    case .notAQuery: return query.error(.importFailed, "`query` is a single `SELECT`")
    case .tooManySteps:
      let message = "`query` takes too long: it may never come to an end"
      let hint = "a `LIMIT` ends it, and an index of the database may make it shorter"
      return query.error(.limitExceeded, message, hint: hint)
    }
  }

  /// Returns what tables there are; `nil` if they can't be read.
  private static func tablesHint(_ file: ImportedFile) -> String? {
    var names: [String] = []
    do throws(DatabaseError) {
      var rows = try DatabaseQuery.open(tables, on: file.bytes)
      while let row = try rows.next() {
        if case .text(let name) = row.first { names.append(name) }
      }
    } catch {
      return nil
    }
    return names.isEmpty ? "it has no tables" : "the tables are " + names.inWords
  }
}
