/// A row of a CSV file.
struct DelimitedRow {
  /// Its number, from 1, blank lines left out; the header has 0.
  let number: Int
  /// Its fields, at least one.
  let fields: [TextValue]
}
