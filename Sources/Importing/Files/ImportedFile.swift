/// What an imported file holds.
package struct ImportedFile: Sendable {
  /// The bytes.
  package var bytes: [UInt8]
  /// The file as shown in messages.
  package var shownPath: String

  /// Creates a file.
  package init(bytes: [UInt8], shownPath: String) {
    self.bytes = bytes
    self.shownPath = shownPath
  }
}
