/// What the index shows of a scenario; small, so that its recording need not stay in memory.
package struct ScenarioSummary: Sendable {
  /// The path of the scenario's folder.
  package let path: String
  /// The scenario's title; plain text.
  package let title: String
  /// How much there is in it.
  package let counts: ScenarioCounts
  /// How much its steps reached; of a scenario with variants, those of each.
  package let coverage: [ScenarioCoverage]
  /// The titles of its tabs and their integrations, without repetition.
  package let integrations: [String]
  /// The first paragraph of its description, as plain text; empty if there is none.
  let lead: String
  /// The first and last screens, drawn as HTML.
  let pictures: [[UInt8]]
  /// The last screen, drawn as text.
  let drawing: [UInt8]
  /// Its part of what the search looks through, as JSON.
  let searchPart: [UInt8]
  /// The paths of its pages, without endings, if the site's address is known.
  let pages: [String]
  /// The rules for its phones in `assets/devices.css`; none for the standard phone.
  let deviceRules: [[UInt8]]
}
