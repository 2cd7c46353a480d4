/// A key beside `from:` that only some formats know.
enum ImportOption: String {
  /// Where in the file the items are.
  case at
  /// What stands between the fields of a row.
  case delimiter
  /// What a database is asked for.
  case query

  /// The formats that know it.
  var formats: [String] { ImportFormats.all.filter { $0.options.contains(self) }.map(\.name) }
}
