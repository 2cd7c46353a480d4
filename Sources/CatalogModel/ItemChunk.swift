/// A run of neighbouring items; `ItemList` is made of these.
final class ItemChunk {
  /// How many items a chunk holds at most.
  static let capacity = 512

  /// The items, in order.
  var items: [Item]
  /// The chunk's place in its list.
  var place = 0

  init(_ items: [Item]) {
    self.items = items
  }

  deinit {
    for item in items { item.chunk = nil }
  }
}
