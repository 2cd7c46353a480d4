internal import Recordings

/// A part of a site that is rendered by itself, on any thread.
enum SitePiece: Sendable {
  /// A page on which variants stand side by side.
  case matrix(MatrixPage)
  /// Some pages of a scenario.
  case pages(ScenarioPages, Range<Int>)
  /// A scenario's recording.
  case recording(ScenarioSite)

  /// What came of a piece.
  struct Product: Sendable {
    /// The files, in order.
    var files: [(path: String, bytes: [UInt8])] = []
    /// What was wrong with the templates.
    var problems = TemplateProblems()
  }

  /// Renders the piece.
  func render(with renderer: PageRenderer, at desk: inout PieceDesk) -> Product {
    var product = Product()
    switch self {
    case .matrix(let page):
      desk.turn(to: nil)
      renderer.render(page, scenario: page.matrix.path, &desk.pages) {
        product.files.append(($0, $1))
      }
    case .pages(let pages, let numbers):
      desk.turn(to: pages)
      pages.render(numbers, with: renderer, &desk.pages) { product.files.append(($0, $1)) }
    case .recording(let scenario):
      let bytes = RecordingWriter.write(scenario.recording)
      product.files.append((Site.recordingPath(of: scenario), bytes))
    }
    product.problems = desk.pages.takeProblems()
    return product
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
