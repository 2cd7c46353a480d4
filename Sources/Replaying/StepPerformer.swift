import CatalogModel
import Diagnostics
import Scenarios
import Screens

/// Carries out the actions of a script on the live app, as a person would.
///
/// A gesture while a preview is up lifts the finger first, so the preview ends.
struct StepPerformer {
  let stage: Stage
  let finder: ItemFinder

  init(_ stage: Stage) {
    self.stage = stage
    finder = ItemFinder(stage: stage)
  }

  /// Carries out an action.
  ///
  /// - Returns: what it reached; `nil` for what is no action.
  /// - Throws: a diagnostic if it acts on what does not exist.
  func perform(_ step: ScriptStep) throws(Impossible) -> Performed? {
    switch step.action {
    case .peek(let reference): return try peek(reference, step)
    case .commit: return try commit(step)
    case .release: return try release(step)
    case .open(let reference): return try open(reference, step)
    case .action(let title, let place): return try take(title, place)
    case .select(let option): return try select(option, step)
    case .back: return try back(step)
    case .tab(let index): return switchTab(index)
    case .scroll(let target): return try scroll(target, step)
    case .set(let reference, let fields, let tab): return try set(reference, fields, tab)
    case .insert(let plan, let row, let place): return try insert(plan, row, place)
    case .move(let reference, let row, let place): return try move(reference, row, place)
    case .note, .expect: return nil
    }
  }
}

/// What an action reached.
struct Performed {
  /// The item, if it reached one.
  var item: Item?
  /// The point that it named.
  var point: Point?
  /// What happened, if not what the action says.
  var outcome = ""
}

// What a finger does on the list.
extension StepPerformer {
  private func peek(_ reference: ItemReference, _ step: ScriptStep) throws(Impossible) -> Performed
  {
    let list = try visibleList(step)
    let point: Point
    switch reference.name {
    case .at(let x, let y):
      point = Point(x: x, y: y)
    case .row(let row) where row < 1 || row > list.catalog.count:
      return Performed(outcome: "no preview: there is no row \(row)")
    case .title, .id, .row:
      let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
      guard let visible = visiblePart(of: item, in: list) else {
        return Performed(item: item, outcome: "no preview: its row is scrolled away")
      }
      point = visible.center
    }
    list.press(at: point)
    let named = reference.name.isPoint ? point : nil
    guard let peek = list.peek else {
      return Performed(point: named, outcome: "no preview: there is no row at that point")
    }
    return Performed(item: peek.screen.item, point: named)
  }

  private func open(_ reference: ItemReference, _ step: ScriptStep) throws(Impossible) -> Performed
  {
    let list = try visibleList(step)
    let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
    guard let row = list.catalog.row(of: item), let cell = list.table.cell(for: row) else {
      throw impossible(
        reference.place,
        "the row of `\(item.title)` is scrolled away",
        hint: "`scroll: {to: …}` first"
      )
    }
    list.tap(cell)
    return Performed(item: item)
  }

  private func scroll(_ target: ScrollTarget, _ step: ScriptStep) throws(Impossible) -> Performed {
    let list = try visibleList(step)
    switch target {
    case .to(let reference):
      let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
      list.scroll(toRow: list.catalog.row(of: item) ?? 0)
      return Performed(item: item)
    case .rows(let rows):
      list.scroll(by: rows.multipliedClamped(by: list.table.device.rowHeight))
    case .by(let points):
      list.scroll(by: points)
    }
    return Performed()
  }

  private func switchTab(_ index: Int) -> Performed {
    liftFinger()
    stage.tabBar.select(index)
    return Performed()
  }

  /// Returns the list, if it is not covered by a detail, with no preview over it.
  private func visibleList(_ step: ScriptStep) throws(Impossible) -> ListScreen {
    liftFinger()
    if let detail = stage.list.detail {
      throw impossible(
        step.place,
        "the list is covered by the detail of `\(detail.item.title)`",
        hint: "go `back` first"
      )
    }
    return stage.list
  }

  private func liftFinger() {
    if stage.list.peek != nil { stage.list.releasePeek() }
  }

  private func visiblePart(of item: Item, in list: ListScreen) -> Rect? {
    guard let row = list.catalog.row(of: item) else { return nil }
    return list.table.frame(of: row).intersection(list.table.device.viewport)
  }
}

// What a finger does on an item's screen.
extension StepPerformer {
  private func commit(_ step: ScriptStep) throws(Impossible) -> Performed {
    let peek = try activePeek(step, verb: "commit")
    stage.list.commitPeek()
    return Performed(item: peek.screen.item)
  }

  private func release(_ step: ScriptStep) throws(Impossible) -> Performed {
    let peek = try activePeek(step, verb: "release")
    stage.list.releasePeek()
    return Performed(item: peek.screen.item)
  }

  private func activePeek(_ step: ScriptStep, verb: String) throws(Impossible) -> Peek {
    guard let peek = stage.list.peek else {
      throw impossible(
        step.place,
        "nothing is previewed, so there is nothing to \(verb)",
        hint: "`peek` first"
      )
    }
    return peek
  }

  private func take(_ title: String, _ place: Place) throws(Impossible) -> Performed {
    guard let screen = stage.itemScreen else {
      throw impossible(
        place,
        "nothing is previewed or open, so there is no action `\(title)`",
        hint: "`peek` or `open` first"
      )
    }
    guard let action = screen.actions.first(where: { $0.title(for: screen.item) == title }) else {
      throw notOffered(title, by: screen, place)
    }
    stage.list.take(action)
    return Performed(item: screen.item)
  }

  private func notOffered(_ title: String, by screen: ItemScreen, _ place: Place) -> Impossible {
    let offered = screen.actions.map { $0.title(for: screen.item) }
    let list = offered.map { "`\($0)`" }.joined(separator: ", ")
    let message = "`\(screen.item.title)` does not offer `\(title)` now"
    return impossible(
      place,
      message,
      hint: offered.isEmpty ? "it offers no actions" : "it offers " + list
    )
  }

  private func select(_ option: OptionReference, _ step: ScriptStep) throws(Impossible) -> Performed
  {
    guard let detail = stage.list.detail, let choice = detail.choice else {
      throw impossible(
        step.place,
        "no detail with options is open",
        hint: "`open` an item that has some, or `commit` its preview"
      )
    }
    let index = try index(of: option, in: choice.options)
    detail.selectOption(index)
    return Performed(item: detail.item)
  }

  private func back(_ step: ScriptStep) throws(Impossible) -> Performed {
    liftFinger()
    guard let detail = stage.list.detail else {
      throw impossible(step.place, "the list is the root: there is nothing to go back to")
    }
    stage.list.goBack()
    return Performed(item: detail.item)
  }

  /// Returns the index of an option, from 0.
  func index(of option: OptionReference, in options: [Option]) throws(Impossible) -> Int {
    switch option.name {
    case .row(let row):
      guard row >= 1, row <= options.count else {
        throw impossible(
          option.place,
          "there is no option in row \(row)",
          hint: "there are \(options.count)"
        )
      }
      return row - 1
    case .text(let text):
      guard let index = options.index(ofText: text) else {
        let labels = options.map(\.label)
        throw impossible(
          option.place,
          "there is no option `\(text)`",
          hint: NearestName.hint(for: text, in: labels)
            ?? "there are " + labels.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        )
      }
      return index
    }
  }
}

// What happens from outside the interface.
extension StepPerformer {
  private func set(
    _ reference: ItemReference,
    _ fields: [FieldAssignment],
    _ tab: Int
  ) throws(Impossible) -> Performed {
    let item = try finder.item(reference, tab: tab)
    for (field, value) in try checked(fields, of: item) { item[field] = value }
    return Performed(item: item)
  }

  /// Returns the values to set, options first, so that a selection always has its option.
  private func checked(
    _ assignments: [FieldAssignment],
    of item: Item
  ) throws(Impossible) -> [(field: Int, value: FieldValue)] {
    var values: [(field: Int, value: FieldValue)] = []
    for assignment in assignments {
      guard case .value(let value) = assignment.value else { continue }
      values.append((assignment.field, value))
    }
    for assignment in assignments {
      guard case .option(let option) = assignment.value else { continue }
      let options = options(for: assignment.field, of: item, after: values)
      values.append((assignment.field, .selection(try index(of: option, in: options))))
    }
    try checkSelections(of: item, after: values, assignments)
    return values.filter { !$0.value.isSelection } + values.filter(\.value.isSelection)
  }

  private func options(
    for field: Int,
    of item: Item,
    after values: [(field: Int, value: FieldValue)]
  ) -> [Option] {
    guard case .selection(let source) = item.kind.fields[field].type else { return [] }
    let value = values.last { $0.field == source }?.value ?? item[source]
    guard case .options(let options) = value else { return [] }
    return options
  }

  private func checkSelections(
    of item: Item,
    after values: [(field: Int, value: FieldValue)],
    _ assignments: [FieldAssignment]
  ) throws(Impossible) {
    for (field, declaration) in item.kind.fields.enumerated() {
      guard case .selection = declaration.type else { continue }
      let value = values.last { $0.field == field }?.value ?? item[field]
      guard case .selection(let selected) = value else { continue }
      if !options(for: field, of: item, after: values).indices.contains(selected) {
        throw impossible(
          assignments.first?.place ?? .none,
          "`\(item.title)` would have no option selected",
          hint: "set `\(declaration.shortName ?? declaration.name)` as well"
        )
      }
    }
  }

  private func insert(_ plan: ItemPlan, _ row: Int?, _ place: Place) throws(Impossible) -> Performed
  {
    let catalog = stage.list.catalog
    let row = row ?? catalog.count + 1
    guard row >= 1, row <= catalog.count + 1 else {
      throw impossible(
        place,
        "there is no row \(row) to insert before",
        hint: "the list has \(catalog.count) rows"
      )
    }
    guard let item = stage.makeItem(plan, tab: stage.tabBar.selectedIndex) else {
      throw impossible(plan.place, "another item has the id `\(plan.id ?? "")`")
    }
    catalog.insert(item, at: row - 1)
    return Performed(item: item)
  }

  private func move(
    _ reference: ItemReference,
    _ row: Int,
    _ place: Place
  ) throws(Impossible) -> Performed {
    let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
    guard row >= 1, row <= stage.list.catalog.count else {
      throw impossible(
        place,
        "there is no row \(row) to move to",
        hint: "the list has \(stage.list.catalog.count) rows"
      )
    }
    stage.list.catalog.move(item, to: row - 1)
    return Performed(item: item)
  }

  private func impossible(_ place: Place, _ message: String, hint: String? = nil) -> Impossible {
    Impossible(place.diagnostic(.impossibleAction, message, hint: hint))
  }
}

extension ItemReference.Name {
  /// Whether the item is named by a point.
  var isPoint: Bool {
    if case .at = self { true } else { false }
  }
}

extension Int {
  /// The product, or the nearest number that fits.
  func multipliedClamped(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0) == (factor < 0) ? .max : .min : product
  }
}

extension FieldValue {
  fileprivate var isSelection: Bool {
    if case .selection = self { true } else { false }
  }
}
