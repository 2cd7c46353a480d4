/// A line of a file.
struct TextLine {
  /// Its number, from 1.
  let number: Int
  /// What it says, without its end.
  let bytes: ArraySlice<UInt8>
  /// Whether it has an end, so that whoever wrote it came to write the next.
  let isEnded: Bool

  /// Whether nothing is in it but white space.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}

/// The lines of a file, one by one; a byte order mark is passed over.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> TextLine? {
    guard place < bytes.count else { return nil }
    let end = bytes[place...].firstIndex(of: 0x0A)
    var line = bytes[place..<(end ?? bytes.count)]
    place = end.map { $0 + 1 } ?? bytes.count
    number += 1
    if line.last == 0x0D { line.removeLast() }
    return TextLine(number: number, bytes: line, isEnded: end != nil)
  }
}
