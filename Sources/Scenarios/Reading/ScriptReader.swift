import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads the top of a script, and has its parts read.
struct ScriptReader {
  /// The keys of a script.
  enum Key: Int, SchemaKey {
    case title, description, kinds, tabs, catalog, integration, integrations, steps
    static let table = KeyTable(Self.self)
  }

  /// The script as shown in messages.
  let file: String
  let kinds: KindRegistry
  let files: ImportedFiles
  let items: ItemListReader

  /// Returns the scenario, as far as it is right, and reports what is wrong.
  func scenario(_ root: YAMLNode, problems: inout DiagnosticBag) -> Scenario? {
    guard let reader = MappingReader<Key>(root, "a script", problems: &problems) else { return nil }
    let title = reader.required(.title, problems: &problems)?
      .title("`title`", problems: &problems)
    let description = reader[.description]?.markdown("`description`", problems: &problems)
    let wiring = Wiring(reader, problems: &problems)
    let app = AppReader(kinds: kinds(reader, problems: &problems), items: items, wiring: wiring)
      .app(reader, problems: &problems)
    let steps = steps(reader, app, problems: &problems)
    guard let title else { return nil }
    return Scenario(
      title: title,
      description: description ?? "",
      tabs: app.tabs,
      hasTabBar: app.hasTabBar,
      integrations: wiring.compared,
      steps: steps
    )
  }

  private func kinds(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> ScriptKinds {
    guard let node = reader[.kinds] else {
      return ScriptKinds(isIncomplete: reader.isMeant(.kinds), registry: kinds)
    }
    var reader = KindListReader(files: files)
    reader.read(node, in: file, problems: &problems)
    return ScriptKinds(reader.kinds, isIncomplete: reader.isIncomplete, registry: kinds)
  }

  private func steps(
    _ reader: MappingReader<Key>,
    _ app: App,
    problems: inout DiagnosticBag
  ) -> [ScriptStep] {
    let hint = "write `steps: []` to show the catalog only"
    guard let node = reader.required(.steps, hint: hint, problems: &problems) else { return [] }
    guard node.kind == .sequence else {
      problems.add(node.wrongType("`steps`", is: "a list"))
      return []
    }
    var steps = StepListReader(app)
    return steps.read(node, problems: &problems)
  }
}
