internal import MarkdownTree
internal import Recordings
internal import Reviewing

/// The page of a scenario of a review: what changed in it, and how its steps are aligned.
struct ReviewScenarioPage: SitePage {
  /// The most rows of the alignment that are shown.
  private static let mostRows = 600

  /// What the pages share.
  let scenario: ReviewedScenario

  var head: PageHead {
    var head = PageHead(kind: .comparison, path: scenario.path + "/index", title: scenario.title)
    head.summary =
      Wording.count(scenario.review.differences.count, "difference", "differences") + " in “"
      + scenario.title + "”."
    head.source = ReviewSite.source
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.name(scenario.title)])
    page.paragraph(lead(links))
    page.section("changes") { section in
      section.heading(2, id: "differences", [.text("What changed")])
      DifferenceList(scenario: scenario, links: links)
        .add(Array(scenario.review.differences.indices), to: &section, showingFrames: false)
    }
    page.section("alignment") { buildAlignment(&$0, links) }
  }

  private func lead(_ links: PageLinks) -> [Inline] {
    let review = scenario.review
    guard review.path.base != nil else {
      return [.text("The head has this scenario, the base does not.")]
    }
    guard review.path.head != nil else {
      return [.text("The base has this scenario, the head does not.")]
    }
    var line: [Inline] = [
      .text(Wording.count(review.differences.count, "difference", "differences") + ".")
    ]
    guard let first = scenario.pages.first, let page = scenario.page(of: first) else { return line }
    line += [
      .text(" The two first differ at "),
      .link(destination: links.page(page), [.name(scenario.title(of: first))]), .text("."),
    ]
    return line
  }
}

// The alignment.
extension ReviewScenarioPage {
  private func buildAlignment(_ page: inout BlockBuilder, _ links: PageLinks) {
    let review = scenario.review
    guard !review.steps.isEmpty else { return }
    page.heading(2, id: "steps", [.text("Steps of base and head")])
    var rows: [[[Inline]]] = []
    var step = 0
    while step < review.steps.count, rows.count < Self.mostRows {
      let kind = scenario.classes[step]
      let end =
        review.steps.indices[step...].first { scenario.classes[$0] != kind } ?? review.steps.count
      if [.unchanged, .inherited].contains(kind), end - step > 2 {
        rows.append(fold(step..<end, kind))
        step = end
      } else {
        rows.append(row(step, links))
        step += 1
      }
    }
    page.table(
      label: "Steps of base and head",
      header: ["Base", "Head", "What"].map { [.text($0)] },
      rows: rows
    )
    if step < review.steps.count {
      page.paragraph([.text("… and \(review.steps.count - step) more steps.")])
    }
  }

  private func fold(_ steps: Range<Int>, _ kind: ReviewedScenario.StepClass) -> [[Inline]] {
    let count = Wording.count(steps.count, "step", "steps")
    return [
      [.text("…")], [.text("…")],
      [.text(kind == .unchanged ? "\(count) unchanged" : "\(count) show what began before")],
    ]
  }

  private func row(_ step: Int, _ links: PageLinks) -> [[Inline]] {
    let pair = scenario.review.steps[step]
    func cell(_ index: Int?, _ context: ScenarioContext?, isLinked: Bool) -> [Inline] {
      guard let index, let recording = context?.recording else { return [.text("—")] }
      let title = StepTitle(recording.steps[index], in: recording).inlines
      guard isLinked, let page = scenario.page(of: step) else { return title }
      return [.link(destination: links.page(page), title)]
    }
    return [
      cell(pair.base, scenario.base, isLinked: pair.head == nil),
      cell(pair.head, scenario.head, isLinked: true), what(step, links),
    ]
  }

  private func what(_ step: Int, _ links: PageLinks) -> [Inline] {
    let wording = DifferenceWording(form: links.form)
    switch scenario.classes[step] {
    case .unchanged: return [.text("unchanged")]
    case .inherited: return [.text("shows what began before")]
    case .added: return wording.badge(.added)
    case .removed: return wording.badge(.removed)
    case .moved: return wording.badge(.moved)
    case .changed:
      let count = scenario.beginnings[step]?.count ?? 0
      let begins = Wording.count(count, "difference begins", "differences begin")
      return wording.badge(.changed) + [.text(begins)]
    }
  }
}
