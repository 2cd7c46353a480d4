/// An ordered list of items in which finding the row of an item, and inserting or deleting
/// anywhere, costs about the same for ten items as for a hundred thousand.
///
/// The items stand in chunks of at most 512, and an item knows its chunk; a plain array would move
/// half of its elements for each insertion, and search all of them for an item's row.
struct ItemList {
  private var chunks: [ItemChunk] = []
  /// How many items each chunk has; apart from the chunks, as this is read for every look-up.
  private var sizes: [Int] = []
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
  /// - Complexity: O(*n* / 512).
  subscript(row: Int) -> Item {
    let (place, offset) = position(of: row)
    return chunks[place].items[offset]
  }

  /// Returns the row of an item, counted from 0.
  ///
  /// - Complexity: O(*n* / 512 + 512).
  func row(of item: Item) -> Int? {
    guard let chunk = item.chunk, chunks.indices.contains(chunk.place),
      chunks[chunk.place] === chunk,
      let offset = chunk.items.firstIndex(where: { $0 === item })
    else { return nil }
    return sizes[..<chunk.place].reduce(offset, +)
  }

  /// Puts an item before the one in `row`, or at the end.
  mutating func insert(_ item: Item, at row: Int) {
    if chunks.isEmpty {
      chunks = [ItemChunk([])]
      number()
    }
    let (place, offset) = position(of: row)
    let chunk = chunks[place]
    chunk.items.insert(item, at: offset)
    item.chunk = chunk
    sizes[place] += 1
    count += 1
    if chunk.items.count > ItemChunk.capacity { split(place) }
  }

  /// Takes the item in `row` out.
  mutating func remove(at row: Int) -> Item {
    let (place, offset) = position(of: row)
    let item = chunks[place].items.remove(at: offset)
    item.chunk = nil
    sizes[place] -= 1
    count -= 1
    if sizes[place] == 0 {
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
    var offset = row
    for (place, size) in sizes.enumerated() {
      if offset < size || (offset == size && place == sizes.count - 1) { return (place, offset) }
      offset -= size
    }
    preconditionFailure("a row of the list is in one of its chunks")
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
    for (place, chunk) in chunks.enumerated() { chunk.place = place }
    sizes = chunks.map(\.items.count)
  }
}
