package import CatalogModel

/// One script file, decoded: an app with its tabs and catalogs, then steps.
package struct Scenario: Sendable {
  /// The title; plain text.
  package var title: String
  /// The description; the author's Markdown, empty if there is none.
  package var description: String
  /// The tabs, in order, at least one.
  package var tabs: [TabPlan]
  /// Whether the script has `tabs:`, so that a tab bar is shown.
  package var hasTabBar: Bool
  /// The integrations to compare, if the script names several; the first one is shown.
  package var integrations: [IntegrationName]
  /// How large the phone's text is.
  package var textSize: TextSizeName
  /// The scenario under each of the settings that its `matrix` has; empty without one.
  ///
  /// The scenario itself has the settings that hold where the matrix says nothing, and is not to be
  /// replayed beside its variants.
  package var variants: [ScenarioVariant] = []
  /// The steps, in order.
  package var steps: [ScriptStep]

  /// Creates a scenario.
  package init(
    title: String,
    description: String = "",
    tabs: [TabPlan],
    hasTabBar: Bool = false,
    integrations: [IntegrationName] = [],
    textSize: TextSizeName = .standard,
    steps: [ScriptStep] = []
  ) {
    self.title = title
    self.description = description
    self.tabs = tabs
    self.hasTabBar = hasTabBar
    self.integrations = integrations
    self.textSize = textSize
    self.steps = steps
  }
}

/// An integration, as scripts name it.
package enum IntegrationName: String, Sendable, CaseIterable {
  /// Declared.
  case storyboard
  /// By a delegate.
  case code
}

/// One tab as the script sets it up.
package struct TabPlan: Sendable {
  /// The tab's title, and its list screen's.
  package var title: String
  /// How peek and pop is wired.
  package var integration: IntegrationName
  /// What the items of its catalog are.
  package var kind: Kind
  /// The items, in order.
  package var items: [ItemPlan]

  /// Creates a tab.
  package init(
    title: String,
    integration: IntegrationName = .storyboard,
    kind: Kind,
    items: [ItemPlan]
  ) {
    self.title = title
    self.integration = integration
    self.kind = kind
    self.items = items
  }
}

/// One item as the script gives it.
package struct ItemPlan: Sendable {
  /// Its identifier, if it has one.
  package var id: String?
  /// A value, or none, for each field of its kind; those with a default are filled in.
  package var values: [FieldValue?]
  /// Where it stands.
  package var place: Place

  /// Creates an item.
  package init(id: String? = nil, values: [FieldValue?], place: Place = .none) {
    self.id = id
    self.values = values
    self.place = place
  }
}
