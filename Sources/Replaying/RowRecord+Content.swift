import CatalogModel
import Recordings
import Screens

extension RowRecord {
  /// Records what a row shows.
  init(_ content: RowContent, item: Int) {
    self.init(
      item: item,
      title: content.title,
      subtitle: content.subtitle,
      detail: content.detail,
      symbol: content.symbol.map(Symbol.init),
      accessory: Accessory(content.accessory)
    )
  }
}

extension RowRecord.Symbol {
  fileprivate init(_ symbol: RowContent.Symbol) {
    switch symbol {
    case .flag(.star, let isSet, let tint):
      self.init(shape: isSet ? .starFilled : .star, tint: tint?.hex)
    case .flag(.heart, let isSet, let tint):
      self.init(shape: isSet ? .heartFilled : .heart, tint: tint?.hex)
    case .swatch(let color):
      self.init(shape: .swatch, tint: color?.hex)
    }
  }
}

extension RowRecord.Accessory {
  fileprivate init(_ accessory: RowContent.Accessory) {
    switch accessory {
    case .none: self = .none
    case .disclosure: self = .disclosure
    case .checkmark: self = .checkmark
    }
  }
}
