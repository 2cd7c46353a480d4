/// What the first page of a site shows as one: a scenario, or a matrix of variants.
package enum SiteEntry: Sendable {
  /// A scenario.
  case scenario(ScenarioSite)
  /// A scenario under several settings.
  case matrix(MatrixSite)

  /// The recordings that belong to it, each with its place.
  package var scenarios: [ScenarioSite] {
    switch self {
    case .scenario(let scenario): [scenario]
    case .matrix(let matrix): matrix.variants.map(\.site)
    }
  }

  /// The path of its folder.
  package var path: String {
    switch self {
    case .scenario(let scenario): scenario.path
    case .matrix(let matrix): matrix.path
    }
  }
}
