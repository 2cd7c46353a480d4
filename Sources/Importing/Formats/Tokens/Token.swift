import YAMLReading

/// A design token.
struct Token {
  /// The key of a token that stands for its group.
  static let root = "$root"

  /// The keys that lead to it; for that of a group, `$root` is the last.
  let path: [String]
  /// The mapping.
  let node: YAMLNode
  /// Its value, perhaps a reference.
  let value: YAMLNode
  /// The type that it has itself.
  let ownType: String?
  /// The type of the nearest group that has one.
  let groupType: String?

  /// The keys without `$root`.
  var visiblePath: ArraySlice<String> {
    path.last == Self.root ? path.dropLast() : path[...]
  }

  /// The keys with dots between them, as references have them.
  var fullName: String { path.joined(separator: ".") }

  /// Whether it is in a group, or in a group of that.
  func isBelow(_ group: [String]) -> Bool {
    path.count > group.count && path.starts(with: group)
  }

  /// What its value refers to, if that is a reference: `a.b` of `{a.b}`.
  var reference: String? {
    guard let text = value.scalar, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 2
    else { return nil }
    let inner = text.utf8.dropFirst().dropLast()
    let braces = [UInt8(ascii: "{"), UInt8(ascii: "}")]
    return inner.contains(where: braces.contains) ? nil : String(Substring(inner))
  }
}
