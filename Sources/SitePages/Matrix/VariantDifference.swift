internal import Recordings

/// What a step of a variant shows and does otherwise than the same step of the first one.
struct VariantDifference {
  /// The differences in a few words each; empty if there is none.
  private(set) var words: [String] = []

  private let first: Recording
  private let second: Recording

  /// Compares the steps at one place of two recordings.
  ///
  /// - Complexity: O(*n*) in the rows that are visible and the events of the step.
  init(_ first: Recording, _ second: Recording, step index: Int) {
    self.first = first
    self.second = second
    let (one, other) = (first.steps[index], second.steps[index])
    compare(first.screens[one.after], second.screens[other.after])
    if one.outcome != other.outcome {
      words.append(other.outcome.isEmpty ? "does what it says" : other.outcome)
    }
    compareEvents(one, other)
    if one.failures != other.failures {
      words.append(Wording.count(other.failures, "expectation", "expectations") + " failed")
    }
  }

  private mutating func compare(_ one: ScreenRecord, _ other: ScreenRecord) {
    if one.kind != other.kind { words.append("shows a \(other.kind.rawValue)") }
    let titles = (title(of: one, first), title(of: other, second))
    if titles.0 != titles.1, let title = titles.1 { words.append("shows “\(title)”") }
    let rows = (rows(of: one.list, first), rows(of: other.list, second))
    if one.list.count != other.list.count {
      let count = Wording.count(other.list.count, "row", "rows")
      words.append("\(count) in the list, not \(one.list.count)")
    } else if rows.0.count != rows.1.count {
      let count = Wording.count(rows.1.count, "row", "rows")
      words.append("\(count) on the screen, not \(rows.0.count)")
    } else if rows.0 != rows.1 {
      words.append("other rows")
    }
  }

  private mutating func compareEvents(_ one: StepRecord, _ other: StepRecord) {
    guard one.events.map(\.name) != other.events.map(\.name) else { return }
    let names = other.events.map { "`\($0.name)`" }
    words.append(names.isEmpty ? "no events" : "events " + names.joined(separator: ", "))
  }

  private func title(of screen: ScreenRecord, _ recording: Recording) -> String? {
    screen.itemScreen.map { recording.itemScreens[$0].title }
  }

  /// What rows show, whatever items they stand for.
  private struct Row: Equatable {
    let title: String
    let subtitle: String
    let detail: String
    let symbol: RowRecord.Symbol?
  }

  private func rows(of list: ScreenRecord.List, _ recording: Recording) -> [Row] {
    list.rows.map { index in
      let row = recording.rows[index]
      return Row(
        title: row.title,
        subtitle: row.subtitle,
        detail: row.detail,
        symbol: row.symbol
      )
    }
  }
}
