// Eight bytes at a time.
extension [UInt8] {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns a hash of the bytes up to the next line feed; `nil` if there is none within reach.
  ///
  /// It tells lines apart well enough to guess; whoever uses it compares the bytes.
  func hashOfLine(from start: Int, longest: Int) -> UInt64? {
    unsafe withUnsafeBytes { bytes in
      var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
      var place = start
      let end = Swift.min(bytes.count, start + longest) - 8
      while place <= end {
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
        let found = Self.zeroes(word ^ (Self.ones &* 0x0A))
        guard found == 0 else {
          // What stands before the line feed.
          let rest = word & ((1 << UInt64(found.trailingZeroBitCount & ~7)) &- 1)
          return Self.mixed(hash, rest)
        }
        hash = Self.mixed(hash, word)
        place += 8
      }
      return nil
    }
  }

  /// Whether the bytes at a place are those at a place of another array; both have that many.
  func areSame(at place: Int, as other: [UInt8], at otherPlace: Int, count: Int) -> Bool {
    unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { others in
        var done = 0
        while done + 8 <= count {
          let one = unsafe bytes.loadUnaligned(fromByteOffset: place + done, as: UInt64.self)
          let two = unsafe others.loadUnaligned(fromByteOffset: otherPlace + done, as: UInt64.self)
          guard one == two else { return false }
          done += 8
        }
        while done < count {
          guard unsafe bytes[place + done] == others[otherPlace + done] else { return false }
          done += 1
        }
        return true
      }
    }
  }

  /// Returns the eight bytes at a place as a number, those at and behind `end` taken for zero.
  func word(at place: Int, before end: Int) -> UInt64 {
    unsafe withUnsafeBytes { bytes in
      guard place + 8 > end else {
        return unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
      }
      var word: UInt64 = 0
      for offset in 0..<end - place {
        word |= unsafe UInt64(bytes[place + offset]) << UInt64(8 * offset)
      }
      return word
    }
  }

  /// Returns the place of the next byte that ends a run of plain text within a JSON string, at or
  /// behind `start`: a quotation mark, a backslash or a control character; the end if there is none.
  func endOfPlainText(from start: Int) -> Int {
    unsafe withUnsafeBytes { bytes in
      var place = start
      while place + 8 <= bytes.count {
        let word = unsafe UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
        let quotes = Self.zeroes(word ^ (Self.ones &* 0x22))
        let backslashes = Self.zeroes(word ^ (Self.ones &* 0x5C))
        let controls = Self.zeroes(word & (Self.ones &* 0xE0))
        let found = quotes | backslashes | controls
        guard found == 0 else { return place + found.trailingZeroBitCount / 8 }
        place += 8
      }
      while place < bytes.count {
        let byte = unsafe bytes[place]
        if byte == 0x22 || byte == 0x5C || byte < 0x20 { return place }
        place += 1
      }
      return place
    }
  }

  /// Returns the text of some bytes; `nil` if they are not UTF-8.
  ///
  /// Checking is generic code of the standard library and slow, so only what is not ASCII is checked.
  func string(_ range: Range<Int>) -> String? {
    isASCII(range)
      ? String(decoding: self[range], as: UTF8.self)
      : String(validating: self[range], as: UTF8.self)
  }

  private func isASCII(_ range: Range<Int>) -> Bool {
    var bits: UInt64 = 0
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      bits |= word(at: place, before: range.upperBound)
    }
    return bits & Self.highBits == 0
  }

  /// The lowest bit that is set tells the first byte of a word that is zero; bytes behind it may be
  /// told wrongly.
  private static func zeroes(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highBits
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return high ^ low
  }
}
