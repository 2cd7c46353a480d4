import Diagnostics
import YAMLReading

/// Design tokens, as the W3C's community group writes them (DTCG 2025.10), and the older spelling
/// of Style Dictionary; in JSON or in YAML.
struct TokenFormat: FileFormat {
  let name = "tokens"
  let endings = [".tokens.json", ".tokens", ".tokens.yaml", ".tokens.yml"]
  let columns: [String]? = TokenColumn.allCases.map(\.rawValue)
  let options: [ImportOption] = [.at]

  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink) {
    do {
      let document = try YAMLReader.read(file.bytes, file: file.shownPath)
      let tree = try TokenTree(document.root)
      sink.report(tree.problems)
      let prefix = try Self.prefix(request, tree)
      var references = TokenReferences(tree)
      references.resolve()
      sink.report(references.problems)
      for (token, result) in zip(tree.tokens, references.results) where token.isBelow(prefix) {
        guard !sink.isFull else { return }
        guard let result else { continue }
        let entry = TokenEntry(token, value: tree.tokens[result.token].value, type: result.type)
        entry.add(below: prefix.count, into: &sink)
      }
    } catch {
      sink.report(error)
    }
  }

  /// Returns the keys of the group that `at:` names.
  private static func prefix(
    _ request: ImportRequest,
    _ tree: TokenTree
  ) throws(DiagnosticBag) -> [String] {
    guard let at = request.at else { return [] }
    let path = at.keys.joined(separator: ".")
    guard !tree.isGroup(path) else { return at.keys }
    let hint = NearestName.hint(for: path, in: tree.groups)
    let message = path.inBackticks + " is no group of tokens in the file"
    throw DiagnosticBag([at.node.error(.importFailed, message, hint: hint)])
  }
}
