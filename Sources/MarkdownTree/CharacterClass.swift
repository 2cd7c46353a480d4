/// What a character is to Markdown's rules for emphasis.
enum CharacterClass {
  /// A letter or a digit.
  case word
  /// White space, or the edge of a block.
  case space
  /// Punctuation, or a character that is written with a backslash.
  case punctuation
  /// The stars of other emphasis, which would run into one's own.
  case delimiter
  /// Something that versions of CommonMark see differently, such as a symbol.
  case other

  /// Creates the class of a character that is written as it is or with a backslash.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": self = .word
    case " ": self = .space
    case _ where scalar.isASCII: self = .punctuation
    default:
      let properties = scalar.properties
      if properties.isWhitespace {
        self = .space
      } else {
        self = properties.isAlphabetic ? .word : .other
      }
    }
  }

  /// Whether stars between this, outside, and `inside` begin or end emphasis for certain.
  func delimits(_ inside: CharacterClass) -> Bool {
    switch inside {
    case .word: self != .delimiter
    case .punctuation, .other: self == .space || self == .punctuation
    case .space, .delimiter: false
    }
  }
}

extension Inline {
  /// What the Markdown begins with, if this stands first in emphasis or behind it.
  var firstClass: CharacterClass { edgeClass { $0.unicodeScalars.first } }
  /// What the Markdown ends with, if this stands last in emphasis or before it.
  var lastClass: CharacterClass { edgeClass { $0.unicodeScalars.last } }

  private func edgeClass(_ scalar: (String) -> Unicode.Scalar?) -> CharacterClass {
    switch self {
    case .text(let text), .name(let text): scalar(text).map(CharacterClass.init) ?? .other
    case .emphasis, .strong: .delimiter
    case .code, .link, .image: .punctuation
    case .lineBreak, .softBreak: .space
    case .custom: .other
    }
  }
}
