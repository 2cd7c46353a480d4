import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension ExpectationReader {
  /// Reads the value of one of the keys that every kind has.
  func requirement(
    _ key: ExpectationKey,
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    let name = key.name
    switch key {
    case .screen:
      return node.choice("`screen`", problems: &problems).map { .screen($0) }
    case .tab:
      return context.app.tab(node, "`tab`", problems: &problems)
        .flatMap { context.app.scopes[$0].title }.map { .tab($0) }
    case .title: return node.text("`title`", problems: &problems).map { .title($0) }
    case .rows: return node.texts(name, problems: &problems).map { .rows($0) }
    case .visible: return node.texts(name, problems: &problems).map { .visible($0) }
    case .count:
      return node.integer("`count`", in: 0...PlainInteger.largest, problems: &problems)
        .map { .count($0) }
    case .items: return items(node, problems: &problems)
    case .detail: return detail(node, problems: &problems)
    case .actions: return node.texts(name, problems: &problems).map { .actions($0) }
    case .options: return options(node, problems: &problems)
    case .selected: return selected(node, problems: &problems)
    case .events:
      return EventPatternReader(context: context).patterns(node, problems: &problems)
        .map { .events($0) }
    case .reloaded: return reloaded(node, problems: &problems)
    }
  }

  private func items(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    let example = "`{Orange: {…}}`"
    guard let entries = node.byTitle("`items`", example, problems: &problems),
      let reader = context.assignments[context.tab]
    else { return nil }
    let items = entries.compactMap { item, value in
      reader.assignments(value, problems: &problems).map { (item: item, fields: $0) }
    }
    return items.count == entries.count ? .items(items) : nil
  }

  private func detail(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    let example = "`{My Int: \"16\"}`"
    guard let entries = node.byTitle("`detail`", example, problems: &problems) else { return nil }
    let details = entries.compactMap { item, value in
      value.text("a detail text", problems: &problems).map { (item: item, text: $0) }
    }
    return details.count == entries.count ? .detail(details) : nil
  }

  private func options(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    guard hasChoice("`options`", node, problems: &problems) else { return nil }
    return node.texts("options", problems: &problems).map { .options($0) }
  }

  private func selected(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    guard hasChoice("`selected`", node, problems: &problems) else { return nil }
    return node.text("`selected`", problems: &problems).map { .selected($0) }
  }

  private func hasChoice(
    _ what: String,
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Bool {
    guard let kind = context.kind, kind.screen.choice == nil else { return true }
    problems.add(node.error(.unknownOption, what + ": `\(kind.name)` has no options to select"))
    return false
  }

  private func reloaded(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> Expectation.Requirement? {
    guard node.kind == .mapping else {
      return node.texts("reloaded", problems: &problems)
        .map { .reloaded([(tab: context.tab, titles: $0)]) }
    }
    var tabs: [(tab: Int, titles: [String])] = []
    for entry in node.entries {
      let tab = context.app.tab(entry.key, "a tab", problems: &problems)
      let titles = entry.value.texts(entry.key.text, problems: &problems)
      if let tab, let titles { tabs.append((tab, titles)) }
    }
    if node.entries.isEmpty {
      problems.add(node.error(.missingKey, "`reloaded` names no tab", hint: "write `[]` for none"))
      return nil
    }
    return tabs.count == node.entries.count ? .reloaded(tabs) : nil
  }
}

extension YAMLNode {
  /// Returns the texts of a list, or reports what stands there.
  ///
  /// `name` is the key that they stand behind.
  func texts(_ name: String, problems: inout DiagnosticBag) -> [String]? {
    guard kind == .sequence else {
      let hint = isAbsent ? "write `[]` for none" : scalar.map { "write `[\($0)]`" }
      problems.add(wrongType(name.inBackticks, is: "a list", hint: hint))
      return nil
    }
    var texts: [String] = []
    texts.reserveCapacity(elements.count)
    for element in elements {
      if let text = element.text("an entry of \(name.inBackticks)", problems: &problems) {
        texts.append(text)
      }
    }
    return texts.count == elements.count ? texts : nil
  }

  /// Returns the entries of a mapping whose keys are titles of items, or reports what stands there.
  fileprivate func byTitle(
    _ what: String,
    _ example: String,
    problems: inout DiagnosticBag
  ) -> [(item: ItemReference, value: YAMLNode)]? {
    guard kind == .mapping, !entries.isEmpty else {
      let hint = "write \(example)"
      problems.add(
        kind == .mapping
          ? error(.missingKey, what + " names no item", hint: hint)
          : wrongType(what, is: "a mapping by title", hint: hint)
      )
      return nil
    }
    return entries.map { (ItemReference(.title($0.key.text), place: Place($0.key)), $0.value) }
  }
}
