import CatalogModel

/// The items of a list in order, of which any can be put in or taken out at about the same cost
/// whether there are ten or a hundred thousand.
///
/// It is apart from the catalog's own list on purpose: what checks that list must not rely on it.
struct RowOrder {
  private static let capacity = 512

  private var chunks: [[Item]]
  /// How many items each chunk has; apart from the chunks, as this is read for every look-up.
  private var sizes: [Int]
  private(set) var count: Int

  init(_ items: [Item]) {
    let half = Self.capacity / 2
    chunks = stride(from: 0, to: items.count, by: half).map { start in
      Array(items[start..<min(start + half, items.count)])
    }
    sizes = chunks.map(\.count)
    count = items.count
  }

  /// The items, in order.
  var all: [Item] { chunks.flatMap(\.self) }

  /// The item in a row, counted from 0; `nil` if there is no such row.
  subscript(row: Int) -> Item? {
    guard (0..<count).contains(row) else { return nil }
    let (chunk, offset) = position(of: row)
    return chunks[chunk][offset]
  }

  /// Puts an item before the one in a row; returns whether there is such a place.
  mutating func insert(_ item: Item, at row: Int) -> Bool {
    guard (0...count).contains(row) else { return false }
    if chunks.isEmpty { (chunks, sizes) = ([[]], [0]) }
    let (chunk, offset) = position(of: row)
    chunks[chunk].insert(item, at: offset)
    sizes[chunk] += 1
    count += 1
    if sizes[chunk] > Self.capacity { split(chunk) }
    return true
  }

  /// Takes an item out of a row; returns whether it was there.
  mutating func remove(_ item: Item, at row: Int) -> Bool {
    guard self[row] === item else { return false }
    let (chunk, offset) = position(of: row)
    chunks[chunk].remove(at: offset)
    sizes[chunk] -= 1
    count -= 1
    if sizes[chunk] == 0 {
      chunks.remove(at: chunk)
      sizes.remove(at: chunk)
    }
    return true
  }

  /// Returns where a row is; the one after the last belongs to the last chunk.
  private func position(of row: Int) -> (chunk: Int, offset: Int) {
    var offset = row
    for chunk in 0..<sizes.count - 1 {
      if offset < sizes[chunk] { return (chunk, offset) }
      offset -= sizes[chunk]
    }
    return (sizes.count - 1, offset)
  }

  private mutating func split(_ chunk: Int) {
    let half = chunks[chunk].count / 2
    let upper = Array(chunks[chunk][half...])
    chunks[chunk].removeSubrange(half...)
    chunks.insert(upper, at: chunk + 1)
    sizes[chunk] = half
    sizes.insert(upper.count, at: chunk + 1)
  }
}
