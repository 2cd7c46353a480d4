import Diagnostics
import Importing
import Recordings
import YAMLReading

/// Something that the program which recorded expected, and what it found.
struct ExpectationLine {
  /// The keys of an expectation.
  enum Key: Int, SchemaKey {
    case subject, expected, actual, holds
    static let table = KeyTable(Self.self)
  }

  let node: YAMLNode
  let record: ExpectationRecord

  /// Reads an expectation; without `holds`, it holds if what was found is what was expected.
  init?(_ node: YAMLNode, problems: inout DiagnosticBag) {
    self.node = node
    guard let reader = MappingReader<Key>(node, "an expectation", problems: &problems) else {
      return nil
    }
    let subject = reader.needed(.subject, problems: &problems)?
      .visibleText("`subject`", problems: &problems)
    let expected = reader.needed(.expected, problems: &problems)?
      .texts("`expected`", problems: &problems)
    let actual = reader.needed(.actual, problems: &problems)?
      .texts("`actual`", problems: &problems)
    let holds = reader.value(.holds)?.flag("`holds`", problems: &problems)
    guard let subject, let expected, let actual else { return nil }
    let isSame =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    record = ExpectationRecord(
      subject: subject,
      expected: expected,
      actual: actual,
      holds: holds ?? isSame
    )
  }
}
