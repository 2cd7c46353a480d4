package import CatalogModel
import Scenarios

/// The kinds of the reference designs, as they ship.
extension Kind {
  /// A colour with a name and a star.
  package static let colorItem = shipped("ColorItem")
  /// A setting with options of which one is selected.
  package static let detailModel = shipped("DetailModel")

  private static func shipped(_ name: String) -> Kind {
    guard let kind = KindRegistry.shipped[name] else { preconditionFailure("\(name) ships") }
    return kind
  }
}
