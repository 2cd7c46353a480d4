import CatalogModel
import Scenarios
import KindTestSupport

// Scenarios as scripts would give them, in as few words.

extension Scenario {
  /// Colours, in one list or under both tabs of the reference design.
  static func colors(
    _ items: [ItemPlan],
    tabs: [IntegrationName] = [.storyboard],
    _ actions: [ScriptAction]
  ) -> Scenario {
    Scenario(
      title: "Colours",
      tabs: tabs.map { name in
        TabPlan(
          title: name == .code ? "Code" : "Storyboard",
          integration: name,
          kind: .colorItem,
          items: items
        )
      },
      hasTabBar: tabs.count > 1,
      steps: actions.map { ScriptStep($0) }
    )
  }

  /// Colours of these names.
  static func colors(
    named names: [String],
    tabs: [IntegrationName] = [.storyboard],
    _ actions: [ScriptAction]
  ) -> Scenario {
    .colors(names.map { .color($0) }, tabs: tabs, actions)
  }

  /// So many colours, `Color 1` and so on.
  static func colors(count: Int, _ actions: [ScriptAction]) -> Scenario {
    .colors(named: (0..<count).map { "Color \($0 + 1)" }, actions)
  }

  /// The settings of the reference design.
  static func settings(_ actions: [ScriptAction]) -> Scenario {
    .settings(.settings, actions)
  }

  /// Settings in one list.
  static func settings(_ items: [ItemPlan], _ actions: [ScriptAction]) -> Scenario {
    Scenario(
      title: "Settings",
      tabs: [TabPlan(title: "Settings", kind: .detailModel, items: items)],
      steps: actions.map { ScriptStep($0) }
    )
  }
}

extension [ItemPlan] {
  /// The starting colours of the reference design.
  static let colors: [ItemPlan] = [
    .color("Red", 0xFF3B30), .color("Orange", 0xFF9500), .color("Yellow", 0xFFCC00),
    .color("Green", 0x4CD964), .color("Teal Blue", 0x5AC8FA), .color("Blue", 0x007AFF),
    .color("Purple", 0x5856D6), .color("Pink", 0xFF2D55),
  ]

  /// The starting models of the reference design.
  static let settings: [ItemPlan] = [
    .setting("My String", ["Yellow", "Green", "Blue", "Red"].map { .text($0) }),
    .setting("My Int", ["8", "16", "32", "64"].map { .number($0, unit: "") }),
  ]
}

extension ItemPlan {
  static func color(
    _ name: String,
    _ rgb: UInt32 = 0xFF3B30,
    starred: Bool = false,
    id: String? = nil
  ) -> ItemPlan {
    ItemPlan(id: id, values: [.text(name), .color(WrittenColor(rgb)), .flag(starred)])
  }

  static func setting(
    _ title: String,
    _ options: [CatalogModel.Option],
    selected: Int = 0,
    id: String? = nil
  ) -> ItemPlan {
    ItemPlan(id: id, values: [.text(title), .options(options), .selection(selected)])
  }
}

extension WrittenColor {
  init(_ rgb: UInt32, text: String? = nil) {
    let color = Color(
      red: UInt8(rgb >> 16 & 0xFF),
      green: UInt8(rgb >> 8 & 0xFF),
      blue: UInt8(rgb & 0xFF)
    )
    self.init(color, text: text ?? color.hex)
  }
}

extension ScriptAction {
  static let star = ScriptAction.take("Star")
  static let unstar = ScriptAction.take("Unstar")
  static let delete = ScriptAction.take("Delete")

  static func take(_ title: String) -> ScriptAction { .action(title: title, place: .none) }

  static func set(_ item: ItemReference, _ fields: FieldAssignment..., tab: Int = 0) -> ScriptAction
  {
    .set(item, fields: fields, tab: tab)
  }

  static func insert(_ plan: ItemPlan, at row: Int? = nil) -> ScriptAction {
    .insert(plan, row: row, rowPlace: .none)
  }

  static func move(_ item: ItemReference, to row: Int) -> ScriptAction {
    .move(item, row: row, rowPlace: .none)
  }

  static func expect(_ requirements: Requirement...) -> ScriptAction {
    .expect(requirements.map { Expectation(key: "key", $0) })
  }

  static func scroll(to item: ItemReference) -> ScriptAction { .scroll(.to(item)) }
  static func scroll(rows: Int) -> ScriptAction { .scroll(.rows(rows)) }
  static func scroll(by points: Int) -> ScriptAction { .scroll(.by(points)) }
}

/// What is expected; `Expectation` alone could be the one of Swift Testing.
typealias Requirement = Scenarios.Expectation.Requirement

extension Requirement {
  static func item(_ item: ItemReference, _ fields: FieldAssignment...) -> Requirement {
    .items([(item: item, fields: fields)])
  }

  static func detail(_ item: ItemReference, _ text: String) -> Requirement {
    .detail([(item: item, text: text)])
  }

  static func reloaded(_ titles: String..., tab: Int = 0) -> Requirement {
    .reloaded([(tab: tab, titles: titles)])
  }

  static func event(_ pattern: EventPattern) -> Requirement { .events([pattern]) }
}

extension FieldAssignment {
  static func name(_ name: String) -> FieldAssignment {
    .init(field: 0, value: .value(.text(name)))
  }

  static func starred(_ flag: Bool) -> FieldAssignment {
    .init(field: 2, value: .value(.flag(flag)))
  }

  static func color(_ rgb: UInt32, text: String? = nil) -> FieldAssignment {
    .init(field: 1, value: .value(.color(WrittenColor(rgb, text: text))))
  }

  static func options(_ texts: String...) -> FieldAssignment {
    .init(field: 1, value: .value(.options(texts.map { .text($0) })))
  }

  static func selected(_ option: OptionReference) -> FieldAssignment {
    .init(field: 2, value: .option(option))
  }

  static func selectedIndex(_ index: Int) -> FieldAssignment {
    .init(field: 2, value: .value(.selection(index)))
  }
}

// A text names by title or label, a number by row.

extension ItemReference: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Names an item by its title.
  public init(stringLiteral title: String) { self.init(.title(title)) }
  /// Names an item by its row.
  public init(integerLiteral row: Int) { self.init(.row(row)) }

  static func id(_ id: String) -> ItemReference { .init(.id(id)) }
  static func at(_ x: Int, _ y: Int) -> ItemReference { .init(.at(x: x, y: y)) }
}

extension OptionReference: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Names an option by its text.
  public init(stringLiteral text: String) { self.init(.text(text)) }
  /// Names an option by its row.
  public init(integerLiteral row: Int) { self.init(.row(row)) }
}
