import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads what an `expect` expects.
struct ExpectationReader {
  let context: TabContext

  /// Returns the expectations in the order of the script, or `nil` after it has reported what is
  /// wrong.
  func expectations(_ node: YAMLNode, problems: inout DiagnosticBag) -> [Expectation]? {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      let message = "`expect` expects nothing"
      problems.add(
        node.kind == .mapping
          ? node.error(.missingKey, message, hint: "its keys are " + names.inWords)
          : node.wrongType("`expect`", is: "a mapping", hint: "its keys are " + names.inWords)
      )
      return nil
    }
    var result: [Expectation] = []
    result.reserveCapacity(node.entries.count)
    for entry in node.entries {
      if let requirement = requirement(entry, problems: &problems) {
        result.append(Expectation(key: entry.key.text, requirement, place: Place(entry.value)))
      }
    }
    return result.count == node.entries.count ? result : nil
  }

  private var names: [String] {
    ExpectationKey.table.names + flags.map(\.field.name)
  }

  private var flags: [(index: Int, field: Field)] {
    (context.kind?.fields ?? []).enumerated().filter { $0.element.type == .flag }
      .map { ($0.offset, $0.element) }
  }

  private func requirement(
    _ entry: YAMLEntry,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    guard let key = ExpectationKey(entry.key) else {
      return flagged(entry, problems: &problems)
    }
    guard !entry.value.isAbsent else {
      let hint = key.takesList ? "write `[]` for none" : nil
      let message = "`\(key.name)` has no value"
      problems.add(entry.key.error(.missingKey, message, hint: hint))
      return nil
    }
    return requirement(key, entry.value, problems: &problems)
  }

  /// Reads the titles of the items of which a flag is set.
  private func flagged(
    _ entry: YAMLEntry,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    let name = entry.key.text
    guard let flag = flags.first(where: { $0.field.name == name || $0.field.shortName == name })
    else {
      // Of a kind that is wrong, this may be a flag.
      if context.kind != nil {
        problems.add(UnknownKey(entry.key, among: names).diagnostic)
      }
      return nil
    }
    return entry.value.texts(name, problems: &problems).map {
      .flagged(field: flag.index, titles: $0)
    }
  }
}

extension ExpectationKey {
  fileprivate var takesList: Bool {
    switch self {
    case .rows, .visible, .actions, .options, .events, .reloaded: true
    case .screen, .tab, .title, .count, .items, .detail, .selected: false
    }
  }
}
