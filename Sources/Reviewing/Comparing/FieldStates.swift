import Recordings

/// The values of all fields that were set, and which of them differ now.
struct FieldStates {
  /// A field of a pair of items.
  struct Key: Hashable {
    var pair: Int
    var name: Spelling
  }

  /// The values that were set, on each side.
  private var values = Sides<[Key: ValueRecord]>(base: [:], head: [:])
  /// Why fields differ, by pair of items and name.
  private(set) var causes: [Int: [Spelling: Int]] = [:]

  /// The value of a field that was set.
  func base(_ key: Key) -> ValueRecord? { values.base[key] }

  /// The value of a field that was set.
  func head(_ key: Key) -> ValueRecord? { values.head[key] }

  /// Sets a field on one side, or on both.
  mutating func set(_ key: Key, base: ValueRecord?, head: ValueRecord?) {
    if let base { values.base[key] = base }
    if let head { values.head[key] = head }
  }

  /// Why a field differs.
  func cause(_ key: Key) -> Int? { causes[key.pair]?[key.name] }

  /// Notes that a field differs.
  mutating func differ(_ key: Key, because cause: Int) {
    causes[key.pair, default: [:]][key.name] = cause
  }

  /// Notes that a field is the same.
  mutating func agree(_ key: Key) {
    guard causes[key.pair]?.removeValue(forKey: key.name) != nil else { return }
    if causes[key.pair]?.isEmpty == true { causes[key.pair] = nil }
  }
}
