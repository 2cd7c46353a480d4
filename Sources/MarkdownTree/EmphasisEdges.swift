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
    return before.delimits(first.innerClass(first.firstClass))
      && after.delimits(last.innerClass(last.lastClass))
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

  /// The class of an edge inside emphasis: spaces are entities there, nested emphasis is tags.
  fileprivate func innerClass(_ edge: CharacterClass) -> CharacterClass {
    switch self {
    case .emphasis, .strong: .punctuation
    case .text(let text), .name(let text):
      edge == .space && isASCIISpace(text) ? .punctuation : edge
    default: edge
    }
  }

  private func isASCIISpace(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ")
  }
}

extension CharacterClass {
  /// Whether stars beside it can only begin or only end emphasis.
  fileprivate var isQuiet: Bool { self == .space || self == .punctuation }
}
