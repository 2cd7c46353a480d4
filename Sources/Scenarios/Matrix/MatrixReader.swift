import Diagnostics
import Importing
import YAMLReading

/// Reads the `matrix` of a script.
struct MatrixReader {
  /// The keys behind `matrix`.
  enum Key: Int, SchemaKey {
    case integration, textSize, from
    static let table = KeyTable(Self.self, spellings: ["textSize": "text_size"])
  }

  /// How many variants there may be.
  let limit: Int

  /// Returns the settings, as far as they are right, and reports what is wrong with the others; `nil`
  /// if there is no matrix.
  func settings(
    _ script: MappingReader<ScriptReader.Key>,
    problems: inout DiagnosticBag
  ) -> MatrixSettings? {
    guard let node = script[.matrix],
      let reader = MappingReader<Key>(node, "`matrix`", problems: &problems)
    else { return nil }
    let before = problems.all.count
    var lines: [MatrixSettings.Line] = []
    for entry in node.entries {
      guard let index = Key.table.index(of: entry.key), let key = Key(rawValue: index) else {
        continue
      }
      reportConflicts(key, entry.key, script, problems: &problems)
      let settings = settings(key, entry.value, problems: &problems)
      if !settings.isEmpty { lines.append(MatrixSettings.Line(settings)) }
    }
    let settings = MatrixSettings(lines: lines)
    if !reader.hasUnknownKey, problems.all.count == before {
      checkCount(settings, node, problems: &problems)
    }
    return settings
  }

  private func checkCount(
    _ settings: MatrixSettings,
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) {
    if settings.count < 2 {
      let keys = Key.table.names.inWords
      let hint = "give two or more settings to one of " + keys
      problems.add(node.error(.invalidValue, "`matrix` compares two or more", hint: hint))
    } else if settings.count > limit {
      let message = "`matrix` has \(settings.count) variants, \(limit) are allowed"
      let hint = "`limits: {variants: …}` in peekbook.yaml allows more"
      problems.add(node.error(.limitExceeded, message, hint: hint))
    }
  }

  private func settings(
    _ key: Key,
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> [MatrixSettings.Setting] {
    let what = key.name.inBackticks
    guard node.kind == .sequence, !node.elements.isEmpty else {
      let hint = node.isAbsent ? nil : node.scalar.map { "write `[\($0)]`" }
      problems.add(
        node.kind == .sequence
          ? node.error(.invalidValue, what + " names no setting")
          : node.wrongType(what, is: "a list", hint: hint)
      )
      return []
    }
    var settings: [MatrixSettings.Setting] = []
    for element in node.elements {
      guard let setting = setting(key, element, problems: &problems) else { continue }
      if settings.contains(where: { $0.text == setting.text }) {
        problems.add(element.error(.conflictingKeys, setting.text.inBackticks + " is named twice"))
      }
      settings.append(setting)
    }
    return settings
  }

  private func setting(
    _ key: Key,
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> MatrixSettings.Setting? {
    switch key {
    case .integration:
      Wiring.name(node, "an integration", problems: &problems).map { .integration($0) }
    case .textSize: node.choice("a text size", problems: &problems).map { .textSize($0) }
    case .from: node.visibleText("a file", problems: &problems).map { _ in .from(node) }
    }
  }

  /// Reports what says the same as a line of the matrix, elsewhere in the script.
  private func reportConflicts(
    _ key: Key,
    _ node: YAMLNode,
    _ script: MappingReader<ScriptReader.Key>,
    problems: inout DiagnosticBag
  ) {
    let others: [ScriptReader.Key] =
      switch key {
      case .integration: [.integration, .integrations]
      case .textSize: [.textSize]
      case .from: [.tabs]
      }
    for other in others {
      guard let entry = script.entry(other), !entry.value.isAbsent else { continue }
      let note = Diagnostic.Note("`\(other.name)` stands here", at: entry.key.location)
      let message = "`\(key.name)` in a `matrix` beside `\(other.name)`"
      let hint = key == .from ? "it goes with a single `catalog`" : "leave out one of them"
      problems.add(node.error(.conflictingKeys, message, hint: hint, notes: [note]))
    }
  }
}
