internal import Bytes
internal import Recordings

/// A part of a site that is rendered by itself, on any thread.
enum SitePiece: Sendable {
  /// A page on which variants stand side by side.
  case matrix(MatrixPage)
  /// Some pages of a scenario.
  case pages(ScenarioPages, Range<Int>)
  /// One page of a scenario in one form: of those that are large.
  case form(ScenarioPages, Int, PageForm)
  /// A scenario's recording.
  case recording(ScenarioSite)

  /// Renders the piece.
  func render(with renderer: PageRenderer, at desk: inout PieceDesk, into files: inout SiteFiles) {
    switch self {
    case .matrix(let page):
      desk.turn(to: nil)
      let head = page.head
      for form in PageForm.allCases {
        files.add(head.path + form.ending) { out in
          renderer.render(page, head, form, scenario: page.matrix.path, &desk.pages, into: &out)
        }
      }
    case .pages(let pages, let numbers):
      desk.turn(to: pages)
      for number in numbers {
        pages.render(number, PageForm.allCases, with: renderer, &desk.pages, into: &files)
      }
    case .form(let pages, let number, let form):
      desk.turn(to: pages)
      pages.render(number, [form], with: renderer, &desk.pages, into: &files)
    case .recording(let scenario):
      files.add(Site.recordingPath(of: scenario), RecordingWriter.write(scenario.recording))
    }
    files.problems = desk.pages.takeProblems()
  }
}

/// The desk of a thread that renders pieces.
struct PieceDesk {
  /// What the pages need.
  fileprivate(set) var pages = PageDesk()
  /// The scenario that the desk is laid for.
  private var scenario: ScenarioPages?

  /// Creates a desk that nothing was done at.
  init() {}

  /// Lays the desk for a scenario, unless it is; `nil` stands for none.
  fileprivate mutating func turn(to other: ScenarioPages?) {
    guard scenario !== other else { return }
    scenario = other
    pages.turn(to: other?.context.recording ?? Recording(title: ""))
  }
}
