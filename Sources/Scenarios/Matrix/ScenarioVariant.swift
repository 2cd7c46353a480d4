/// A scenario under one of the settings that a `matrix` has.
package struct ScenarioVariant: Sendable {
  /// Its name: a part of paths, and different from that of all other variants.
  package var key: String
  /// The settings, one for each line of the matrix, in words.
  package var settings: [String]
  /// The scenario.
  package var scenario: Scenario

  /// Creates a variant.
  package init(key: String, settings: [String], scenario: Scenario) {
    self.key = key
    self.settings = settings
    self.scenario = scenario
  }

  /// Returns the path of its folder, below that of the script; the same for a scenario without a
  /// matrix.
  package func path(below script: String) -> String {
    key.isEmpty ? script : script + "/" + key
  }
}

extension Scenario {
  /// What is to be replayed: the variants or, without a matrix, the scenario itself, under an empty
  /// name.
  package var instances: [ScenarioVariant] {
    variants.isEmpty ? [ScenarioVariant(key: "", settings: [], scenario: self)] : variants
  }
}
