internal import Bytes
internal import Reviewing

/// The pages of a scenario of a review, with what they need worked out once, so that they can be
/// rendered in pieces.
struct ReviewPages: Sendable {
  /// Some of the pages, rendered by themselves.
  enum Piece: Sendable {
    /// The first page.
    case first(ReviewPages)
    /// Pages of steps, by their places among the steps that have one.
    case steps(ReviewPages, Range<Int>)
  }

  /// The most rows of the model that a page shows.
  private static let mostModelRows = 60
  /// The most pages of steps that are one piece of work.
  private static let pagesPerPiece = 8

  /// The scenario.
  let scenario: ReviewedScenario
  /// The screens of base and head where it begins, drawn as HTML.
  let pictures: [[UInt8]]
  /// What differs in the model after each step that has a page.
  private let models: [(rows: [ModelStates.Row], isCut: Bool)]

  /// Works out what the pages need.
  ///
  /// - Complexity: O(*n*) in the steps and events, and in the rows that pages show.
  init(_ review: ScenarioReview) {
    scenario = ReviewedScenario(review)
    var panes = PaneDrawer(scenario)
    let begin = panes.pictures(ofStep: scenario.pages.first)
    pictures = begin.isEmpty ? panes.lastPictures() : begin
    var states = ModelStates(panes.recordings, review.items)
    var next = 0
    models = scenario.pages.map { step in
      while next <= step {
        states.advance(base: review.steps[next].base, head: review.steps[next].head)
        next += 1
      }
      return states.rows(limit: Self.mostModelRows)
    }
  }

  /// The paths of the pages, without endings, in the order of the pieces.
  var paths: [String] {
    [scenario.path + "/index"] + scenario.pages.compactMap(scenario.page)
  }

  /// The pages as pieces of work of about the same size: in order, and each page once.
  var pieces: [Piece] {
    let end = scenario.pages.count
    return [.first(self)]
      + stride(from: 0, to: end, by: Self.pagesPerPiece).map {
        .steps(self, $0..<min($0 + Self.pagesPerPiece, end))
      }
  }
}

extension ReviewPages.Piece {
  /// Renders the piece.
  func render(with renderer: PageRenderer, at desk: inout PageDesk, into files: inout SiteFiles) {
    switch self {
    case .first(let pages):
      let page = ReviewScenarioPage(scenario: pages.scenario)
      files.add(page, of: pages.scenario.path, with: renderer, at: &desk)
    case .steps(let pages, let places):
      var panes = PaneDrawer(pages.scenario)
      for place in places {
        let page = pages.page(at: place, &panes)
        files.add(page, of: pages.scenario.path, with: renderer, at: &desk)
      }
    }
    files.problems = desk.takeProblems()
  }
}

extension ReviewPages {
  fileprivate func page(at place: Int, _ panes: inout PaneDrawer) -> ReviewStepPage {
    let step = scenario.pages[place]
    return ReviewStepPage(
      scenario: scenario,
      step: step,
      panes: panes.panes(ofStep: step),
      model: models[place]
    )
  }
}
