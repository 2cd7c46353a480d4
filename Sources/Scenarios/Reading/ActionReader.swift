import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// No item of the kind has such a quick action.
  static let unknownAction = Diagnostic.Code("unknown-action")
}

/// Reads what a step does.
struct ActionReader {
  let context: TabContext

  /// Returns the action of a verb with its value, or `nil` after it has reported what is wrong.
  func action(
    _ verb: StepVerb,
    _ entry: YAMLEntry,
    problems: inout DiagnosticBag
  ) -> ScriptAction? {
    if let bare = verb.bare {
      guard entry.value.isNothing else {
        problems.add(Self.needless(verb, entry))
        return nil
      }
      return action(bare, at: entry.key, problems: &problems)
    }
    let value = entry.value
    guard !value.isAbsent else {
      problems.add(entry.key.error(.missingKey, "`\(verb.name)` needs a value"))
      return nil
    }
    switch verb {
    case .peek: return item(value, "`peek`", problems: &problems).map(ScriptAction.peek)
    case .open: return item(value, "`open`", problems: &problems).map(ScriptAction.open)
    case .action:
      return value.title("`action`", problems: &problems)
        .flatMap { quickAction($0, at: value, problems: &problems) }
    case .select: return select(value, problems: &problems)
    case .tab: return context.app.tab(value, "`tab`", problems: &problems).map(ScriptAction.tab)
    case .scroll: return scroll(value, problems: &problems)
    case .set: return set(value, problems: &problems)
    case .insert: return insert(value, problems: &problems)
    case .move: return move(value, problems: &problems)
    case .expect:
      return ExpectationReader(context: context).expectations(value, problems: &problems)
        .map(ScriptAction.expect)
    case .commit, .pop, .release, .back, .star, .unstar, .delete:
      preconditionFailure("these need no value")
    }
  }

  /// Returns an action that needs no value.
  func action(
    _ bare: StepVerb.Bare,
    at node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> ScriptAction? {
    switch bare {
    case .gesture(let action): action
    case .quickAction(let title): quickAction(title, at: node, problems: &problems)
    }
  }

  private static func needless(_ verb: StepVerb, _ entry: YAMLEntry) -> Diagnostic {
    let hint =
      if case .quickAction = verb.bare {
        "it acts on the item that is previewed or open: `peek` or `open` it first"
      } else {
        "write `- \(verb.name)`"
      }
    return entry.value.error(.wrongType, "`\(verb.name)` takes no value", hint: hint)
  }
}

extension YAMLNode {
  /// Whether nothing stands here; JSON can only write that as `null`.
  fileprivate var isNothing: Bool { isAbsent || (isPlain && (equals("null") || equals("~"))) }
}

extension ActionReader {
  private func item(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> ItemReference? {
    ItemReference.read(node, what, problems: &problems)
  }

  private func quickAction(
    _ title: String,
    at node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> ScriptAction? {
    if let kind = context.kind, !kind.actions.contains(where: { $0.canBeTitled(title) }) {
      let titles = kind.actions.flatMap(\.possibleTitles)
      let all = titles.isEmpty ? "it has no actions" : "its actions are " + titles.inWords
      let message = "`\(kind.name)` has no action " + title.inBackticks
      let hint = NearestName.hint(for: title, in: titles) ?? all
      problems.add(node.error(.unknownAction, message, hint: hint))
      return nil
    }
    return .action(title: title, place: Place(node))
  }

  private func select(_ node: YAMLNode, problems: inout DiagnosticBag) -> ScriptAction? {
    if let kind = context.kind, kind.screen.choice == nil {
      problems.add(node.error(.unknownOption, "`\(kind.name)` has no options to select"))
      return nil
    }
    return OptionReference.read(node, "`select`", problems: &problems).map(ScriptAction.select)
  }
}

extension QuickAction {
  fileprivate func canBeTitled(_ wanted: String) -> Bool {
    switch title {
    case .fixed(let title): title == wanted
    case .flag(_, let whenSet, let whenNot): whenSet == wanted || whenNot == wanted
    }
  }
}
