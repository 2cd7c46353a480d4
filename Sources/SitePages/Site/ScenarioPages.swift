internal import Measuring
internal import Recordings

/// The pages of a scenario by number, so that each can be rendered without the others.
final class ScenarioPages: Sendable {
  /// A kind of page; of some a scenario has many.
  private enum Page {
    case storyboard, timeline, coverage, playerData
    case list(Int), item(Int), step(Int)
  }

  /// What the pages share.
  let context: ScenarioContext
  private let comparison: ListComparison
  private let listCount: Int

  private var recording: Recording { context.recording }

  /// Works out what the pages share.
  ///
  /// - Complexity: That of `ScenarioContext`.
  init(_ scenario: ScenarioSite) {
    context = ScenarioContext(scenario)
    comparison = ListComparison(scenario.recording)
    listCount = ListPage.count(for: scenario.recording)
  }

  /// The most pages that are one piece of work.
  private static let pagesPerPiece = 16

  /// The pages as pieces of work of about the same size: in order, and each page once.
  var pieces: [SitePiece] {
    let end = others.upperBound + 3
    guard end > 4 * Self.pagesPerPiece else { return [.pages(self, 0..<end)] }
    // What stands before and behind the others has a part for each step, and takes its time.
    let starts = stride(from: others.lowerBound, to: others.upperBound, by: Self.pagesPerPiece)
    return forms(of: 0)
      + starts.map { .pages(self, $0..<min($0 + Self.pagesPerPiece, others.upperBound)) }
      + forms(of: end - 3) + forms(of: end - 2) + [.pages(self, end - 1..<end)]
  }

  private func forms(of number: Int) -> [SitePiece] {
    PageForm.allCases.map { .form(self, number, $0) }
  }

  /// The numbers of the pages that are small.
  private var others: Range<Int> {
    1..<1 + listCount + recording.items.count + recording.steps.count
  }

  /// Renders a page in some forms.
  ///
  /// - Complexity: O(*n*) in the steps for the storyboard, the timeline and the coverage, in the rows
  ///   and the events for the others.
  func render(
    _ number: Int,
    _ forms: [PageForm],
    with renderer: PageRenderer,
    _ desk: inout PageDesk,
    into files: inout SiteFiles
  ) {
    func render(_ page: some SitePage) {
      let head = page.head
      for form in forms {
        files.add(head.path + form.ending, expectedSize: page.expectedSize) { out in
          let path = context.scenario.path
          renderer.render(page, head, form, scenario: path, &desk, into: &out)
        }
      }
    }
    switch page(number) {
    case .storyboard: render(StoryboardPage(context: context))
    case .list(let number):
      render(ListPage(context: context, comparison: comparison, number: number))
    case .item(let index): render(ItemPage(context: context, index: index))
    case .step(let index): render(StepPage(context: context, index: index))
    case .timeline: render(TimelinePage(context: context))
    case .coverage: render(CoveragePage(context: context, coverage: Coverage(recording)))
    case .playerData:
      files.add(PlayerData.path(of: context.scenario), PlayerData(context).script())
    }
  }

  private func page(_ number: Int) -> Page {
    if number == 0 { return .storyboard }
    var place = number - 1
    if place < listCount { return .list(place) }
    place -= listCount
    if place < recording.items.count { return .item(place) }
    place -= recording.items.count
    if place < recording.steps.count { return .step(place) }
    return [.timeline, .coverage, .playerData][place - recording.steps.count]
  }
}
