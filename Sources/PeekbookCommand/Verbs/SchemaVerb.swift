import Diagnostics
import RecordingLines
import Scenarios

/// Prints the JSON Schema of a file that people write.
struct SchemaVerb {
  /// The files that there are schemas of.
  static let names = SchemaDocument.allCases.map(\.rawValue) + [LineSchema.name]

  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Returns the schema, or why there is none.
  func schema() throws(UsageError) -> [UInt8] {
    if arguments.operands.count > 1 { throw .needlessOperand(arguments.operands[1]) }
    guard let name = arguments.operands.first else { return SchemaDocument.script.json() }
    if name == LineSchema.name { return LineSchema.json() }
    guard let document = SchemaDocument(rawValue: name) else {
      throw .wrongChoice("peekbook schema", value: name, choices: Self.names)
    }
    return document.json()
  }
}
