package import Diagnostics

extension ReviewReport {
  /// The review as text for a terminal: the groups, then each scenario's differences.
  ///
  /// At most `limit` differences of a scenario are told; the rest is counted.
  package func text(limit: Int = 20) -> String {
    lines(limit: limit).map { $0.rendered(colored: false) + "\n" }.joined()
  }

  /// The same, with styles for a terminal that has colours.
  package func lines(limit: Int = 20) -> [TerminalLine] {
    var lines = [TerminalLine(headline, .bold)]
    let groups = review.groups.filter { $0.members.count > 1 }
    for group in groups.prefix(limit) { lines.append(Self.line(group)) }
    if groups.count > limit { lines.append(Self.more(groups.count - limit, "groups")) }
    for scenario in review.scenarios where !scenario.differences.isEmpty {
      lines += [TerminalLine(), TerminalLine(scenario.name, .bold)]
      for difference in scenario.differences.prefix(limit) {
        lines += Self.lines(difference, in: scenario)
      }
      if scenario.differences.count > limit {
        lines.append(Self.more(scenario.differences.count - limit, ""))
      }
    }
    return lines
  }

  private static func line(_ group: DifferenceGroup) -> TerminalLine {
    var line = signed(group.change)
    line.append("\(group.members.count) × \(group.sentence)")
    line.append(
      ", in " + counted(group.frameCount, "frame") + " of "
        + counted(group.scenarioCount, "scenario"),
      .faint
    )
    return line
  }

  private static func lines(
    _ difference: Difference,
    in scenario: ScenarioReview
  ) -> [TerminalLine] {
    var first = signed(difference.change)
    first.append(difference.sentence)
    first.append(difference.whereabouts(in: scenario), .faint)
    if difference.isNewFailure { first.append(" (fails now)", .red) }
    let effects = difference.effects.prefix(3).map { TerminalLine("      so " + $0.line) }
    let left = difference.effects.count - effects.count
    return [first] + effects + (left > 0 ? [TerminalLine("      … and \(left) more")] : [])
  }

  private static func signed(_ change: Difference.Change) -> TerminalLine {
    TerminalLine("  \(change.sign) ", change.style)
  }

  private static func more(_ count: Int, _ what: String) -> TerminalLine {
    TerminalLine("  … and \(count) more" + (what.isEmpty ? "" : " " + what))
  }
}

extension Difference.Change {
  /// How its sign looks.
  fileprivate var style: TerminalLine.Style {
    switch self {
    case .added: .green
    case .removed: .red
    case .changed: .yellow
    case .renamed, .moved: .cyan
    }
  }
}
