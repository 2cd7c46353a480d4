/// Makes the readable part of a file name from a text.
package enum Slug {
  /// The longest slug, in UTF-8 bytes.
  package static let longest = 80

  /// Returns the text in lower case with a hyphen for every run of what is neither a letter nor a
  /// number.
  ///
  /// Letters of every script stay (`Café` → `café`, `日本` → `日本`), combining marks stay with their
  /// letter, apostrophes and what nobody can see are left out. The slug is in NFC, has at most
  /// ``longest`` bytes, and is empty if there is no letter and no number.
  ///
  /// - Complexity: O(*n*).
  package static func slug(of text: String) -> String {
    make(of: text).slug
  }

  /// Returns the slug, and whether it had to be cut.
  static func make(of text: String) -> (slug: String, isCut: Bool) {
    if let slug = plain(text.utf8) { return slug.utf8.count > longest ? cut(slug) : (slug, false) }
    var slug = ""
    var takesMark = false
    var hasGap = false
    for scalar in text.nfc.unicodeScalars {
      switch SlugPart(scalar) {
      case .letter:
        if hasGap, !slug.isEmpty { slug += "-" }
        // The scalar view's `append(contentsOf:)` would copy the whole slug each time.
        slug += scalar.properties.lowercaseMapping
        (takesMark, hasGap) = (true, false)
      case .mark where takesMark: slug.unicodeScalars.append(scalar)
      case .mark, .nothing: break
      case .gap: (takesMark, hasGap) = (false, true)
      }
    }
    return cut(slug.nfc)
  }

  /// Returns the slug of ASCII, which most titles are: the long way asks for the properties of each
  /// character.
  private static func plain(_ text: String.UTF8View) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.count)
    var hasGap = false
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x41...0x5A:
        if hasGap, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        slug.append(byte < 0x41 ? byte : byte | 0x20)
        hasGap = false
      case UInt8(ascii: "'"): break
      case 0x80...: return nil
      default: hasGap = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  /// Cuts before the letter that would be too much, together with its marks.
  private static func cut(_ slug: String) -> (slug: String, isCut: Bool) {
    guard slug.utf8.count > longest else { return (slug, false) }
    var end = slug.startIndex
    for index in slug.unicodeScalars.indices {
      guard slug.utf8.distance(from: slug.startIndex, to: index) <= longest else { break }
      if SlugPart(slug.unicodeScalars[index]) != .mark { end = index }
    }
    var result = String(slug[..<end])
    if result.utf8.last == UInt8(ascii: "-") { result.unicodeScalars.removeLast() }
    return (result, true)
  }
}

/// What becomes of a character in a slug.
enum SlugPart {
  case letter, mark, gap, nothing

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint else {
      self = .nothing
      return
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      self = Self.isApostrophe(scalar) ? .nothing : .letter
    case .nonspacingMark, .spacingMark: self = .mark
    case .enclosingMark: self = .nothing
    default: self = Self.isApostrophe(scalar) ? .nothing : .gap
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2018}", "\u{2019}", "\u{02BC}", "\u{FF07}": true
    default: false
    }
  }
}
