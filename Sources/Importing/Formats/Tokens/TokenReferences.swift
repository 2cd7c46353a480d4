import Diagnostics
import YAMLReading

/// Follows the references of tokens, each once, however long they are.
struct TokenReferences {
  /// Where a token's references lead.
  struct Result {
    /// The token with the value.
    let token: Int
    /// The type: the token's own, else that of what it refers to, else that of its group.
    let type: String?
  }

  private enum State {
    case waiting
    /// On the chain that is being followed, at a place.
    case followed(place: Int)
    case done
  }

  /// What became of each token; `nil` for those whose references lead nowhere.
  private(set) var results: [Result?]
  /// The references that lead nowhere.
  private(set) var problems = DiagnosticBag()

  private let tree: TokenTree
  private let indices: [[UInt8]: Int]
  private var states: [State]

  /// Creates a follower of the references in a tree.
  init(_ tree: TokenTree) {
    self.tree = tree
    let names = tree.tokens.enumerated().map { (Array($1.fullName.utf8), $0) }
    indices = Dictionary(names) { first, _ in first }
    results = Array(repeating: nil, count: tree.tokens.count)
    states = Array(repeating: .waiting, count: tree.tokens.count)
  }

  /// Follows all references.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  mutating func resolve() {
    for start in tree.tokens.indices {
      guard case .waiting = states[start] else { continue }
      finish(follow(from: start))
    }
  }

  /// Returns the tokens from `start` to the last one that was not followed before.
  private mutating func follow(from start: Int) -> [Int] {
    var chain: [Int] = []
    var current = start
    while true {
      switch states[current] {
      case .done: return chain
      case .followed(let place):
        reportCircle(chain[place...])
        return chain
      case .waiting:
        states[current] = .followed(place: chain.count)
        chain.append(current)
        guard let next = target(of: current) else { return chain }
        current = next
      }
    }
  }

  /// Gives the tokens of a chain their results, from its end.
  private mutating func finish(_ chain: [Int]) {
    for index in chain.reversed() {
      let token = tree.tokens[index]
      if token.reference == nil {
        results[index] = Result(token: index, type: token.ownType ?? token.groupType)
      } else if let target = knownTarget(of: index), let result = results[target] {
        let type = token.ownType ?? result.type ?? token.groupType
        results[index] = Result(token: result.token, type: type)
      }
      states[index] = .done
    }
  }

  /// Returns the token that another refers to, or reports that there is none.
  private mutating func target(of index: Int) -> Int? {
    guard let reference = tree.tokens[index].reference else { return nil }
    if let target = knownTarget(of: index) { return target }
    problems.add(missing(reference, at: tree.tokens[index].value))
    return nil
  }

  private func knownTarget(of index: Int) -> Int? {
    guard let reference = tree.tokens[index].reference else { return nil }
    if let target = indices[Array(reference.utf8)] { return target }
    // Style Dictionary used to be asked for `{color.red.value}`.
    let suffix = ".value"
    guard reference.hasSuffix(suffix) else { return nil }
    return indices[Array(reference.utf8.dropLast(suffix.utf8.count))]
  }
}

extension TokenReferences {
  private func missing(_ reference: String, at place: YAMLNode) -> Diagnostic {
    let shown = "{\(reference)}".inBackticks
    guard !tree.isGroup(reference) else {
      let root = reference + "." + Token.root
      let hint = indices[Array(root.utf8)] == nil ? nil : "write `{\(root)}`"
      return place.error(.malformedImport, "\(shown) names a group, not a token", hint: hint)
    }
    let hint = NearestName.hint(for: reference, in: tree.tokens.map(\.fullName))
    return place.error(
      .malformedImport,
      "\(shown) names no token of this file",
      hint: hint ?? "tokens refer to each other within a file only"
    )
  }

  private mutating func reportCircle(_ circle: ArraySlice<Int>) {
    guard let first = circle.first else { return }
    let most = 12
    var names = circle.prefix(most).map { tree.tokens[$0].fullName.inBackticks }
    if circle.count > most { names.append("\(circle.count - most) more") }
    names.append(tree.tokens[first].fullName.inBackticks)
    let message = "references in a circle: " + names.joined(separator: " → ")
    problems.add(tree.tokens[first].value.error(.malformedImport, message))
  }
}
