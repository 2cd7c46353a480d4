package import Diagnostics

extension Diagnostic.Code {
  /// A line that is not JSON.
  package static let jsonSyntax = Diagnostic.Code("json-syntax")
  /// The last line of a file, of which a part is missing.
  package static let cutLine = Diagnostic.Code("cut-line")
  /// A line that does not belong where it stands.
  package static let misplacedLine = Diagnostic.Code("misplaced-line")
  /// A recording in a file whose name does not say so.
  package static let misnamedRecording = Diagnostic.Code("misnamed-recording")
  /// A recording that shows nothing.
  static let noScreen = Diagnostic.Code("no-screen")
  /// A tab that the first line does not name.
  static let unknownTab = Diagnostic.Code("unknown-tab")
  /// An item of which no line has told.
  static let unknownItem = Diagnostic.Code("unknown-item")
  /// Two items of a list, or two steps, have one `id`.
  static let duplicateID = Diagnostic.Code("duplicate-id")
  /// A text that is too long for its key.
  static let tooLong = Diagnostic.Code("too-long")
}
