import YAMLReading

/// How the keys of tokens are spelt, which is the same in all of a file.
enum TokenSpelling: CaseIterable {
  /// `$value`, as the format has it; wins if a file has both.
  case dollar
  /// `value`, as Style Dictionary had it before.
  case plain

  /// The value of a token; `nil` for a group.
  func value(of node: YAMLNode) -> YAMLNode? {
    self == .dollar ? node.value(of: "$value") : node.value(of: "value")
  }

  /// The type that a token has itself.
  func type(of node: YAMLNode) -> String? {
    (self == .dollar ? node.value(of: "$type") : node.value(of: "type"))?.scalar
  }

  /// The type of the tokens in a group; the older spelling has none.
  func groupType(of node: YAMLNode) -> String? {
    self == .dollar ? node.value(of: "$type")?.scalar : nil
  }

  /// What a person says about a token.
  static func description(of node: YAMLNode) -> YAMLNode? {
    let texts = [node.value(of: "$description"), node.value(of: "comment")]
    return texts.lazy.compactMap(\.self).first { $0.scalar != nil }
  }

  /// Returns how a file spells its tokens; `nil` if it has none.
  init?(of root: YAMLNode) {
    var found: TokenSpelling?
    var waiting = [root]
    while let node = waiting.popLast() {
      if Self.dollar.value(of: node) != nil {
        self = .dollar
        return
      }
      if Self.plain.value(of: node) != nil { found = .plain }
      for entry in node.entries where entry.value.kind == .mapping { waiting.append(entry.value) }
    }
    guard let found else { return nil }
    self = found
  }
}
