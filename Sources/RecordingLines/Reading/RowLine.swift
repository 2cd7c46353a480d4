import CatalogModel
import Diagnostics
import Importing
import Recordings
import YAMLReading

/// A row as a line has it.
struct RowLine {
  /// The keys of a row.
  enum Key: Int, SchemaKey {
    case id, title, subtitle, detail, symbol, tint, accessory, fields
    static let table = KeyTable(Self.self)
  }

  static let companions: [Companion<Key>] = [(.tint, of: [.symbol])]
  static let shapes: [RowRecord.Symbol.Shape] = [
    .star, .starFilled, .heart, .heartFilled, .swatch,
  ]
  static let accessories: [RowRecord.Accessory] = [.none, .disclosure, .checkmark]

  let node: YAMLNode
  let id: String
  /// What it shows, of an item that is not known yet.
  let look: RowRecord
  let fields: [FieldRecord]

  /// Reads a row of a tab's list; `nil`, having said why, if it is none.
  init?(
    _ node: YAMLNode,
    _ context: LineContext,
    tab: Int,
    problems: inout DiagnosticBag
  ) {
    self.node = node
    guard let reader = MappingReader<Key>(node, "a row", problems: &problems) else { return nil }
    let id = reader.needed(.id, problems: &problems)?.visibleText("`id`", problems: &problems)
    let title = reader.needed(.title, problems: &problems)?
      .text("`title`", problems: &problems)
    fields =
      reader.value(.fields).map { context.fields($0, tab: tab, problems: &problems) } ?? []
    let accessory = reader.value(.accessory)?
      .word("`accessory`", of: Self.accessories, problems: &problems)
    look = RowRecord(
      item: 0,
      title: title ?? "",
      subtitle: reader.value(.subtitle)?.text("`subtitle`", problems: &problems) ?? "",
      detail: reader.value(.detail)?.text("`detail`", problems: &problems) ?? "",
      symbol: Self.symbol(reader, problems: &problems),
      accessory: accessory ?? .disclosure
    )
    reader.refuseLone(Self.companions, problems: &problems)
    guard let id, title != nil else { return nil }
    self.id = id
  }

  private static func symbol(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> RowRecord.Symbol? {
    let tint = reader.value(.tint)?.color("`tint`", problems: &problems)?.color.hex
    return reader.value(.symbol)?.word("`symbol`", of: shapes, problems: &problems)
      .map { RowRecord.Symbol(shape: $0, tint: tint) }
  }
}
