/// Tells whether a file still holds what was written.
///
/// It guards against mistakes, not against malice. A cryptographic hash would cost more than
/// rendering the page did.
struct Fingerprint: Equatable, Sendable {
  /// The number of bytes.
  let size: Int
  /// A hash of the bytes.
  let hash: UInt64

  /// Creates the fingerprint of a file's contents.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  init(of bytes: ArraySlice<UInt8>) {
    size = bytes.count
    hash = unsafe bytes.withUnsafeBytes { unsafe Self.hash($0) }
  }

  /// Creates the fingerprint of a file's contents.
  ///
  /// - Complexity: O(*n*).
  init(of bytes: [UInt8]) {
    self.init(of: bytes[...])
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Reads a fingerprint as a manifest has it, or returns `nil`.
  init?(digits: ArraySlice<UInt8>, size: ArraySlice<UInt8>) {
    guard digits.count == 16, let size = Int(String(decoding: size, as: UTF8.self)), size >= 0
    else { return nil }
    var hash: UInt64 = 0
    for digit in digits {
      guard let value = Self.digits.firstIndex(of: digit) else { return nil }
      hash = hash << 4 | UInt64(value)
    }
    self.hash = hash
    self.size = size
  }

  /// The hash as 16 hexadecimal digits.
  var digits: some Sequence<UInt8> {
    let hash = hash
    return stride(from: 60, through: 0, by: -4).lazy.map {
      Self.digits[Int(hash >> UInt64($0) & 15)]
    }
  }

  /// FNV-1a over words of eight bytes, little-endian.
  ///
  /// A product carries upward only, so the high half is folded back after each.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in whole..<bytes.count {
      rest = rest << 8 | UInt64(unsafe bytes[offset])
    }
    add(rest)
    add(UInt64(bytes.count))
    return hash
  }
}
