/// A set of small numbers that stand for something whose hash and equality the caller knows.
///
/// A `Dictionary` would want a key that holds the text, which costs a reference for each.
struct HashTable {
  private var slots: [UInt32]
  private let mask: Int

  /// Creates an empty table for at most `capacity` numbers below `UInt32.max`.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: .max, count: size)
    mask = size - 1
  }

  /// Inserts a number, or returns the one that was inserted before and is the same.
  mutating func insert(_ number: Int, hash: Int, isSame: (Int) -> Bool) -> Int? {
    var slot = hash & mask
    while slots[slot] != .max {
      let earlier = Int(slots[slot])
      if isSame(earlier) { return earlier }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(clamping: number)
    return nil
  }
}
