import CatalogModel
import Diagnostics
import Scenarios
import Screens

// What a finger does on the list.
extension StepPerformer {
  func peek(_ reference: ItemReference, _ step: ScriptStep) throws(Impossible) -> Performed {
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

  func open(_ reference: ItemReference, _ step: ScriptStep) throws(Impossible) -> Performed {
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

  func scroll(_ target: ScrollTarget, _ step: ScriptStep) throws(Impossible) -> Performed {
    let list = try visibleList(step)
    switch target {
    case .to(let reference):
      let item = try finder.item(reference, tab: stage.tabBar.selectedIndex)
      list.scroll(toRow: list.catalog.row(of: item) ?? 0)
      return Performed(item: item)
    case .rows(let rows):
      list.scroll(by: rows.multipliedClamped(by: list.table.rowHeight))
    case .by(let points):
      list.scroll(by: points)
    }
    return Performed()
  }

  func switchTab(_ index: Int) -> Performed {
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

  func liftFinger() {
    if stage.list.peek != nil { stage.list.releasePeek() }
  }

  private func visiblePart(of item: Item, in list: ListScreen) -> Rect? {
    guard let row = list.catalog.row(of: item) else { return nil }
    return list.table.frame(of: row).intersection(list.table.device.viewport)
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
