package import CatalogModel
package import Diagnostics
import YAMLReading

extension OptionName {
  enum Key: Int, SchemaKey {
    case row
    static let table = KeyTable(Self.self)
  }

  /// Returns what `source` names, or reports what is wrong.
  ///
  /// `what` says what the value stands for, such as `` `select` ``.
  package static func read(
    _ source: some SourceValue,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> OptionName? {
    if let text = source.scalar { return .text(text) }
    guard let node = source.node, node.kind == .mapping else {
      problems.add(source.wrongType(what, is: "the text of an option, or `{row: …}`"))
      return nil
    }
    guard let reader = MappingReader<Key>(node, what, problems: &problems),
      let (_, value) = reader.single(what, problems: &problems),
      let row = value.integer("`row`", in: 1...PlainInteger.largest, problems: &problems)
    else { return nil }
    return .row(row)
  }
}
