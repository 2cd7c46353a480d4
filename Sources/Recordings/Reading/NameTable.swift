/// Finds the index that belongs to a name, by its bytes.
///
/// A recording of 100,000 steps names two million rows; none of those names becomes a `String`.
/// The hash is seeded anew in each process, so no file can be made that is slow to read.
struct NameTable {
  private struct Entry {
    var hash: Int
    var start: Int
    var length: Int
    var index: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// For each slot, one more than the number of its entry; 0 if the slot is free.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  /// The number of names.
  var count: Int { entries.count }

  /// Adds a name; returns whether it is new.
  mutating func insert(_ name: ArraySlice<UInt8>, index: Int) -> Bool {
    let hash = Self.hash(name)
    guard slot(of: name, hash) == nil else { return false }
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(Entry(hash: hash, start: bytes.count, length: name.count, index: index))
    bytes.append(contentsOf: name)
    place(entries.count - 1)
    return true
  }

  /// Returns the index of a name.
  ///
  /// - Complexity: O(*n*) in the length of the name, on average.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    slot(of: name, Self.hash(name)).map { entries[$0].index }
  }

  private func slot(of name: ArraySlice<UInt8>, _ hash: Int) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      let entry = entries[number]
      if entry.hash == hash, entry.length == name.count,
        bytes[entry.start..<entry.start + entry.length].elementsEqual(name)
      {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func place(_ number: Int) {
    var slot = entries[number].hash & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: number + 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in entries.indices { place(number) }
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe name.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
