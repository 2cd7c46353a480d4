internal import MarkdownTree
internal import Recordings

/// The storyboard: every step as a small picture, in order, grouped by tab.
struct StoryboardPage: SitePage {
  /// What the pages share.
  let context: ScenarioContext

  private var recording: Recording { context.recording }

  var expectedSize: Int { (recording.steps.count + 4) * 4 * 1024 }

  var head: PageHead {
    var head = context.head(.storyboard, "index", title: recording.title)
    head.summary = CountWording.sentence(context.counts)
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.name(recording.title)])
    page.html { $0.raw("<div class=\"lead\">") }
    page.prose(recording.description)
    page.html { $0.raw("</div>") }
    if let recorder = recording.recorder {
      page.paragraph([.text("Recorded by "), .name(recorder), .text(", not replayed by Peekbook.")])
    }
    buildFacts(&page, links)
    for group in groups() {
      if recording.hasTabBar {
        page.heading(2, [.name(recording.tabs[group.tab].title)])
      }
      buildBoard(group, &page, links, &screens)
    }
    if let parity = recording.parity {
      page.section("parity") { buildParity(parity, &$0, links) }
    }
  }
}

extension StoryboardPage {
  /// Steps that follow each other under one tab.
  private struct Group {
    var tab: Int
    var steps: Range<Int>
  }

  /// The most frames of a part of a long board.
  ///
  /// However many a row holds, up to six, the last row of a part is full.
  private static let framesPerPart = 60

  private func buildBoard(
    _ group: Group,
    _ page: inout BlockBuilder,
    _ links: PageLinks,
    _ screens: inout ScreenRenderers
  ) {
    let isLong = group.steps.count > Self.framesPerPart
    page.html { $0.raw(isLong ? "<ol class=\"board long\">" : "<ol class=\"board\">") }
    for (place, index) in group.steps.enumerated() {
      if place > 0, place % Self.framesPerPart == 0 {
        page.html { html in
          html.raw("</ol><ol class=\"board long\"")
          html.attribute("start", place + 1)
          html.raw(">")
        }
      }
      buildFrame(recording.steps[index], &page, links, &screens)
    }
    page.html { $0.raw("</ol>") }
  }

  /// The level at which a step's heading stands, or would stand.
  private var level: Int { recording.hasTabBar ? 3 : 2 }

  private func groups() -> [Group] {
    var groups: [Group] = []
    for (index, step) in recording.steps.enumerated() {
      let tab = recording.screens[step.after].tab
      if let last = groups.indices.last, groups[last].tab == tab || !recording.hasTabBar {
        groups[last].steps = groups[last].steps.lowerBound..<(index + 1)
      } else {
        groups.append(Group(tab: tab, steps: index..<(index + 1)))
      }
    }
    return groups
  }

  private func buildFacts(_ page: inout BlockBuilder, _ links: PageLinks) {
    page.html { html in
      html.raw("<div class=\"facts\">")
      html.counts(context.counts)
      html.raw("<button type=\"button\" id=\"play\" data-control=\"\">Play</button>")
      html.raw("<nav class=\"views\" aria-label=\"Views of this scenario\"><a")
      html.attribute("href", links.scenario("list"))
      html.raw(">List</a><a")
      html.attribute("href", links.scenario("timeline"))
      html.raw(">Timeline</a><a")
      html.attribute("href", links.scenario("coverage"))
      html.raw(">Coverage</a><a")
      html.attribute("href", links.toScenario + "recording.json")
      html.raw(">Recording</a></nav></div>")
    }
    guard page.form == .markdown else { return }
    page.paragraph([.text(CountWording.sentence(context.counts))])
    page.list([
      [.link(destination: links.scenario("list"), [.text("List: first and last state")])],
      [.link(destination: links.scenario("timeline"), [.text("Timeline of all events")])],
      [.link(destination: links.scenario("coverage"), [.text("Coverage: what was not reached")])],
      [.link(destination: links.toScenario + "recording.json", [.text("Recording as JSON")])],
    ])
  }

  private func buildFrame(
    _ step: StepRecord,
    _ page: inout BlockBuilder,
    _ links: PageLinks,
    _ screens: inout ScreenRenderers
  ) {
    let marks = StepChanges(step, in: context).after
    switch page.form {
    case .html:
      page.html { writeFrame(step, marks, links, &screens.html, into: &$0) }
    case .markdown:
      page.heading(
        3,
        [.link(destination: links.step(step), StepTitle(step, in: recording).inlines)]
      )
      if !step.outcome.isEmpty { page.paragraph([.emphasis([.text(step.outcome)])]) }
      page.prose(step.note, headingOffset: level)
      page.drawing { screens.text.draw(recording.screens[step.after], marks: marks) }
      page.list(badges(of: step))
      for note in step.narration { page.prose(note, headingOffset: level) }
    }
  }

  private func badges(of step: StepRecord) -> [[Inline]] {
    let wording = EventWording(recording: recording, form: .markdown)
    var lines: [[Inline]] = step.events.map { event in
      [.code(event.name), .text(" "), .name(event.itemTitle), .text(" ")]
        + wording.change(of: event)
    }
    if step.failures > 0 {
      let failed = Wording.count(step.failures, "expectation", "expectations")
      lines.append([.strong([.text("✗ \(failed) failed")])])
    } else if !step.expectations.isEmpty {
      let held = Wording.count(step.expectations.count, "expectation", "expectations")
      lines.append([.text("✓ \(held) held")])
    }
    return lines + step.remarks.map(Wording.sentence)
  }
}

extension StoryboardPage {
  private func writeFrame(
    _ step: StepRecord,
    _ marks: ScreenMarks,
    _ links: PageLinks,
    _ screens: inout HTMLScreenRenderer,
    into html: inout HTMLWriter
  ) {
    html.raw(step.failures > 0 ? "<li class=\"frame failed\"" : "<li class=\"frame\"")
    html.attribute("id", "step-" + step.key)
    html.raw("><a class=\"shot\"")
    html.attribute("href", links.step(step))
    html.raw(">")
    screens.write(recording.screens[step.after], .small, marks: marks, into: &html)
    html.raw("<span class=\"caption\">")
    html.inlines(StepTitle(step, in: recording).inlines)
    html.raw("</span></a>")
    if !step.outcome.isEmpty {
      html.raw("<p class=\"outcome\">")
      html.text(step.outcome)
      html.raw("</p>")
    }
    writeBadges(step, into: &html)
    for note in [step.note] + step.narration where !note.isEmpty {
      html.raw("<div class=\"note\">")
      html.prose(note, headingOffset: level - 1)
      html.raw("</div>")
    }
    html.raw("</li>")
  }

  private func writeBadges(_ step: StepRecord, into html: inout HTMLWriter) {
    let isQuiet = step.events.isEmpty && step.expectations.isEmpty && step.remarks.isEmpty
    guard !isQuiet else { return }
    html.raw("<ul class=\"badges\">")
    for event in step.events {
      html.raw("<li class=\"badge ")
      html.raw(event.change.className)
      html.raw("\">")
      html.text(event.name)
      html.raw("</li>")
    }
    if step.failures > 0 {
      html.raw("<li class=\"badge fail\">✗ ")
      html.number(step.failures)
      html.raw(" failed</li>")
    } else if !step.expectations.isEmpty {
      html.raw("<li class=\"badge pass\">✓ ")
      html.number(step.expectations.count)
      html.raw(" held</li>")
    }
    for remark in step.remarks {
      html.raw("<li class=\"badge remark\">")
      html.inlines(Wording.sentence(remark))
      html.raw("</li>")
    }
    html.raw("</ul>")
  }

  private func buildParity(
    _ parity: ParityRecord,
    _ page: inout BlockBuilder,
    _ links: PageLinks
  ) {
    let different = parity.steps.count { !$0.differences.isEmpty }
    let names = parity.integrations.joined(separator: " and ")
    page.heading(2, id: "parity", [.text("Parity")])
    page.paragraph([
      .text("Replayed under \(names). "),
      different == 0
        ? .text("All \(parity.steps.count) steps agree: same screens, same events.")
        : .strong([.text("\(different) of \(parity.steps.count) steps differ.")]),
    ])
    page.html { html in
      html.raw(different == 0 ? "<details>" : "<details open=\"open\">")
      html.raw("<summary>Step by step</summary>")
    }
    let titles = Dictionary(
      recording.steps.map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    page.table(
      label: "Parity, step by step",
      header: [[.text("Step")], [.text("Difference")]],
      rows: parity.steps.map { step in
        let title: [Inline] =
          titles[step.key].map {
            [.link(destination: links.step($0), StepTitle($0, in: recording).inlines)]
          } ?? [.code(step.key)]
        let difference = step.differences.joined(separator: "; ")
        return [title, [step.differences.isEmpty ? .text("none") : .text(difference)]]
      }
    )
    page.html { $0.raw("</details>") }
  }
}

extension EventRecord.Change {
  /// The class under which the style sheet knows the kind of change.
  var className: StaticString {
    switch self {
    case .updated: "updated"
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    }
  }
}
