import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads the top of a script, and has its parts read.
struct ScriptReader {
  /// The keys of a script.
  enum Key: Int, SchemaKey {
    case title, description, kinds, tabs, catalog, integration, integrations, textSize, matrix
    case steps
    static let table = KeyTable(Self.self, spellings: ["textSize": "text_size"])
  }

  /// The script as shown in messages.
  let file: String
  let kinds: KindRegistry
  let files: ImportedFiles
  let items: ItemListReader
  let parts: PartFiles
  let expansion: Expansion

  /// Returns the scenario, as far as it is right, and reports what is wrong.
  func scenario(_ root: YAMLNode, problems: inout DiagnosticBag) -> Scenario? {
    guard !isPart(root, problems: &problems),
      let reader = MappingReader<Key>(root, "a script", problems: &problems)
    else { return nil }
    let title = reader.required(.title, problems: &problems)?
      .title("`title`", problems: &problems)
    let description = reader[.description]?.markdown("`description`", problems: &problems)
    let wiring = Wiring(reader, problems: &problems)
    let kinds = kinds(reader, problems: &problems)
    let textSize: TextSizeName? = reader[.textSize]?.choice("`text_size`", problems: &problems)
    let matrix = MatrixReader(limit: expansion.limits.variants)
      .settings(reader, problems: &problems)
    let from = matrix?.files.first
    let run = run(reader, kinds, wiring, from: from, problems: &problems)
    guard let title else { return nil }
    var scenario = Scenario(
      title: title,
      description: description ?? "",
      tabs: run.app.tabs,
      hasTabBar: run.app.hasTabBar,
      integrations: wiring.compared,
      textSize: textSize ?? .standard,
      steps: run.steps
    )
    guard let matrix, !problems.hasErrors else { return scenario }
    scenario.variants = matrix.variants(of: scenario) { file, variant in
      let run = self.run(reader, kinds, wiring, from: file, problems: &problems)
      variant.tabs = run.app.tabs
      variant.steps = run.steps
    }
    return scenario
  }

  /// Returns whether a file is a list, as those are that scripts include; reports it then.
  private func isPart(_ root: YAMLNode, problems: inout DiagnosticBag) -> Bool {
    guard root.kind == .sequence else { return false }
    let hint = "if scripts include it, begin its name with `_`: then it is no script"
    problems.add(root.wrongType("a script", is: "a mapping", hint: hint))
    return true
  }

  /// Reads what depends on the file that the items come from.
  private func run(
    _ reader: MappingReader<Key>,
    _ kinds: ScriptKinds,
    _ wiring: Wiring,
    from file: YAMLNode?,
    problems: inout DiagnosticBag
  ) -> (app: App, steps: [ScriptStep]) {
    var items = items
    items.from = file
    let app = AppReader(kinds: kinds, items: items, wiring: wiring)
      .app(reader, problems: &problems)
    return (app, steps(reader, app, problems: &problems))
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
      let hint = !node.entries.isEmpty ? "begin each step with `- `" : nil
      problems.add(node.wrongType("`steps`", is: "a list", hint: hint))
      return []
    }
    var steps = StepListReader(app, parts: parts, expansion: expansion)
    return steps.read(node, script: file, problems: &problems)
  }
}
