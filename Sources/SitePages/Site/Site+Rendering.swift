internal import Recordings
package import Threading

extension Site {
  /// The path of a scenario's recording, to which its storyboard links.
  package static func recordingPath(of scenario: ScenarioSite) -> String {
    scenario.path + "/recording.json"
  }

  /// Renders every page of a scenario, each in both forms.
  ///
  /// - Complexity: O(*n*) in the steps, items, events and rows of lists.
  /// - Returns: What turned out to be wrong with the templates.
  /// - Throws: What `emit` throws.
  package func render<Failure>(
    _ scenario: ScenarioSite,
    emit: Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    try render(.scenario(scenario), emit: emit)
  }

  /// Renders every page of an entry.
  ///
  /// - Complexity: O(*n*) in the steps, items, events and rows of lists.
  /// - Returns: What turned out to be wrong with the templates.
  /// - Throws: What `emit` throws.
  package func render<Failure>(
    _ entry: SiteEntry,
    emit: Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    let pages = entry.scenarios.map { ScenarioPages($0) }
    return try render(Self.pieces(of: entry, pages), SharedWork(jobs: 1), emit)
  }

  /// Renders every page of entries, and their recordings, on several threads.
  ///
  /// Files are emitted on the calling thread as they are done, in no particular order; what is in them,
  /// and what is returned, doesn't depend on the number of threads.
  ///
  /// - Complexity: O(*n*) in the steps, items, events and rows of lists; in memory are no more
  ///   pages than a few for each thread.
  /// - Returns: What turned out to be wrong with the templates.
  /// - Throws: What `emit` throws.
  package func renderAll<Failure>(
    _ entries: [SiteEntry],
    sharing work: SharedWork,
    emit: Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    let scenarios = entries.map(\.scenarios)
    let pages = work.map(Array(scenarios.joined())) { ScenarioPages($0) }
    var pieces: [SitePiece] = []
    var start = 0
    for (entry, own) in zip(entries, scenarios) {
      pieces += Self.pieces(of: entry, Array(pages[start..<start + own.count]))
      pieces += own.map { .recording($0) }
      start += own.count
    }
    return try render(pieces, work, emit)
  }

  private static func pieces(of entry: SiteEntry, _ pages: [ScenarioPages]) -> [SitePiece] {
    var pieces: [SitePiece] = []
    if case .matrix(let matrix) = entry {
      for number in 0..<MatrixPage.count(for: matrix) {
        pieces.append(.matrix(MatrixPage(matrix: matrix, number: number)))
      }
    }
    for pages in pages { pieces += pages.pieces }
    return pieces
  }

  private func render<Failure>(
    _ pieces: [SitePiece],
    _ work: SharedWork,
    _ emit: Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    let renderer = renderer
    return try work.files(
      pieces.count,
      desk: { PieceDesk() },
      render: { desk, index, files in
        pieces[index].render(with: renderer, at: &desk, into: &files)
      },
      emit: emit
    )
  }
}
