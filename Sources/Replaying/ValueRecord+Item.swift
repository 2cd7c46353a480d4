import CatalogModel
import Recordings

extension ValueRecord {
  /// Records a value that a field of an item has, or had.
  ///
  /// `formerOptions` are those that a selection was one of, if the item has others now.
  init(
    _ value: FieldValue?,
    field: Int,
    of item: Item,
    formerOptions: [Option]? = nil
  ) {
    switch value {
    case nil: self = .absent
    case .text(let text): self = .text(text)
    case .number(let number):
      self = .number(number.text, unit: item.kind.fields[field].type.unit)
    case .flag(let flag): self = .flag(flag)
    case .color(let color):
      self = .color(hex: color.color.hex, written: color.text, isMapped: color.isMapped)
    case .date(let date): self = .date(date.text)
    case .texts(let texts): self = .list(texts)
    case .options(let options): self = .list(options.map(\.label))
    case .selection(let index):
      let options = formerOptions ?? item.options(of: field)
      let label = options.indices.contains(index) ? options[index].label : "option \(index + 1)"
      self = .selection(index: index, label: label)
    }
  }
}

extension FieldRecord {
  /// Records the fields of an item.
  static func all(of item: Item) -> [FieldRecord] {
    item.kind.fields.indices.map { record($0, of: item) }
  }

  /// Records one field of an item.
  static func record(_ field: Int, of item: Item) -> FieldRecord {
    FieldRecord(
      name: item.kind.fields[field].name,
      value: ValueRecord(item[field], field: field, of: item)
    )
  }
}
