/// What stands around emphasis.
struct EmphasisEdges {
  /// What its first stars come behind.
  var before: CharacterClass
  /// What its last stars come before.
  var after: CharacterClass

  /// Whether stars around `content` make emphasis by everybody's reading of the rules.
  func allowStars(around content: [Inline]) -> Bool {
    guard let first = content.first, let last = content.last else { return false }
    if content.count == 1, let nested = first.emphasized {
      // `***x***`: the stars of both stand together, and are judged by what is in them.
      return before.isQuiet && after.isQuiet && nested.first?.firstClass == .word
        && nested.last?.lastClass == .word
    }
    return before.delimits(first.innerFirstClass) && after.delimits(last.innerLastClass)
  }
}

extension Inline {
  /// What is emphasised, if this is emphasis.
  fileprivate var emphasized: [Inline]? {
    switch self {
    case .emphasis(let content), .strong(let content): content
    default: nil
    }
  }

  /// What the Markdown begins with, if this stands first in emphasis.
  fileprivate var innerFirstClass: CharacterClass { innerClass(firstClass, \.first) }
  /// What the Markdown ends with, if this stands last in emphasis.
  fileprivate var innerLastClass: CharacterClass { innerClass(lastClass, \.last) }

  /// Inside emphasis, spaces at an edge are spelled as entities, and emphasis as tags.
  private func innerClass(
    _ edge: CharacterClass,
    _ byte: (String.UTF8View) -> UInt8?
  ) -> CharacterClass {
    switch self {
    case .emphasis, .strong: .punctuation
    case .text(let text), .name(let text):
      byte(text.utf8) == UInt8(ascii: " ") ? .punctuation : edge
    default: edge
    }
  }
}

extension CharacterClass {
  /// Whether stars beside it can only begin or only end emphasis.
  fileprivate var isQuiet: Bool { self == .space || self == .punctuation }
}
