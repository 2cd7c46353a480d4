import CatalogModel

/// The items of a list in order, of which any can be put in or taken out at about the same cost
/// whether there are ten or a hundred thousand.
///
/// It is apart from the catalog's own list on purpose: what checks that list must not rely on it.
struct RowOrder {
  private static let capacity = 512

  private var chunks: [[Item]]
  /// The first row of each chunk; apart from the chunks, as this is read for every look-up.
  private var starts: [Int]
  private(set) var count: Int

  init(_ items: [Item]) {
    let half = Self.capacity / 2
    starts = Array(stride(from: 0, to: items.count, by: half))
    chunks = starts.map { start in
      Array(items[start..<min(start + half, items.count)])
    }
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
    if chunks.isEmpty { (chunks, starts) = ([[]], [0]) }
    let (chunk, offset) = position(of: row)
    chunks[chunk].insert(item, at: offset)
    shift(chunksBehind: chunk, by: 1)
    if chunks[chunk].count > Self.capacity { split(chunk) }
    return true
  }

  /// Takes an item out of a row; returns whether it was there.
  mutating func remove(_ item: Item, at row: Int) -> Bool {
    guard self[row] === item else { return false }
    let (chunk, offset) = position(of: row)
    chunks[chunk].remove(at: offset)
    shift(chunksBehind: chunk, by: -1)
    if chunks[chunk].isEmpty {
      chunks.remove(at: chunk)
      starts.remove(at: chunk)
    }
    return true
  }

  /// Returns where a row is; the one after the last belongs to the last chunk.
  private func position(of row: Int) -> (chunk: Int, offset: Int) {
    var (first, behind) = (0, starts.count)
    while behind - first > 1 {
      let middle = (first + behind) / 2
      if starts[middle] <= row { first = middle } else { behind = middle }
    }
    return (first, row - starts[first])
  }

  private mutating func shift(chunksBehind chunk: Int, by rows: Int) {
    for later in starts.indices[(chunk + 1)...] { starts[later] += rows }
    count += rows
  }

  private mutating func split(_ chunk: Int) {
    let half = chunks[chunk].count / 2
    let upper = Array(chunks[chunk][half...])
    chunks[chunk].removeSubrange(half...)
    chunks.insert(upper, at: chunk + 1)
    starts.insert(starts[chunk] + half, at: chunk + 1)
  }
}
