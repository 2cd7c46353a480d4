import Bytes

extension ReviewReport {
  /// The review as text for a terminal: the groups, then each scenario's differences.
  ///
  /// At most `limit` differences of a scenario are told; the rest is counted.
  package func text(limit: Int = 20) -> String {
    var lines = [headline]
    let groups = review.groups.filter { $0.members.count > 1 }
    for group in groups.prefix(limit) {
      lines.append(
        "  \(group.change.sign) \(group.members.count) × " + group.sentence.visible
          + ", in " + Self.counted(group.frameCount, "frame") + " of "
          + Self.counted(group.scenarioCount, "scenario")
      )
    }
    if groups.count > limit { lines.append("  … and \(groups.count - limit) more groups") }
    for scenario in review.scenarios where !scenario.differences.isEmpty {
      lines += ["", scenario.name.visible]
      for difference in scenario.differences.prefix(limit) {
        lines.append("  \(difference.change.sign) " + difference.line(in: scenario))
        for effect in difference.effects.prefix(3) { lines.append("      so " + effect.line) }
        if difference.effects.count > 3 {
          lines.append("      … and \(difference.effects.count - 3) more")
        }
      }
      if scenario.differences.count > limit {
        lines.append("  … and \(scenario.differences.count - limit) more")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
