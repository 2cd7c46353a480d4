package import Recordings

/// What a scenario did not reach, in sentences for a terminal.
package struct CoverageSentences {
  /// The most names in a sentence.
  private static let mostNames = 5

  private let coverage: Coverage
  private let recording: Recording

  /// Creates the sentences about the coverage of a recording.
  package init(_ coverage: Coverage, of recording: Recording) {
    self.coverage = coverage
    self.recording = recording
  }

  /// The sentences, tab by tab; none if everything was reached.
  package var all: [String] {
    recording.tabs.indices.flatMap { tab in
      let prefix = recording.hasTabBar ? recording.tabs[tab].title + ": " : ""
      return sentences(coverage.catalogs[tab]).map { prefix + $0 }
    }
  }
}

extension CoverageSentences {
  private func sentences(_ catalog: CatalogCoverage) -> [String] {
    var sentences: [String] = []
    add("rows never peeked", catalog.totals[.rows], to: &sentences) {
      catalog.rows.prefix(Self.mostNames).map { recording.items[$0].title }
    }
    add("options never selected", catalog.totals[.options], to: &sentences) {
      catalog.options.prefix(Self.mostNames).flatMap { options in
        options.labels.map { recording.items[options.item].title + " › " + $0 }
      }
    }
    add("actions never taken", catalog.totals[.actions], to: &sentences) { catalog.actions }
    add("screens never reached", catalog.totals[.screens], to: &sentences) {
      catalog.screens.map(\.rawValue)
    }
    add("segues never followed", catalog.totals[.segues], to: &sentences) {
      catalog.segues.map { "\($0.from.rawValue) → \($0.to.rawValue) (\($0.verb))" }
    }
    return sentences
  }

  private func add(
    _ words: String,
    _ count: CoverageCount,
    to sentences: inout [String],
    _ names: () -> [String]
  ) {
    guard count.missing > 0 else { return }
    let shown = names().prefix(Self.mostNames)
    let more = count.missing - shown.count
    sentences.append(
      "\(count.missing) of \(count.total) \(words): " + shown.joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    )
  }
}
