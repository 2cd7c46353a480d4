/// A place in a text file.
package struct Location: Sendable, Hashable, Comparable {
  /// The file as the user named it, with `/` between its parts.
  package var file: String
  /// The line; lines count from 1.
  package var line: Int
  /// The column; columns count code points from 1.
  package var column: Int

  /// Creates a location.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, then line, then column.
  package static func < (left: Location, right: Location) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
