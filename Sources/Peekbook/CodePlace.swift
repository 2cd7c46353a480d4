/// A place in a Swift file, where a part of a scenario was made.
package struct CodePlace: Sendable, Hashable {
  /// The module and the file's name: `AppTests/ColorTests.swift`.
  package var fileID: String
  /// The file's path on this machine.
  package var filePath: String
  /// The line; lines count from 1.
  package var line: Int
  /// The column; columns count from 1.
  package var column: Int

  /// Creates a place.
  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
