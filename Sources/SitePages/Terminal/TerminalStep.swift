internal import Bytes
package import Diagnostics
internal import MarkdownTree
package import Recordings

/// Steps of a recording as text for a terminal.
package struct TerminalStep {
  private let context: ScenarioContext
  private var screens: TextScreenRenderer

  private var recording: Recording { context.recording }

  /// Creates the texts for a recording.
  package init(_ recording: Recording) {
    context = ScenarioContext(ScenarioSite(path: "", recording: recording))
    screens = TextScreenRenderer(recording)
  }

  /// Returns the screen after a step, and what the step did.
  package mutating func lines(ofStep index: Int) -> [TerminalLine] {
    let step = recording.steps[index]
    var title = TerminalLine("\(index)", .faint)
    title.append("  " + StepTitle(step, in: recording).plain, .bold)
    title.append("  " + step.key, .faint)
    var lines = [TerminalLine(recording.title), title]
    if !step.outcome.isEmpty { lines.append(TerminalLine(step.outcome)) }
    lines += drawing(of: step)
    if !step.isStart { lines += changes(step) }
    lines += step.events.flatMap(eventLines)
    lines += step.expectations.flatMap(Self.expectationLines)
    lines += step.remarks.map { TerminalLine("! " + $0, .yellow) }
    return lines
  }

  /// Returns a line for each step.
  package func overview() -> [TerminalLine] {
    let width = "\(recording.steps.count - 1)".utf8.count
    let titles = recording.steps.map { StepTitle($0, in: recording).plain.visible }
    let longest = min(40, titles.map(DisplayWidth.of).max() ?? 0)
    return recording.steps.enumerated().map { index, step in
      let number = "\(index)"
      let gap = String(repeating: " ", count: width - number.utf8.count)
      var line = TerminalLine(gap + number + "  ", .faint)
      let title = titles[index]
      line.append(title, step.failures > 0 ? .red : .bold)
      line.append(String(repeating: " ", count: max(0, longest - DisplayWidth.of(title)) + 2))
      line.append(step.key, .faint)
      if !step.events.isEmpty {
        line.append("  " + Wording.count(step.events.count, "event", "events"), .cyan)
      }
      if step.failures > 0 { line.append("  ✗ \(step.failures) failed", .red) }
      return line
    }
  }
}

extension TerminalStep {
  private mutating func drawing(of step: StepRecord) -> [TerminalLine] {
    let marks = StepChanges(step, in: context).after
    let bytes = screens.draw(recording.screens[step.after], marks: marks)
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self)
      return TerminalLine(visible: text, text.contains("│ ←") ? .yellow : nil)
    }
  }

  private func changes(_ step: StepRecord) -> [TerminalLine] {
    let sentences = ScreenWording(recording: recording).changes(step)
    guard !sentences.isEmpty || !step.events.isEmpty else {
      return [TerminalLine("Nothing changed.", .faint)]
    }
    return sentences.map { TerminalLine(Inline.plainText($0)) }
  }

  private func eventLines(_ event: EventRecord) -> [TerminalLine] {
    let wording = EventWording(recording: recording, form: .markdown)
    var first = TerminalLine("• ")
    first.append(event.name, .cyan)
    first.append(" posted by " + Inline.plainText(wording.poster(of: event)) + ": ")
    if case .catalog = event.poster { first.append(event.itemTitle + " ") }
    first.append(Inline.plainText(wording.change(of: event)))
    return [first]
      + wording.deliveries(of: event).map { TerminalLine("    " + Inline.plainText($0), .faint) }
  }

  private static func expectationLines(_ expectation: ExpectationRecord) -> [TerminalLine] {
    guard !expectation.holds else { return [TerminalLine("✓ " + expectation.subject, .green)] }
    return [
      TerminalLine("✗ " + expectation.subject, .red),
      TerminalLine("    expected: " + expectation.expected.joined(separator: "; ")),
      TerminalLine("    found:    " + expectation.actual.joined(separator: "; ")),
    ]
  }
}
