/// An ordered list of items in which finding the row of an item, and inserting or deleting
/// anywhere, costs about the same for ten items as for a hundred thousand.
///
/// The items stand in chunks of at most 512, and an item knows its chunk; a plain array would move
/// half of its elements for each insertion, and search all of them for an item's row.
struct ItemList {
  private var chunks: [ItemChunk] = []
  /// The first row of each chunk; apart from the chunks, as this is read for every look-up.
  private var starts: [Int] = []
  private(set) var count = 0

  init(_ items: [Item]) {
    let half = ItemChunk.capacity / 2
    for start in stride(from: 0, to: items.count, by: half) {
      chunks.append(ItemChunk(Array(items[start..<min(start + half, items.count)])))
    }
    for chunk in chunks {
      for item in chunk.items { item.chunk = chunk }
    }
    count = items.count
    number()
  }

  /// The items, in order.
  var all: [Item] { chunks.flatMap(\.items) }

  /// The item in a row, counted from 0.
  ///
  /// - Complexity: O(log *n*).
  subscript(row: Int) -> Item {
    let (place, offset) = position(of: row)
    return chunks[place].items[offset]
  }

  /// The items in a range of rows.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* rows.
  subscript(rows: Range<Int>) -> [Item] {
    guard !rows.isEmpty else { return [] }
    var items: [Item] = []
    items.reserveCapacity(rows.count)
    var (place, offset) = position(of: rows.lowerBound)
    while items.count < rows.count {
      let rest = chunks[place].items[offset...].prefix(rows.count - items.count)
      items += rest
      (place, offset) = (place + 1, 0)
    }
    return items
  }

  /// Returns the row of an item, counted from 0.
  ///
  /// - Complexity: O(512).
  func row(of item: Item) -> Int? {
    guard let chunk = item.chunk, chunks.indices.contains(chunk.place),
      chunks[chunk.place] === chunk,
      let offset = chunk.items.firstIndex(where: { $0 === item })
    else { return nil }
    return starts[chunk.place] + offset
  }

  /// Puts an item before the one in `row`, or at the end.
  ///
  /// - Complexity: O(*n* / 512 + 512).
  mutating func insert(_ item: Item, at row: Int) {
    if chunks.isEmpty {
      chunks = [ItemChunk([])]
      number()
    }
    let (place, offset) = position(of: row)
    let chunk = chunks[place]
    chunk.items.insert(item, at: offset)
    item.chunk = chunk
    shift(chunksBehind: place, by: 1)
    if chunk.items.count > ItemChunk.capacity { split(place) }
  }

  /// Takes the item in `row` out.
  ///
  /// - Complexity: O(*n* / 512 + 512).
  mutating func remove(at row: Int) -> Item {
    let (place, offset) = position(of: row)
    let item = chunks[place].items.remove(at: offset)
    item.chunk = nil
    shift(chunksBehind: place, by: -1)
    if chunks[place].items.isEmpty {
      chunks.remove(at: place)
      number()
    }
    return item
  }
}

extension ItemList {
  /// Returns the chunk of a row, and the row's place in it; the row after the last belongs to the
  /// last chunk.
  private func position(of row: Int) -> (place: Int, offset: Int) {
    precondition((0...count).contains(row), "the row is one of the list's, or the one after")
    var places = 0..<starts.count
    while places.count > 1 {
      let middle = places.lowerBound + places.count / 2
      places = starts[middle] <= row ? middle..<places.upperBound : places.lowerBound..<middle
    }
    return (places.lowerBound, row - starts[places.lowerBound])
  }

  private mutating func shift(chunksBehind place: Int, by rows: Int) {
    for later in starts.indices[(place + 1)...] { starts[later] += rows }
    count += rows
  }

  private mutating func split(_ place: Int) {
    let chunk = chunks[place]
    let half = chunk.items.count / 2
    let upper = ItemChunk(Array(chunk.items[half...]))
    chunk.items.removeSubrange(half...)
    for item in upper.items { item.chunk = upper }
    chunks.insert(upper, at: place + 1)
    number()
  }

  private mutating func number() {
    var row = 0
    starts.removeAll(keepingCapacity: true)
    for (place, chunk) in chunks.enumerated() {
      chunk.place = place
      starts.append(row)
      row += chunk.items.count
    }
  }
}
