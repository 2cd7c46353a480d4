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
  var pieces: [Range<Int>] {
    let end = others.upperBound + 3
    guard end > 4 * Self.pagesPerPiece else { return [0..<end] }
    // What stands before and behind the others has a part for each step, and takes its time.
    let starts = stride(from: others.lowerBound, to: others.upperBound, by: Self.pagesPerPiece)
    return [0..<1] + starts.map { $0..<min($0 + Self.pagesPerPiece, others.upperBound) }
      + (others.upperBound..<end).map { $0..<$0 + 1 }
  }

  /// The numbers of the pages that are small.
  private var others: Range<Int> {
    1..<1 + listCount + recording.items.count + recording.steps.count
  }

  /// Renders pages, those in HTML and Markdown in both forms.
  ///
  /// - Complexity: O(*n*) in the steps of the storyboard, the timeline and the coverage, in the rows
  ///   and the events of the others.
  /// - Throws: What `emit` throws.
  func render<Failure>(
    _ numbers: Range<Int>,
    with renderer: PageRenderer,
    _ desk: inout PageDesk,
    emit: Site.Emit<Failure>
  ) throws(Failure) {
    for number in numbers { try render(page(number), with: renderer, &desk, emit) }
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

  private func render<Failure>(
    _ page: Page,
    with renderer: PageRenderer,
    _ desk: inout PageDesk,
    _ emit: Site.Emit<Failure>
  ) throws(Failure) {
    let path = context.scenario.path
    switch page {
    case .storyboard:
      let page = StoryboardPage(context: context)
      try renderer.render(page, scenario: path, &desk, emit: emit)
    case .list(let number):
      let page = ListPage(context: context, comparison: comparison, number: number)
      try renderer.render(page, scenario: path, &desk, emit: emit)
    case .item(let index):
      let page = ItemPage(context: context, index: index)
      try renderer.render(page, scenario: path, &desk, emit: emit)
    case .step(let index):
      let page = StepPage(context: context, index: index)
      try renderer.render(page, scenario: path, &desk, emit: emit)
    case .timeline:
      let page = TimelinePage(context: context)
      try renderer.render(page, scenario: path, &desk, emit: emit)
    case .coverage:
      let page = CoveragePage(context: context, coverage: Coverage(recording))
      try renderer.render(page, scenario: path, &desk, emit: emit)
    case .playerData:
      try emit(PlayerData.path(of: context.scenario), PlayerData(context).script())
    }
  }
}
