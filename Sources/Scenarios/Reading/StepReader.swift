import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// A step that does nothing, or a word that is no step.
  static let noAction = Diagnostic.Code("no-action")
  /// A step that does several things.
  static let severalActions = Diagnostic.Code("several-actions")
}

/// Reads one step: a word such as `commit`, or a mapping with one action, and perhaps `id` and
/// `note` beside it.
struct StepReader {
  private static let names = StepVerb.table.names + ["note", "id"]

  private let actions: ActionReader

  /// Creates a reader of steps in a tab.
  init(_ context: TabContext) {
    actions = ActionReader(context: context)
  }

  /// Returns the step, or `nil` after it has reported what is wrong.
  func step(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptStep? {
    switch node.kind {
    case .scalar: return word(node, problems: &problems)
    case .mapping: return mapping(node, problems: &problems)
    case .sequence:
      problems.add(node.wrongType("a step", is: "a word or a mapping"))
      return nil
    }
  }

  private func word(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptStep? {
    guard let verb = StepVerb(node) else {
      problems.add(Self.noStep(node))
      return nil
    }
    guard let bare = verb.bare else {
      let message = "`\(verb.name)` needs a value"
      problems.add(node.error(.missingKey, message, hint: "write `\(verb.name): …`"))
      return nil
    }
    return actions.action(bare, at: node, problems: &problems)
      .map { ScriptStep($0, place: Place(node)) }
  }

  private static func noStep(_ node: YAMLNode) -> Diagnostic {
    let text = node.text
    let message = node.isAbsent ? "the step is empty" : text.inBackticks + " is no step"
    let first = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    if first.count == 2, names.contains(first[0]) {
      return node.error(.noAction, message, hint: "write `\(first[0]): …`, with a colon")
    }
    let hint = StepVerb.hint(for: text, in: names) ?? "the actions are \(allNames)"
    return node.error(.noAction, message, hint: hint)
  }

  /// All actions, though they are many: there is no other place to learn them from at a terminal.
  private static let allNames = (StepVerb.table.names + ["note"])
    .map(\.inBackticks).joined(separator: ", ")
}

extension StepReader {
  /// What stands in a mapping.
  private struct Parts {
    var verb: (verb: StepVerb, entry: YAMLEntry)?
    var further: [YAMLEntry] = []
    var id: YAMLNode?
    var note: YAMLEntry?
    var hasUnknownKey = false

    /// The key of the action, if it needs a value and has none.
    var emptied: YAMLNode? {
      guard let verb, verb.verb.bare == nil, verb.entry.value.isAbsent else { return nil }
      return verb.entry.key
    }
  }

  private func mapping(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptStep? {
    let parts = parts(node, problems: &problems)
    let id = parts.id.flatMap { stepID($0, problems: &problems) }
    let note = parts.note.flatMap { entry in
      entry.value.isAbsent ? nil : entry.value.markdown("`note`", problems: &problems)
    }
    reportSeveral(parts, problems: &problems)
    guard let (verb, entry) = parts.verb else {
      guard let written = parts.note, !written.value.isAbsent else {
        if !parts.hasUnknownKey { problems.add(Self.noAction(node, parts)) }
        return nil
      }
      return note.map { ScriptStep(.note($0), id: id, place: Place(node)) }
    }
    // What should stand behind it stands beside it, and was reported.
    if parts.hasUnknownKey, parts.emptied != nil { return nil }
    return actions.action(verb, entry, problems: &problems)
      .map { ScriptStep($0, id: id, note: note ?? "", place: Place(node)) }
  }

  private func parts(_ node: YAMLNode, problems: inout DiagnosticBag) -> Parts {
    var parts = Parts()
    for entry in node.entries {
      if let verb = StepVerb(entry.key) {
        if parts.verb == nil { parts.verb = (verb, entry) } else { parts.further.append(entry) }
      } else if entry.key.equals("note") {
        parts.note = entry
      } else if entry.key.equals("id") {
        parts.id = entry.value.isAbsent ? nil : entry.value
      } else {
        parts.hasUnknownKey = true
        problems.add(unknown(entry.key, behind: parts.emptied))
      }
    }
    return parts
  }

  private func unknown(_ key: YAMLNode, behind emptied: YAMLNode?) -> Diagnostic {
    let hint =
      emptied.map(UnknownKey.indentation) ?? StepVerb.hint(for: key.text, in: Self.names)
      ?? "the actions are " + Self.allNames
    return key.error(.unknownKey, "unknown key " + key.text.inBackticks, hint: hint)
  }

  private func reportSeveral(_ parts: Parts, problems: inout DiagnosticBag) {
    guard let first = parts.verb?.entry.key, let second = parts.further.first?.key else { return }
    let names = ([first] + parts.further.map(\.key)).map(\.text).inWords
    problems.add(
      second.error(
        .severalActions,
        "a step does one thing, this one has " + names,
        hint: "make each a step of its own"
      )
    )
  }

  private static func noAction(_ node: YAMLNode, _ parts: Parts) -> Diagnostic {
    if let note = parts.note { return note.key.error(.noAction, "`note` is empty") }
    return node.error(.noAction, "the step has no action", hint: "the actions are " + allNames)
  }

  private func stepID(_ node: YAMLNode, problems: inout DiagnosticBag) -> String? {
    guard let text = node.text("`id`", problems: &problems) else { return nil }
    guard StepID.isValid(text) else {
      let message = "the id \(text.inBackticks) can't name a page"
      problems.add(node.error(.invalidValue, message, hint: StepID.rule))
      return nil
    }
    return text
  }
}
