/// Finds the index that belongs to a name, by its bytes.
///
/// A recording of 100,000 steps names two million rows; none of those names becomes a `String`.
/// The hash has a seed of its own in each process, so no file can be made that is slow to read.
struct NameTable {
  private struct Entry {
    var hash: UInt64
    var start: Int
    var length: Int
    var index: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// For each slot, one more than the number of its entry; 0 if the slot is free.
  private var slots: [Int32] = Array(repeating: 0, count: 64)
  private let seed: UInt64

  /// Creates an empty table.
  init() {
    var hasher = Hasher()
    hasher.combine("names")
    seed = UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// The number of names.
  var count: Int { entries.count }

  /// Adds the name that stands at a place of a text; returns whether it is new.
  mutating func insert(_ range: Range<Int>, of text: [UInt8], index: Int) -> Bool {
    let hash = hash(range, of: text)
    guard entry(range, of: text, hash) == nil else { return false }
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(Entry(hash: hash, start: bytes.count, length: range.count, index: index))
    bytes.append(contentsOf: text[range])
    place(entries.count - 1)
    return true
  }

  /// Returns the index of the name that stands at a place of a text.
  ///
  /// - Complexity: O(*n*) in the length of the name, on average.
  func index(of range: Range<Int>, of text: [UInt8]) -> Int? {
    entry(range, of: text, hash(range, of: text)).map { entries[$0].index }
  }

  private func entry(_ range: Range<Int>, of text: [UInt8], _ hash: UInt64) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if entries[number].hash == hash, isName(number, range, of: text) { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isName(_ number: Int, _ range: Range<Int>, of text: [UInt8]) -> Bool {
    let (start, length) = (entries[number].start, entries[number].length)
    return length == range.count
      && bytes.areSame(at: start, as: text, at: range.lowerBound, count: length)
  }

  private mutating func place(_ number: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[number].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: number + 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in entries.indices { place(number) }
  }

  /// Mixes eight bytes at a time by a multiplication to twice the width.
  private func hash(_ range: Range<Int>, of text: [UInt8]) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      hash = mixed(hash ^ text.word(at: place, before: range.upperBound))
      place += 8
    }
    return mixed(hash)
  }

  private func mixed(_ word: UInt64) -> UInt64 {
    let (high, low) = word.multipliedFullWidth(by: seed | 0x9E37_79B9_0000_0001)
    return high ^ low
  }
}
