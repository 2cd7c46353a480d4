import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// Two tabs with one title.
  static let duplicateTitle = Diagnostic.Code("duplicate-title")
}

/// Reads the tabs of a script and their catalogs.
struct AppReader {
  enum TabKey: Int, SchemaKey {
    case title, integration, catalog
    static let table = KeyTable(Self.self)
  }

  let kinds: ScriptKinds
  let items: ItemListReader
  let wiring: Wiring

  /// Returns the app that `tabs` or `catalog` sets up, as far as it is right.
  func app(_ reader: MappingReader<ScriptReader.Key>, problems: inout DiagnosticBag) -> App {
    if let node = reader[.tabs] {
      if let catalog = reader.entry(.catalog)?.key {
        let note = Diagnostic.Note("`tabs` stands here", at: node.location)
        let message = "`catalog` beside `tabs`"
        let hint = "each tab has a catalog of its own"
        problems.add(catalog.error(.conflictingKeys, message, hint: hint, notes: [note]))
      }
      return tabs(node, problems: &problems)
    }
    let hint = "or `tabs`, for several catalogs"
    let isTabs = reader.isMeant(.tabs)
    guard !isTabs, let node = reader.required(.catalog, hint: hint, problems: &problems) else {
      return App(scopes: [App.Scope(title: nil, kind: nil)], hasTabBar: isTabs)
    }
    return single(node, problems: &problems)
  }

  private func single(_ node: YAMLNode, problems: inout DiagnosticBag) -> App {
    let catalog = catalogs.catalog(node, mayHaveTitle: true, problems: &problems)
    let title = catalog.title ?? catalog.kind?.catalogName
    var app = App(scopes: [App.Scope(title: title, kind: catalog.kind)], hasTabBar: false)
    if let title, let kind = catalog.kind {
      app.tabs = [
        TabPlan(title: title, integration: wiring.integration, kind: kind, items: catalog.items)
      ]
    }
    return app
  }

  private var catalogs: CatalogReader { CatalogReader(kinds: kinds, items: items) }
}

extension AppReader {
  private func tabs(_ node: YAMLNode, problems: inout DiagnosticBag) -> App {
    var app = App(scopes: [], hasTabBar: true)
    var titles: [String: YAMLNode] = [:]
    if node.kind != .sequence {
      problems.add(node.wrongType("`tabs`", is: "a list"))
    } else if node.elements.isEmpty {
      problems.add(node.error(.invalidValue, "`tabs` needs at least one tab"))
    }
    for element in node.elements {
      let tab = tab(element, problems: &problems)
      if let title = tab.title { register(title, in: &titles, problems: &problems) }
      app.scopes.append(App.Scope(title: tab.title?.title, kind: tab.plan?.kind))
      if let plan = tab.plan { app.tabs.append(plan) }
    }
    if app.scopes.isEmpty { app.scopes = [App.Scope(title: nil, kind: nil)] }
    return app
  }

  private typealias Title = (title: String, node: YAMLNode)

  private func tab(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> (title: Title?, plan: TabPlan?) {
    guard let reader = MappingReader<TabKey>(node, "a tab", problems: &problems) else {
      return (nil, nil)
    }
    var title: Title?
    if let node = reader.required(.title, problems: &problems) {
      title = node.title("`title`", problems: &problems).map { ($0, node) }
    }
    let integration = integration(reader, problems: &problems)
    guard let node = reader.required(.catalog, problems: &problems) else { return (title, nil) }
    let catalog = catalogs.catalog(node, mayHaveTitle: false, problems: &problems)
    let plan = catalog.kind.map { kind in
      TabPlan(
        title: title?.title ?? "",
        integration: integration,
        kind: kind,
        items: catalog.items
      )
    }
    return (title, plan)
  }

  private func integration(
    _ reader: MappingReader<TabKey>,
    problems: inout DiagnosticBag
  ) -> IntegrationName {
    guard let node = reader[.integration] else { return wiring.integration }
    if let compared = wiring.comparedKey, let key = reader.entry(.integration)?.key {
      let note = Diagnostic.Note("`integrations` stands here", at: compared.location)
      let message = "`integration` in a tab, while `integrations` compares"
      let hint = "leave out one of them"
      problems.add(key.error(.conflictingKeys, message, hint: hint, notes: [note]))
    }
    return Wiring.name(node, "`integration`", problems: &problems) ?? wiring.integration
  }

  /// Equal titles are canonically equivalent ones, as `String` compares so.
  private func register(
    _ title: Title,
    in titles: inout [String: YAMLNode],
    problems: inout DiagnosticBag
  ) {
    guard let earlier = titles.updateValue(title.node, forKey: title.title) else { return }
    let note = Diagnostic.Note("it stands here first", at: earlier.location)
    let message = "two tabs are titled " + title.title.inBackticks
    problems.add(title.node.error(.duplicateTitle, message, notes: [note]))
  }
}
