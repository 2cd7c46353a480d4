import CatalogModel
import Recordings
import Screens

/// Checks, after each step, what must hold whatever a script does.
///
/// It costs what the step's events cost, and a look at what is on top; never the whole catalog.
struct SelfCheck {
  private let tabBar: TabBar
  private var model: ModelMirror
  private var violations: [Violation] = []
  /// What was wrong after the step before, and is no news.
  private var known: [Violation] = []

  init(_ tabBar: TabBar) {
    self.tabBar = tabBar
    model = ModelMirror(tabBar.lists.map(\.catalog))
  }

  /// Takes in an event of a tab's catalog or of one of its items.
  mutating func note(_ event: ChangeEvent, of item: Item, tab: Int) {
    model.apply(event.change, of: item, in: tab)
  }

  /// Returns what is wrong now and was not before the step.
  mutating func finishStep() -> [Violation] {
    checkRows()
    for item in model.touchedItems { checkSelections(of: item) }
    checkModel()
    let list = tabBar.selected
    let peek = list.peek
    if let screen = peek?.screen ?? list.detail {
      checkItemScreen(screen, on: list, isPreview: peek != nil)
    }
    if let peek { checkPress(peek, on: list) }
    checkStack(of: list)
    guard !violations.isEmpty || !known.isEmpty else { return [] }
    let news = violations.filter { !known.contains($0) }
    known = violations
    violations = []
    return news
  }
}

extension SelfCheck {
  private mutating func checkModel() {
    let differences = model.finishStep()
    guard !differences.isEmpty else { return }
    report(.explained, expected: differences.map(\.told), actual: differences.map(\.found))
  }

  /// Checks the visible rows of the lists that lost or got some.
  private mutating func checkRows() {
    for (tab, list) in tabBar.lists.enumerated() where model.touchesRows(of: tab) {
      let deleted = list.table.visibleCells.filter { $0.item?.catalog !== list.catalog }
      guard !deleted.isEmpty else { continue }
      report(
        .alive,
        expected: [],
        actual: deleted.map { "row \($0.row + 1): \($0.item?.title ?? "")" }
      )
    }
  }

  private mutating func checkItemScreen(
    _ screen: ItemScreen,
    on list: ListScreen,
    isPreview: Bool
  ) {
    if screen.item.catalog !== list.catalog {
      report(
        .alive,
        expected: [],
        actual: ["\(isPreview ? "preview" : "detail"): \(screen.item.title)"]
      )
    }
    checkSelections(of: screen.item)
  }

  private mutating func checkSelections(of item: Item) {
    let values = item.values
    for field in values.indices {
      guard case .selection(let index) = values[field], item.choice(of: field) == nil else {
        continue
      }
      let declaration = item.kind.fields[field]
      let options = Self.options(for: declaration, of: item)
      report(
        .selected,
        expected: ["\(item.title) › \(declaration.name): one of \(options)"],
        actual: ["\(item.title) › \(declaration.name): option \(index + 1)"]
      )
    }
  }

  private static func options(for field: Field, of item: Item) -> String {
    switch field.type {
    case .selection(let source): item.text(of: source)
    case .choice(let options): options.map(\.label).joined(separator: ", ")
    case .text, .number, .flag, .color, .date, .texts, .options: ""
    }
  }

  private mutating func checkPress(_ peek: Peek, on list: ListScreen) {
    guard let point = peek.point else { return }
    let pressed = list.table.row(at: point).flatMap(list.table.cell(for:))?.item
    guard pressed !== peek.screen.item else { return }
    report(.previewed, expected: [pressed?.title ?? "nothing"], actual: [peek.screen.item.title])
  }

  private mutating func checkStack(of list: ListScreen) {
    guard list.navigation?.screens.first !== list else { return }
    let screens = list.navigation?.screens ?? []
    report(.rooted, expected: [list.title], actual: screens.map(\.title))
  }

  private mutating func report(_ invariant: Invariant, expected: [String], actual: [String]) {
    let violation = Violation(invariant, expected: expected, actual: actual)
    // An event and the screen on top may be about the same item.
    if !violations.contains(violation) { violations.append(violation) }
  }
}
