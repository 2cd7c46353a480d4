internal import Recordings

extension Site {
  /// Returns the path of every file of an entry, in the order in which `render` emits them.
  ///
  /// - Complexity: O(steps + items).
  package func pagePaths(of entry: SiteEntry) -> [String] {
    switch entry {
    case .scenario(let scenario): pagePaths(of: scenario)
    case .matrix(let matrix):
      Self.pages(of: matrix).flatMap { page in PageForm.allCases.map { page + $0.ending } }
        + matrix.variants.flatMap { pagePaths(of: $0.site) }
    }
  }

  /// Returns what the first page of the site shows of an entry.
  ///
  /// - Complexity: O(*n*) in the steps.
  package func summary(of entry: SiteEntry) -> ScenarioSummary {
    switch entry {
    case .scenario(let scenario): summary(of: scenario)
    case .matrix(let matrix): summary(of: matrix)
    }
  }

  private func summary(of matrix: MatrixSite) -> ScenarioSummary {
    let parts = matrix.variants.map { summary(of: $0.site) }
    let ends = [parts.first, parts.count > 1 ? parts.last : nil].compactMap(\.self)
    return ScenarioSummary(
      path: matrix.path,
      title: matrix.title,
      counts: parts.reduce(into: ScenarioCounts()) { $0.add($1.counts) },
      coverage: zip(matrix.variants, parts).flatMap { variant, part in
        part.coverage.map { coverage in
          ScenarioCoverage(
            path: coverage.path,
            title: matrix.title + " – " + variant.name,
            totals: coverage.totals
          )
        }
      },
      integrations: parts.flatMap(\.integrations),
      lead: Self.lead(of: matrix.description),
      pictures: ends.compactMap(\.pictures.first),
      drawing: parts.first?.drawing ?? [],
      searchPart: Array(parts.map(\.searchPart).joined(separator: ",\n".utf8)),
      pages: hasOrigin ? Self.pages(of: matrix) + parts.flatMap(\.pages) : [],
      deviceRules: parts.flatMap(\.deviceRules)
    )
  }

  private static func pages(of matrix: MatrixSite) -> [String] {
    (0..<MatrixPage.count(for: matrix)).map { matrix.path + "/" + MatrixPage.path(number: $0) }
  }
}
