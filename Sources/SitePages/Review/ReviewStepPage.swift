internal import MarkdownTree
internal import Recordings
internal import Reviewing

/// The page of a step at which something begins to differ: base and head, before and after.
struct ReviewStepPage: SitePage {
  /// A screen, drawn in both forms.
  struct Pane {
    /// Which of the four it is.
    var label: StaticString
    /// What the screen is.
    var name: [Inline]
    /// The screen as HTML.
    var html: [UInt8]
    /// The screen as text.
    var text: [UInt8]
  }

  /// What the pages share.
  let scenario: ReviewedScenario
  /// The step: an index of the review's steps.
  let step: Int
  /// The screens; those of a side that has no such step are missing.
  let panes: [Pane]
  /// What differs in the model after the step, and whether that is all.
  let model: (rows: [ModelStates.Row], isCut: Bool)

  private var pair: StepPair { scenario.review.steps[step] }

  var head: PageHead {
    var head = PageHead(
      kind: .divergence,
      path: scenario.page(of: step) ?? scenario.path,
      title: scenario.title(of: step)
    )
    head.summary = "\(head.title), in “\(scenario.title)”: base and head, before and after."
    head.ancestors = [PageHead.Link(title: scenario.title, path: scenario.path + "/index")]
    if let place = scenario.pages.firstIndex(of: step) {
      if place > 0 { head.previous = link(scenario.pages[place - 1]) }
      if place + 1 < scenario.pages.count { head.next = link(scenario.pages[place + 1]) }
    }
    head.scenario = scenario.title
    head.source = ReviewSite.source
    head.hasDeviceStyle = scenario.hasDeviceStyle
    return head
  }

  private func link(_ step: Int) -> PageHead.Link? {
    scenario.page(of: step).map { PageHead.Link(title: scenario.title(of: step), path: $0) }
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.name(head.title)])
    page.paragraph(whatItIs)
    let list = DifferenceList(scenario: scenario, links: links)
    page.section("changes") { section in
      section.heading(2, id: "begins", [.text("What begins here")])
      list.add(scenario.beginnings[step] ?? [], to: &section, showingFrames: true)
    }
    buildPanes(&page)
    page.section("heard") { buildEvents(&$0) }
    page.section("model") { buildModel(&$0) }
    page.section("script") { buildScript(&$0) }
    buildInherited(&page, list)
  }
}

extension ReviewStepPage {
  private var whatItIs: [Inline] {
    var line: [Inline]
    switch (pair.base, pair.head) {
    case (let base?, let head?):
      let keys = (key(base: base), key(head: head))
      line =
        keys.0 == keys.1
        ? [.text("Step "), .code(keys.1), .text(" of base and head.")]
        : [
          .text("Step "), .code(keys.0), .text(" of the base, "), .code(keys.1),
          .text(" of the head."),
        ]
    case (let base?, nil):
      line = [
        .text("Step "), .code(key(base: base)), .text(" of the base; the head has no such step."),
      ]
    case (nil, let head?):
      line = [
        .text("Step "), .code(key(head: head)), .text(" of the head; the base has no such step."),
      ]
    case (nil, nil): line = []
    }
    if scenario.pages.first == step {
      line.append(.text(" This is where the two first differ."))
    }
    return line
  }

  private func key(base index: Int) -> String { scenario.base?.recording.steps[index].key ?? "" }
  private func key(head index: Int) -> String { scenario.head?.recording.steps[index].key ?? "" }

  private func buildPanes(_ page: inout BlockBuilder) {
    page.html { $0.raw("<section class=\"panes\" aria-label=\"Base and head, before and after\">") }
    for pane in panes {
      if page.form == .markdown { page.heading(2, [.text("\(pane.label): ")] + pane.name) }
      page.html { html in
        html.raw("<figure class=\"shot\"><figcaption><h2>")
        html.raw(pane.label)
        html.raw("</h2> <span>")
        html.inlines(pane.name)
        html.raw("</span></figcaption>")
        html.append(html: pane.html)
        html.raw("</figure>")
      }
      page.drawing { pane.text }
    }
    page.html { $0.raw("</section>") }
  }

  private func buildEvents(_ page: inout BlockBuilder) {
    let lines = DiffLines(
      base: pair.base.map { events($0, scenario.base) } ?? [],
      head: pair.head.map { events($0, scenario.head) } ?? []
    )
    guard !lines.lines.isEmpty else { return }
    page.heading(2, id: "events", [.text("Events, and who heard them")])
    if lines.isSame { page.paragraph([.text("The same in base and head.")]) }
    lines.add(to: &page)
  }

  /// The events of a step as lines, with those who received them.
  private func events(_ index: Int, _ context: ScenarioContext?) -> [String] {
    guard let recording = context?.recording else { return [] }
    let wording = EventWording(recording: recording, form: .markdown)
    return recording.steps[index].events.flatMap { event in
      let poster = Inline.plainText(wording.poster(of: event))
      let change = Inline.plainText(wording.change(of: event))
      let first = "\(event.name) of \(event.itemTitle), posted by \(poster): \(change)"
      return [first] + wording.deliveries(of: event).map { "    " + Inline.plainText($0) }
    }
  }

  private func buildModel(_ page: inout BlockBuilder) {
    guard !model.rows.isEmpty else { return }
    page.heading(2, id: "model", [.text("The model after it")])
    let form = page.form
    page.table(
      label: "What differs in the model",
      header: ["Item", "Field", "Base", "Head"].map { [.text($0)] },
      rows: model.rows.map { row in
        [
          [.name(row.item)] + (row.tab.map { [.text(" · "), .name($0)] } ?? []),
          row.field.map { [.name($0)] } ?? [.text("the whole item")],
          Self.cell(row.base, row, form), Self.cell(row.head, row, form),
        ]
      }
    )
    if model.isCut { page.paragraph([.text("… and more items; the JSON report has all.")]) }
  }

  private static func cell(
    _ value: ValueRecord?,
    _ row: ModelStates.Row,
    _ form: PageForm
  ) -> [Inline] {
    guard let value else { return [.text("not there")] }
    return row.field == nil ? [.text("there")] : Wording.value(value, in: form)
  }

  private func buildScript(_ page: inout BlockBuilder) {
    let base = pair.base.flatMap { scenario.base?.recording.steps[$0].yaml } ?? ""
    let head = pair.head.flatMap { scenario.head?.recording.steps[$0].yaml } ?? ""
    let lines = DiffLines(base: Self.lines(base), head: Self.lines(head))
    guard !lines.lines.isEmpty else { return }
    page.heading(2, id: "script", [.text("In the script")])
    lines.add(to: &page)
  }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func buildInherited(_ page: inout BlockBuilder, _ list: DifferenceList) {
    let inherited = scenario.inherited[step] ?? []
    guard !inherited.isEmpty else { return }
    let count = Wording.count(inherited.count, "difference", "differences")
    if page.form == .markdown { page.heading(2, [.text("What began before, and shows here")]) }
    page.html { html in
      html.raw("<details class=\"inherited\"><summary>")
      html.text("What began before, and shows here: \(count)")
      html.raw("</summary>")
    }
    list.add(inherited, to: &page, showingFrames: false)
    page.html { $0.raw("</details>") }
  }
}
