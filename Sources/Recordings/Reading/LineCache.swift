/// Keeps what objects were read as, so that an object that stands in a file many times is read once.
///
/// An object is looked up by the rest of the line that it begins on, as a recording has a line for
/// each; it is taken only if its bytes are those of the one that was read. In a file without lines
/// nothing is found, and looking is soon given up.
struct LineCache<Value> {
  /// No longer line is looked up.
  private static var longest: Int { 4_096 }
  private static var mostSlots: Int { 1 << 14 }

  private struct Entry {
    let hash: UInt64
    /// Where the object stands.
    let range: Range<Int>
    let value: Value
  }

  private var slots: [Entry?] = Array(repeating: nil, count: 64)
  /// How many objects were added since the number of slots changed.
  private var added = 0
  /// How many more lines may be too long before looking is given up.
  private var patience = 64
  /// The line of the object that is being read.
  private var line: (start: Int, hash: UInt64)?

  /// Returns what the object at the place reached was read as, and passes it; `nil` if it is new.
  mutating func value(_ json: inout JSONReader) -> Value? {
    line = nil
    guard patience > 0, json.next() != nil else { return nil }
    let start = json.position
    guard let hash = json.bytes.hashOfLine(from: start, longest: Self.longest) else {
      patience -= 1
      return nil
    }
    line = (start, hash)
    guard let entry = slots[slot(hash)], entry.hash == hash, json.passes(entry.range) else {
      return nil
    }
    return entry.value
  }

  /// Keeps what the object that ends at the place reached was read as, the one last asked for.
  mutating func keep(_ value: Value, _ json: JSONReader) {
    guard let line else { return }
    if added > slots.count, slots.count < Self.mostSlots {
      slots = Array(repeating: nil, count: slots.count * 4)
      added = 0
    }
    added += 1
    let range = line.start..<json.position
    slots[slot(line.hash)] = Entry(hash: line.hash, range: range, value: value)
  }

  private func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}
