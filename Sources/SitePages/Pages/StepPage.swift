internal import MarkdownTree
internal import Recordings
internal import Reporting

/// The page of a step: before and after, what changed, the events and who received them.
///
/// Nothing on it counts steps or events of the whole scenario, so a step inserted elsewhere
/// changes it only if it stands next to it.
///
/// A class, since each of its parts is built in a closure: as a value it would be copied for each.
final class StepPage: SitePage {
  /// What the pages share.
  let context: ScenarioContext
  /// The index of the step.
  let index: Int
  /// The step.
  let step: StepRecord
  /// The step's title.
  let title: StepTitle
  /// What the step changed on the screen.
  let changes: StepChanges

  /// Creates the page of a step.
  init(context: ScenarioContext, index: Int) {
    self.context = context
    self.index = index
    step = context.recording.steps[index]
    title = StepTitle(step, in: context.recording)
    changes = StepChanges(step, in: context)
  }

  private var recording: Recording { context.recording }

  var head: PageHead {
    var head = context.head(.step, "steps/" + step.key, title: title.plain)
    head.summary =
      "\(head.title), in “\(recording.title)”: the screen before and after, and what changed."
    if index > 0 { head.previous = context.link(to: recording.steps[index - 1]) }
    if index + 1 < recording.steps.count {
      head.next = context.link(to: recording.steps[index + 1])
    }
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, title.inlines)
    if !step.outcome.isEmpty { page.paragraph([.emphasis([.text(step.outcome)])]) }
    page.prose(step.note)
    buildRemarks(&page)
    page.html { $0.raw("<div class=\"columns\">") }
    buildScreens(&page, &screens)
    page.html { $0.raw("<div class=\"details\">") }
    page.section("changes") { buildChanges(&$0, links) }
    page.section("events") { buildEvents(&$0, links) }
    page.section("expectations") { buildExpectations(&$0) }
    page.section("narration") { buildNarration(&$0) }
    page.section("script") { buildScript(&$0) }
    page.html { $0.raw("</div></div>") }
  }
}

extension StepPage {
  private func buildRemarks(_ page: inout BlockBuilder) {
    guard !step.remarks.isEmpty else { return }
    page.html { $0.raw("<div class=\"remarks\">") }
    page.list(step.remarks.map(Wording.sentence))
    page.html { $0.raw("</div>") }
  }

  private func buildScreens(_ page: inout BlockBuilder, _ screens: inout ScreenRenderers) {
    page.html { $0.raw("<div class=\"pair\">") }
    if !step.isStart {
      buildScreen("Before", step.before, changes.before, &page, &screens)
    }
    buildScreen(step.isStart ? "At the start" : "After", step.after, changes.after, &page, &screens)
    page.html { $0.raw("</div>") }
  }

  private func buildScreen(
    _ label: StaticString,
    _ index: Int,
    _ marks: ScreenMarks,
    _ page: inout BlockBuilder,
    _ screens: inout ScreenRenderers
  ) {
    let name = ScreenWording(recording: recording).name(of: recording.screens[index])
    if page.form == .markdown {
      page.heading(2, [.text("\(label): ")] + name)
    }
    page.html { html in
      html.raw("<figure class=\"shot\"><figcaption><h2>")
      html.raw(label)
      html.raw("</h2> <span>")
      html.inlines(name)
      html.raw("</span></figcaption>")
      html.append(html: screens.draw(index, marks, as: .html))
      html.raw("</figure>")
    }
    page.drawing { screens.draw(index, marks, as: .markdown) }
  }

  private func buildChanges(_ page: inout BlockBuilder, _ links: PageLinks) {
    guard !step.isStart else { return }
    page.heading(2, id: "changes", [.text("What changed")])
    let sentences = ScreenWording(recording: recording).changes(step)
    page.list(sentences)
    let rows = step.events.map { changeRow($0, page.form, links) }
    if !rows.isEmpty {
      page.table(
        label: "What changed",
        header: ["Item", "What", "Before", "After"].map { [.text($0)] },
        rows: rows
      )
    }
    if sentences.isEmpty, rows.isEmpty {
      page.paragraph([.text("Nothing: the screen and the model are as they were.")])
    }
  }

  private func changeRow(
    _ event: EventRecord,
    _ form: PageForm,
    _ links: PageLinks
  ) -> [[Inline]] {
    let item: [Inline] = [itemLink(event, links)]
    switch event.change {
    case .updated(let field, let old, let new):
      let after = Wording.value(new, in: form)
      return [
        item, [.name(field)], Wording.value(old, in: form),
        old.isSame(as: new) ? after + [.text(" (unchanged)")] : [.strong(after)],
      ]
    case .inserted(_, let index):
      return [item, [.text("row")], [.text("—")], [.strong([.text("\(index + 1)")])]]
    case .deleted(_, let index):
      return [item, [.text("row")], [.text("\(index + 1)")], [.strong([.text("deleted")])]]
    case .moved(_, let from, let to):
      return [item, [.text("row")], [.text("\(from + 1)")], [.strong([.text("\(to + 1)")])]]
    }
  }

  private func itemLink(_ event: EventRecord, _ links: PageLinks) -> Inline {
    .link(
      destination: links.item(recording.items[event.item]),
      [.name(event.itemTitle)]
    )
  }

  private func buildEvents(_ page: inout BlockBuilder, _ links: PageLinks) {
    guard !step.events.isEmpty else { return }
    let wording = EventWording(recording: recording, form: page.form)
    page.heading(2, id: "events", [.text("Events, and who heard them")])
    page.add(
      .list(
        ordered: step.events.count > 1,
        tight: true,
        items: step.events.map { event in
          var line: [Inline] = [.code(event.name), .text(" posted by ")]
          line += wording.poster(of: event)
          switch event.poster {
          case .item: line.append(.text(": "))
          case .catalog: line += [.text(": "), .name(event.itemTitle), .text(" ")]
          }
          line += wording.change(of: event)
          return [
            .paragraph(line),
            .list(items: wording.deliveries(of: event).map { [.paragraph($0)] }),
          ]
        }
      )
    )
  }

  private func buildNarration(_ page: inout BlockBuilder) {
    guard !step.narration.isEmpty else { return }
    page.heading(2, id: "notes", [.text("Notes")])
    for note in step.narration { page.prose(note, headingOffset: 2) }
  }

  private func buildScript(_ page: inout BlockBuilder) {
    guard !step.yaml.isEmpty else { return }
    page.heading(2, id: "script", [.text("In the script")])
    page.add(.code(language: "yaml", text: step.yaml))
  }
}

extension StepPage {
  /// The most lines of an expectation that are shown; the recording has all of them.
  private static let mostLines = 60

  private func buildExpectations(_ page: inout BlockBuilder) {
    guard !step.expectations.isEmpty else { return }
    page.heading(2, id: "expectations", [.text("Expectations")])
    page.html { $0.raw("<div class=\"checks\">") }
    page.add(.list(tight: true, items: step.expectations.map(expectation)))
    page.html { $0.raw("</div>") }
  }

  private func expectation(_ expectation: ExpectationRecord) -> [Block] {
    var line: [Inline] =
      expectation.holds
      ? [.text("✓ "), .code(expectation.subject), .text(" as expected: ")]
        + lines(expectation.expected)
      : failure(expectation)
    if expectation.holds, expectation.heldBefore {
      line.append(.text(" (it held before the action as well, and so could not have failed)"))
    }
    guard !expectation.holds else { return [.paragraph(line)] }
    return [
      .paragraph(line),
      .list(
        items: [
          [.paragraph([.text("expected: ")] + lines(expectation.expected))],
          [.paragraph([.text("found: ")] + lines(expectation.actual))],
        ] + differences(expectation)
      ),
    ]
  }

  /// Returns what is missing, too much or elsewhere, where there are several lines to compare.
  private func differences(_ expectation: ExpectationRecord) -> [[Block]] {
    guard max(expectation.expected.count, expectation.actual.count) > 1 else { return [] }
    let diff = ValueDiff(
      expectation.subject,
      expected: expectation.expected,
      actual: expectation.actual
    )
    func texts(_ mark: ValueDiff.Line.Mark) -> [String] {
      diff.lines.filter { $0.mark == mark }.compactMap { $0.expected ?? $0.actual }
    }
    var moved: [String] = []
    for text in texts(.moved) where !moved.contains(text) && moved.count <= Self.mostLines {
      moved.append(text)
    }
    let parts = [
      ("missing: ", texts(.missing)), ("not expected: ", texts(.extra)), ("moved: ", moved),
      ("found with another value: ", texts(.changed)),
    ]
    return parts.filter { !$0.1.isEmpty }
      .map { words, texts in [.paragraph([.text(words)] + lines(texts))] }
  }

  private func failure(_ expectation: ExpectationRecord) -> [Inline] {
    switch expectation.kind {
    case .script: [.strong([.text("✗ failed:")]), .text(" "), .code(expectation.subject)]
    case .invariant:
      [.strong([.text("✗ broken invariant:")]), .text(" " + expectation.subject)]
    }
  }

  private func lines(_ lines: [String]) -> [Inline] {
    guard !lines.isEmpty else { return [.text("nothing")] }
    var result: [Inline] = []
    for (position, line) in lines.prefix(Self.mostLines).enumerated() {
      if position > 0 { result.append(.text(", ")) }
      result.append(.name(line))
    }
    let more = lines.count - Self.mostLines
    if more > 0 { result.append(.text(", and \(more) more")) }
    return result
  }
}
