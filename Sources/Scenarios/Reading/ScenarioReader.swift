import CatalogModel
package import Diagnostics
package import Importing
package import YAMLReading

/// Reads a script: text to a scenario, or everything that is wrong with it.
///
/// What can be known without replaying is checked here, by a strict schema: a scalar gets its type
/// from the key it stands behind, and nothing is guessed. Which item a title names is known only
/// when its step is reached.
package enum ScenarioReader {
  /// After so many problems the others are not told.
  private static let mostProblems = 1_000

  /// Returns the scenario, and the problems found.
  ///
  /// `file` is the script as shown in messages, to whose folder imports and includes are relative;
  /// `files` says how they are read, `expansion` how much may come out of them. Without a scenario there is at least one error, with one there may be warnings.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the script and of what it imports.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    kinds: KindRegistry = .shipped,
    files: ImportedFiles = .none,
    limits: YAMLLimits = YAMLLimits(),
    expansion: ExpansionLimits = ExpansionLimits()
  ) -> (scenario: Scenario?, problems: DiagnosticBag) {
    let (document, faults) = YAMLReader.readOn(bytes, file: file, limits: limits)
    guard let document else { return (nil, faults) }
    var problems = DiagnosticBag()
    let items = ItemListReader(files: files, script: file, mostItems: expansion.items)
    let reader = ScriptReader(
      file: file,
      kinds: kinds,
      files: files,
      items: items,
      parts: PartFiles(files, limits: limits),
      expansion: Expansion(expansion, limits)
    )
    let scenario = reader.scenario(document.root, problems: &problems)
    problems = joined(faults, problems)
    return (problems.hasErrors ? nil : scenario, problems.cut(to: mostProblems))
  }

  /// Returns both, without what the second says about places that the first speaks of: a repeated
  /// key is one mistake.
  private static func joined(_ faults: DiagnosticBag, _ problems: DiagnosticBag) -> DiagnosticBag {
    guard !faults.all.isEmpty else { return problems }
    let places = Set(faults.all.map(\.location))
    return DiagnosticBag(faults.all + problems.all.filter { !places.contains($0.location) })
  }
}
