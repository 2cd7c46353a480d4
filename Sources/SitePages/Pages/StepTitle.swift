internal import MarkdownTree
internal import Recordings

/// A step's title: what was done, and to what, in the author's words.
///
/// It says nothing about the step's place in the scenario.
struct StepTitle {
  /// A run of the title.
  private enum Part {
    case words(String)
    case name(String)
  }

  private var parts: [Part] = []

  /// Makes the title of a step.
  init(_ step: StepRecord, in recording: Recording) {
    let action = step.action
    switch action.verb {
    case "action" where !action.target.isEmpty:
      parts.append(.name(action.target))
      append(item: Self.title(ofItemIn: step, recording), after: " ")
    case "action", "commit", "release", "insert":
      let item = Self.title(ofItemIn: step, recording)
      parts.append(.words(Wording.capitalized(action.verb)))
      append(item: item, after: " ")
      // What another program recorded may name the item here, or nothing but a target.
      if !action.target.utf8.elementsEqual(item.utf8) { append(item: action.target, after: " ") }
    default:
      let preposition = Self.namesPoint(action) ? " at " : " "
      parts.append(.words(Wording.capitalized(action.verb)))
      append(item: action.target, after: preposition)
      if Self.namesPlace(action) {
        append(item: Self.titleReached(by: step, recording), after: " · ")
      }
    }
  }

  /// The title for a page, its names as names.
  var inlines: [Inline] {
    parts.map { part in
      switch part {
      case .words(let words): .text(words)
      case .name(let name): .name(name)
      }
    }
  }

  /// The title as plain text.
  var plain: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let name): name
      }
    }.joined()
  }
}

extension StepTitle {
  private mutating func append(item: String, after words: String) {
    guard !item.isEmpty else { return }
    parts += [.words(words), .name(item)]
  }

  /// Whether the script named the item by where it is, which says nothing about what it is.
  private static func namesPlace(_ action: StepRecord.Action) -> Bool {
    namesPoint(action) || action.target.utf8.starts(with: "row ".utf8)
      || action.target.utf8.starts(with: "id ".utf8)
  }

  private static func namesPoint(_ action: StepRecord.Action) -> Bool {
    guard let point = action.point else { return false }
    return action.target == "\(point.x), \(point.y)"
  }

  /// Returns the title that the step's item had when something happened to it, or else when it was
  /// created.
  private static func title(ofItemIn step: StepRecord, _ recording: Recording) -> String {
    guard let item = step.action.item else { return "" }
    return step.events.first { $0.item == item }?.itemTitle ?? recording.items[item].title
  }

  /// Returns the title of the screen that the step led to, if it shows the step's item.
  private static func titleReached(by step: StepRecord, _ recording: Recording) -> String {
    guard let index = recording.screens[step.after].itemScreen else { return "" }
    let screen = recording.itemScreens[index]
    return screen.item == step.action.item ? screen.title : ""
  }
}
