/// Keeps strings that were read lately, so that what stands a hundred thousand times in a file
/// is in memory once.
struct StringCache {
  private static let size = 2048

  private var entries: [(range: Range<Int>, string: String)?] = Array(repeating: nil, count: size)

  /// Returns the string that stands at a place of a text, made by `make` if it is not known.
  mutating func string(
    _ range: Range<Int>,
    of bytes: [UInt8],
    make: () throws(JSONProblem) -> String
  ) throws(JSONProblem) -> String {
    // Up to 15 bytes lie in the string itself; long texts hardly come twice.
    guard range.count > 15, range.count < 256 else { return try make() }
    let slot = Self.hash(bytes[range])
    if let entry = entries[slot], entry.range.count == range.count,
      bytes[entry.range].elementsEqual(bytes[range])
    {
      return entry.string
    }
    let string = try make()
    entries[slot] = (range, string)
    return string
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) & UInt32(truncatingIfNeeded: size - 1))
  }
}
