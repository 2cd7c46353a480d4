/// A short tail that tells apart names whose slugs are equal.
enum NameHash {
  /// The number of characters.
  static let length = 5

  /// No vowels, so that no word comes out, and no `l` beside `1`.
  private static let letters = Array("bcdfghjkmnpqrstvwxyz".utf8)
  private static let digits = Array("0123456789".utf8)

  /// Returns five lower-case letters and digits, the first of them a letter, that depend on the
  /// bytes of `text` alone.
  ///
  /// As a letter comes first, no tail reads like a number that counts repetitions.
  ///
  /// - Complexity: O(*n*).
  static func tail(of text: String) -> String {
    var hash = fnv1a(text.utf8)
    hash ^= hash >> 32
    let others = letters + digits
    var tail: [UInt8] = []
    for position in 0..<length {
      let alphabet = position == 0 ? letters : others
      let (quotient, remainder) = hash.quotientAndRemainder(dividingBy: UInt64(alphabet.count))
      tail.append(alphabet[Int(remainder)])
      hash = quotient
    }
    return String(decoding: tail, as: UTF8.self)
  }

  /// FNV-1a with 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
  private static func fnv1a(_ bytes: String.UTF8View) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
