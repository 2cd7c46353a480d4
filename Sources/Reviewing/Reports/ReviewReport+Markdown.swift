import Bytes

extension ReviewReport {
  /// The longest comment that GitHub takes, in characters.
  package static let longestComment = 65_536

  /// The review as a comment on a pull request, in GitHub's Markdown: a headline, the groups, then
  /// each scenario's differences, folded.
  ///
  /// What has no room is left out, the least important first, and the comment says how much. All
  /// texts stand in code, so that none of them is taken for markup.
  package func markdown(limit: Int = longestComment) -> String {
    var comment = MarkdownComment(limit: limit)
    comment.append("### Peekbook: \(headline)\n")
    let failures = byImportance.filter(\.difference.isNewFailure)
    if !failures.isEmpty {
      comment.append("\n**Expectations that fail now**\n\n")
      for (scenario, difference) in failures {
        comment.append(
          "- " + Self.code(scenario.name) + ": " + Self.code(difference.line(in: scenario)) + "\n"
        )
      }
    }
    appendGroups(to: &comment)
    for scenario in review.scenarios where !scenario.differences.isEmpty {
      append(scenario, to: &comment)
    }
    return comment.finished(total: review.differenceCount)
  }

  private func appendGroups(to comment: inout MarkdownComment) {
    let groups = review.groups.filter { $0.members.count > 1 }
    guard !groups.isEmpty else { return }
    comment.append("\n| what | differences | frames | scenarios |\n| --- | ---: | ---: | ---: |\n")
    for group in groups.prefix(20) {
      // A bar ends a cell, in code as well.
      let what = Self.code(group.sentence).replacing("|", with: "\\|")
      comment.append(
        "| \(what) | \(group.members.count) | \(group.frameCount) | \(group.scenarioCount) |\n"
      )
    }
    if groups.count > 20 { comment.append("\n… and \(groups.count - 20) more groups\n") }
  }

  private func append(_ scenario: ScenarioReview, to comment: inout MarkdownComment) {
    var name = UTF8Writer()
    name.appendHTMLEscaped(scenario.name.visible)
    let count = Self.counted(scenario.differences.count, "difference")
    let start =
      "\n<details><summary><code>\(String(decoding: name.bytes, as: UTF8.self))</code>: \(count)"
      + "</summary>\n\n```diff\n"
    let end = "```\n\n</details>\n"
    guard comment.begin(start, end: end) else { return }
    for difference in scenario.differences {
      if !comment.append(Self.lines(difference, scenario), counting: 1) { break }
    }
    comment.end(end)
  }

  /// A difference as lines of a diff.
  private static func lines(_ difference: Difference, _ scenario: ScenarioReview) -> String {
    let key = scenario.key(ofStep: difference.step)
    var lines = ["@@ " + key.visible + " @@"]
    let words = difference.change.rawValue + " " + difference.subject.words
    switch (difference.values.base, difference.values.head) {
    case (let base?, let head?):
      lines += ["  " + words, "- " + shortened(base), "+ " + shortened(head)]
    case (let base?, nil): lines += ["- " + words + ": " + shortened(base)]
    case (nil, let head?): lines += ["+ " + words + ": " + shortened(head)]
    case (nil, nil):
      let sign = [.added, .removed].contains(difference.change) ? difference.change.sign : "!"
      lines += [sign + " " + words]
    }
    lines += difference.effects.prefix(5).map { "  so " + $0.line }
    if difference.frames.count > 1 { lines.append("  in \(difference.frames.count) frames") }
    // A fence is closed by a line of backticks only, and no line here begins with one.
    return lines.map { $0.visible + "\n" }.joined()
  }

  private static func shortened(_ text: String) -> String {
    text.isEmpty ? "(none)" : text.cut(to: 400)
  }

  /// A text as code, whatever backticks are in it.
  private static func code(_ text: String) -> String {
    let text = text.visible
    var longest = 0
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + text + space + fence
  }
}

/// A comment that must not become longer than its host takes.
private struct MarkdownComment {
  /// Room for the sentence that says what was left out.
  private static let reserve = 120

  private let limit: Int
  private var text = ""
  private var length = 0
  private var told = 0
  /// What has yet to be written behind whatever comes.
  private var pending = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Appends a text if there is room for it.
  @discardableResult
  mutating func append(_ part: String, counting differences: Int = 0) -> Bool {
    // Hosts count UTF-16 units, or characters, of which there are never more.
    let size = part.utf16.count
    guard length + size + pending + Self.reserve <= limit else { return false }
    text += part
    length += size
    told += differences
    return true
  }

  /// Begins a part that has to be ended, if there is room for it.
  mutating func begin(_ start: String, end: String) -> Bool {
    // A part with nothing in it would be worse than none.
    pending = end.utf16.count + 200
    guard append(start) else {
      pending = 0
      return false
    }
    pending = end.utf16.count
    return true
  }

  /// Ends a part, for which room was kept.
  mutating func end(_ end: String) {
    pending = 0
    text += end
    length += end.utf16.count
  }

  /// Returns the comment, with how many differences it leaves out.
  func finished(total: Int) -> String {
    let left = total - told
    return left > 0
      ? text + "\n… and \(left) more differences, for which there was no room.\n" : text
  }
}
