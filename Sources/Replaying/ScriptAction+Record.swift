import CatalogModel
package import Scenarios

extension ScriptAction {
  /// The verb as scripts write it.
  var verb: String {
    switch self {
    case .peek: "peek"
    case .commit: "commit"
    case .release: "release"
    case .open: "open"
    case .action: "action"
    case .select: "select"
    case .back: "back"
    case .tab: "tab"
    case .scroll: "scroll"
    case .set: "set"
    case .insert: "insert"
    case .move: "move"
    case .note: "note"
    case .expect: "expect"
    }
  }

  /// Whether it is a step of the recording; notes and expectations belong to the step before them.
  package var isStep: Bool {
    switch self {
    case .note, .expect: false
    default: true
    }
  }

  /// What it acts on, in the author's words and on one line.
  func target(in scenario: Scenario) -> String {
    switch self {
    case .peek(let reference), .open(let reference), .set(let reference, _, _): reference.target
    case .move(let reference, let row, _): reference.target + " to row \(row)"
    case .action(let title, _): title
    case .select(let option): option.target
    case .scroll(.to(let reference)): "to " + reference.target
    case .scroll(.rows(let rows)): "by \(rows) rows"
    case .scroll(.by(let points)): "by \(points) points"
    case .insert(_, .some(let row), _): "in row \(row)"
    case .insert(_, nil, _): "at the end"
    case .tab(let index): scenario.tabs[index].title
    case .commit, .release, .back, .note, .expect: ""
    }
  }
}

extension ItemReference {
  /// The item in the author's words.
  var target: String {
    switch name {
    case .title(let title): title
    case .row(let row): "row \(row)"
    case .id(let id): "id \(id)"
    case .at(let x, let y): "\(x), \(y)"
    }
  }
}

extension OptionReference {
  /// The option in the author's words.
  var target: String {
    switch name {
    case .text(let text): text
    case .row(let row): "row \(row)"
    }
  }
}
