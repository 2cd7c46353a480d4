package import Measuring

/// How much the steps of one scenario of the site reached.
package struct ScenarioCoverage: Sendable {
  /// The path of the scenario's folder.
  package let path: String
  /// The scenario's title, and its settings if it is one of several variants; plain text.
  package let title: String
  /// How much was reached.
  package let totals: CoverageTotals
}
