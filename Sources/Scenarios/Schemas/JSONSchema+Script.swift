import Bytes
import CatalogModel
import Importing
import YAMLReading

// The top of a script.
extension JSONSchema {
  private static let catalogName = "catalog"
  private static let tabName = "tab"
  private static let shippedCatalogName = "shipped-catalog"

  /// A script.
  static var script: JSONSchema {
    var mapping = Mapping(ScriptReader.Key.self, required: [.title, .steps]) { key in
      switch key {
      case .title: visibleText.described("The title; plain text.")
      case .description:
        markdown(most: YAMLNode.mostMarkdown)
          .described("What the scenario is about; Markdown, shown above the storyboard.")
      case .kinds: kinds.described("Kinds of the script's own, or files with kinds.")
      case .tabs:
        .list(of: definition(tabName), least: 1)
          .described("The tabs, each with a catalog of its own; instead of `catalog`.")
      case .catalog: definition(catalogName).described("The only catalog.")
      case .integration:
        words(of: IntegrationName.self).described("How peek and pop is wired onto the list.")
      case .integrations:
        .list(of: words(of: IntegrationName.self), least: 2)
          .described("Integrations to compare; the first one is shown.")
      case .textSize: textSize.described("How large the phone's text is.")
      case .matrix: matrix.described("Settings under each of which the scenario is replayed.")
      case .steps:
        .list(of: definition(entryName)).described("What happens, step by step.")
      }
    }
    mapping.exactlyOne = [["catalog", "tabs"]]
    mapping.exclusive = [("integration", "integrations"), ("integration", "tabs")]
    mapping.rules = [("if", withoutKinds), ("then", shippedKindsOnly)]
    return .mapping(mapping)
  }

  /// What the top of a script refers to.
  static var appDefinitions: [SchemaDefinition] {
    [(tabName, tab), (catalogName, catalog), (shippedCatalogName, shippedCatalog)]
      + KindRegistry.shipped.names.compactMap { name in
        KindRegistry.shipped[name].map { (itemName(name), item(of: $0)) }
      }
  }

  private static func itemName(_ kind: String) -> String { "item-" + kind }

  private static var textSize: JSONSchema { words(of: TextSizeName.self) }

  private static var matrix: JSONSchema {
    var mapping = Mapping(MatrixReader.Key.self) { key in
      switch key {
      case .integration:
        .list(of: words(of: IntegrationName.self), least: 1).described("Integrations.")
      case .textSize: .list(of: textSize, least: 1).described("Text sizes.")
      case .from:
        .list(of: path, least: 1).described("Files from which the catalog's items come.")
      }
    }
    mapping.least = 1
    return .mapping(mapping)
  }

  private static var tab: JSONSchema {
    mapping(AppReader.TabKey.self, required: [.title, .catalog]) { key in
      switch key {
      case .title: visibleText.described("The title of the tab, and of its list.")
      case .integration:
        words(of: IntegrationName.self).described("How peek and pop is wired onto the list.")
      case .catalog: definition(catalogName).described("The tab's catalog.")
      }
    }
  }

  private static var catalog: JSONSchema {
    mapping(CatalogReader.Key.self, required: [.kind, .items]) { key in
      switch key {
      case .kind: visibleText.described("What the items are.")
      case .items:
        .any([.list(of: .mapping(Mapping(others: .anything))), imported])
          .described("The items, or a file to fetch them from.")
      case .title:
        visibleText.described("The title of the list; only without tabs.")
      }
    }
  }
}

// Kinds that ship. Of those that a script declares a schema can know nothing.
extension JSONSchema {
  private static var withoutKinds: JSONValue {
    .object([("not", .object([("required", .list([.text("kinds")]))]))])
  }

  private static var shippedKindsOnly: JSONValue {
    let catalog = definition(shippedCatalogName).json()
    let tab = JSONValue.object([("properties", .object([("catalog", catalog)]))])
    return .object([
      (
        "properties",
        .object([("catalog", catalog), ("tabs", .object([("items", tab)]))])
      )
    ])
  }

  /// What holds of a catalog if there are no kinds but those that ship.
  private static var shippedCatalog: JSONSchema {
    let names = KindRegistry.shipped.names
    var mapping = Mapping(others: .anything)
    mapping.properties = [
      Mapping.Property(name: "kind", schema: words(names))
    ]
    let conditions = names.map { name -> JSONValue in
      let kind = JSONValue.object([("kind", .object([("const", .text(name))]))])
      let items = JSONSchema.any([.list(of: definition(itemName(name))), imported]).json()
      return .object([
        ("if", .object([("properties", kind), ("required", .list([.text("kind")]))])),
        ("then", .object([("properties", .object([("items", items)]))])),
      ])
    }
    mapping.rules = [("allOf", .list(conditions))]
    return .mapping(mapping)
  }
}
