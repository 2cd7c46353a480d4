package import Diagnostics

extension Diagnostic.Code {
  /// The state after a step is not the state before it with its events.
  package static let unexplainedChange = Diagnostic.Code("unexplained-change")
  /// A preview shows another item than the one in the pressed row.
  package static let otherItemPreviewed = Diagnostic.Code("other-item-previewed")
  /// An item that was deleted is on screen.
  package static let deletedItemOnScreen = Diagnostic.Code("deleted-item-on-screen")
  /// A selection selects none of its options, or several.
  package static let notOneSelected = Diagnostic.Code("not-one-selected")
  /// A navigation stack has lost the list at its root.
  package static let emptyNavigationStack = Diagnostic.Code("empty-navigation-stack")
}

/// What holds after every step of every recording, whatever its script does.
package enum Invariant {
  /// The state before a step and its events give the state after it.
  case explained
  /// The previewed item is the one in the pressed row.
  case previewed
  /// No deleted item is on screen.
  case alive
  /// Exactly one option is selected.
  case selected
  /// The list is at the root of the navigation stack.
  case rooted

  /// What must be so, as recordings and pages say it.
  package var subject: String {
    switch self {
    case .explained: "every change has its event"
    case .previewed: "the previewed item is the pressed row's"
    case .alive: "no deleted item is on screen"
    case .selected: "exactly one option is selected"
    case .rooted: "the navigation stack is never empty"
    }
  }

  /// What is wrong when it is not.
  package var complaint: String {
    switch self {
    case .explained: "unexplained change: the state is not what the events say"
    case .previewed: "the preview shows another item than the pressed row"
    case .alive: "a deleted item is on screen"
    case .selected: "not exactly one option is selected"
    case .rooted: "the navigation stack has lost the list at its root"
    }
  }

  /// The code of the diagnostic that says so.
  package var code: Diagnostic.Code {
    switch self {
    case .explained: .unexplainedChange
    case .previewed: .otherItemPreviewed
    case .alive: .deletedItemOnScreen
    case .selected: .notOneSelected
    case .rooted: .emptyNavigationStack
    }
  }
}
