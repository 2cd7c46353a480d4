import Diagnostics
import Importing
import YAMLReading

/// What the top of a script says about integrations.
struct Wiring {
  /// The integrations to compare; empty if the script does not name several.
  private(set) var compared: [IntegrationName] = []
  /// The integration of a tab that names none.
  private(set) var integration = IntegrationName.storyboard
  /// Where `integrations` stands.
  private(set) var comparedKey: YAMLNode?

  /// Reads `integration` and `integrations`, which exclude each other.
  init(_ reader: MappingReader<ScriptReader.Key>, problems: inout DiagnosticBag) {
    if let node = reader[.integration] {
      if let key = reader.entry(.integration)?.key, reader[.tabs] != nil {
        let hint = "write it in the tabs"
        problems.add(key.error(.conflictingKeys, "`integration` beside `tabs`", hint: hint))
      }
      integration = Self.name(node, "`integration`", problems: &problems) ?? .storyboard
    }
    guard let node = reader[.integrations] else { return }
    comparedKey = reader.entry(.integrations)?.key
    if let one = reader.entry(.integration)?.key, reader[.integration] != nil {
      let note = Diagnostic.Note("`integration` stands here", at: one.location)
      let message = "`integrations` beside `integration`"
      problems.add((comparedKey ?? node).error(.conflictingKeys, message, notes: [note]))
    }
    compared = Self.names(node, problems: &problems)
    integration = compared.first ?? integration
  }

  /// Returns the integration that a scalar names, or reports that there is none.
  static func name(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> IntegrationName? {
    node.choice(what, problems: &problems)
  }

  private static func names(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> [IntegrationName] {
    let hint = "write `[storyboard, code]`"
    guard node.kind == .sequence else {
      problems.add(node.wrongType("`integrations`", is: "a list", hint: hint))
      return []
    }
    var names: [IntegrationName] = []
    for element in node.elements {
      guard let name = name(element, "an integration", problems: &problems) else { continue }
      if names.contains(name) {
        problems.add(element.error(.conflictingKeys, "`\(name.rawValue)` is named twice"))
      } else {
        names.append(name)
      }
    }
    if node.elements.count < 2 {
      let hint = names.first.map { "write `integration: \($0.rawValue)`" } ?? hint
      problems.add(node.error(.invalidValue, "`integrations` compares two or more", hint: hint))
    }
    return names
  }
}

extension YAMLNode {
  /// Returns the case that a scalar names, or reports that there is none.
  ///
  /// `what` says what the value stands for, such as `` `screen` ``.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ what: String,
    problems: inout DiagnosticBag
  ) -> Choice? {
    if let text = scalar, let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let expected = names.count == 2 ? "`\(names[0])` or `\(names[1])`" : "one of " + names.inWords
    let hint = scalar.flatMap { NearestName.hint(for: $0, in: names) }
    problems.add(wrongType(what, is: expected, hint: hint))
    return nil
  }
}
