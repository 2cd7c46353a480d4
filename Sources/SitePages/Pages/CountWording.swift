/// The words of pages for how much there is in a scenario.
enum CountWording {
  /// Returns the counts as one line: `8 steps · 16 items · 2 events · 3 expectations held`.
  static func sentence(_ counts: ScenarioCounts) -> String {
    var parts = [
      Wording.count(counts.steps, "step", "steps"),
      Wording.count(counts.items, "item", "items"),
      Wording.count(counts.events, "event", "events"),
    ]
    parts.append(verdict(counts))
    return parts.joined(separator: " · ")
  }

  /// Returns what the expectations came to.
  static func verdict(_ counts: ScenarioCounts) -> String {
    let total = counts.passed + counts.failed
    if counts.failed > 0 {
      return "✗ \(counts.failed) of \(Wording.count(total, "expectation", "expectations")) failed"
    }
    if total == 0 { return "no expectations" }
    return "✓ \(Wording.count(total, "expectation", "expectations")) held"
  }
}

extension HTMLWriter {
  /// Appends the counts of a scenario, its verdict as a badge.
  mutating func counts(_ counts: ScenarioCounts) {
    raw("<p class=\"counts\"><span>")
    text(Wording.count(counts.steps, "step", "steps"))
    raw("</span> <span>")
    text(Wording.count(counts.items, "item", "items"))
    raw("</span> <span>")
    text(Wording.count(counts.events, "event", "events"))
    let hasExpectations = counts.passed + counts.failed > 0
    raw("</span> <span class=\"badge ")
    raw(counts.failed > 0 ? "fail" : hasExpectations ? "pass" : "remark")
    raw("\">")
    text(CountWording.verdict(counts))
    raw("</span></p>")
  }
}
