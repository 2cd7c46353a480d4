internal import CatalogModel
internal import Recordings

/// The colours of all catalogs of a recording as they are at the end, by tab and field.
struct CatalogColors: Sendable {
  private struct Key: Hashable, Sendable {
    var tab: Int
    var field: String
  }

  private var indexes: [Key: ColorIndex] = [:]

  /// Takes stock of a recording.
  ///
  /// - Complexity: O(*n* log² *n*) in the items that have colours.
  init(_ recording: Recording) {
    var colors: [Key: [(item: Int, color: Color)]] = [:]
    for (index, item) in recording.items.enumerated() where item.deletedBy == nil {
      for field in item.lastFields {
        guard let color = Self.color(of: field.value) else { continue }
        colors[Key(tab: item.tab, field: field.name), default: []].append((index, color))
      }
    }
    indexes = colors.mapValues { ColorIndex($0) }
  }

  /// Returns the colours that a field of a tab's catalog has.
  func index(tab: Int, field: String) -> ColorIndex? {
    indexes[Key(tab: tab, field: field)]
  }

  /// Returns the colour that a value is, if it is one.
  static func color(of value: ValueRecord) -> Color? {
    guard case .color(let hex, _, _) = value else { return nil }
    return try? Color.parse(hex).color
  }
}
