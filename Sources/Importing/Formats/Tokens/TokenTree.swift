import Diagnostics
import YAMLReading

/// The tokens of a file, in its order.
struct TokenTree {
  private struct Group {
    let node: YAMLNode
    let path: [String]
    let type: String?
  }

  /// The tokens.
  private(set) var tokens: [Token] = []
  /// The groups, as references would name them.
  private(set) var groups: [String] = []
  /// What is wrong with groups and tokens.
  private(set) var problems = DiagnosticBag()

  private let spelling: TokenSpelling

  /// Finds the tokens; goes down without recursion.
  ///
  /// - Throws: if there are none.
  init(_ root: YAMLNode) throws(DiagnosticBag) {
    guard root.kind == .mapping, let spelling = TokenSpelling(of: root) else {
      let message = "the file has no design tokens: no mapping in it has a `$value`"
      throw DiagnosticBag([root.error(.malformedImport, message)])
    }
    self.spelling = spelling
    var waiting = [Group(node: root, path: [], type: nil)]
    while let group = waiting.popLast() {
      if let value = spelling.value(of: group.node), !group.path.isEmpty {
        addToken(group, value)
        // The format allows no tokens in a token, but there are such files, also of its own makers.
        guard spelling == .dollar else { continue }
        waiting.append(contentsOf: tokens(in: group).reversed())
      } else {
        groups.append(group.path.joined(separator: "."))
        waiting.append(contentsOf: tokens(in: group).reversed())
      }
    }
  }

  /// Whether a group has this name.
  func isGroup(_ name: String) -> Bool {
    groups.contains { $0.utf8.elementsEqual(name.utf8) }
  }

  private mutating func addToken(_ group: Group, _ value: YAMLNode) {
    let ownType = spelling.type(of: group.node)
    tokens.append(
      Token(
        path: group.path,
        node: group.node,
        value: value,
        ownType: ownType,
        groupType: group.type
      )
    )
  }

  /// Returns the tokens and groups in a group.
  private mutating func tokens(in group: Group) -> [Group] {
    let type = spelling.groupType(of: group.node) ?? group.type
    var inside: [Group] = []
    for entry in group.node.entries {
      if entry.key.equals("$extends") || entry.key.equals("$ref") {
        let message = "\(entry.key.text.inBackticks) is not read"
        problems.add(entry.key.error(.malformedImport, message, hint: "write the tokens out"))
      }
      guard !Self.isReserved(entry.key) || entry.key.equals("$root") else { continue }
      let path = group.path + [entry.key.text]
      if entry.value.kind == .mapping {
        inside.append(Group(node: entry.value, path: path, type: type))
      } else if spelling == .dollar {
        let what = path.joined(separator: ".").inBackticks
        let problem = entry.value.wrongType(what, is: "a token or a group, so a mapping")
        problems.add(problem)
      }
    }
    return inside
  }

  private static func isReserved(_ key: YAMLNode) -> Bool {
    key.utf8.first == UInt8(ascii: "$")
  }
}
