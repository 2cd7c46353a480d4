import CatalogModel
import Screens
import Testing

@Suite("Cells come and go with the rows that are visible")
struct ReuseTests {
  /// Says what is not as it must be at any time: each visible row has a connected cell of its own,
  /// and nothing else observes anything but the list its catalog.
  private func mistake(in app: App) -> String? {
    let table = app.table
    guard table.visibleCells.map(\.row) == Array(table.visibleRows) else { return "rows differ" }
    for cell in table.visibleCells {
      let item = app.catalog[cell.row]
      if cell.item !== item { return "row \(cell.row) shows another item" }
      if cell.content != RowContent(item) { return "row \(cell.row) is out of date" }
      if app.center.observerCount(of: item) != 1 { return "row \(cell.row) is not observed once" }
    }
    if table.reuseQueue.contains(where: { $0.item != nil || $0.content != nil }) {
      return "a cell in the reuse queue has an item"
    }
    let observers = app.center.observerCount
    return observers == table.visibleCells.count + 1 ? nil : "there are \(observers) observers"
  }

  // Checked by leaving `disconnect()` out of `ListCell.show`: this test failed, and most others of the suite.
  @Test("However a list is scrolled, it has no more observers than visible rows")
  func scrolling() {
    let app = App(count: 200)
    var cells: Set<ObjectIdentifier> = []
    for points in [1, 43, 44, 45, 100, 719, 2_000, -1, -44, -719, -1_000, .max, .min, 0] {
      app.list.scroll(by: points)
      #expect(mistake(in: app) == nil)
      cells.formUnion(app.table.visibleCells.map(ObjectIdentifier.init))
    }
    // At most 18 rows can be seen at once, the first and the last of them in part.
    #expect(cells.count <= 18)
  }

  @Test("A row that was scrolled away receives nothing; when it is back, it shows what changed")
  func scrolledAway() {
    let app = App(count: 100)
    let item = app.catalog[0]
    item.star()
    #expect(app.log.deliveries == ["cell of tab 0: reloadedRow(0)"])
    app.log.forget()
    app.list.scroll(toRow: 50)
    item.star(false)
    item[Item.name] = .text("Crimson")
    #expect(app.log.events.count == 2)
    #expect(app.log.deliveries.isEmpty)
    app.list.scroll(toRow: 0)
    #expect(app.list.visibleTitles.first == "Crimson")
    #expect(mistake(in: app) == nil)
  }

  @Test(
    "A cell leaves its old item before it comes to the new one, even while an event is on its way"
  )
  func reuseDuringDelivery() throws {
    let app = App(count: 100)
    let list = app.list
    let item = app.catalog[0]
    // Registers anew, so the cell comes after the observer that scrolls.
    list.scroll(toRow: 50)
    let scroller = Scroller(list)
    let token = app.center.observe(item, by: scroller)
    list.scroll(toRow: 0)
    let cell = try #require(list.table.cell(for: 0))
    item.star()
    #expect(app.log.deliveries == ["list of tab 0: ignored"], "only the scroller heard of it")
    #expect(cell.item !== item)
    withExtendedLifetime(token) {}
  }

  @Test("A row that stays in the viewport keeps its cell")
  func kept() throws {
    let app = App(count: 100)
    let cell = try #require(app.table.cell(for: 5))
    app.list.scroll(by: 100)
    #expect(app.table.cell(for: 5) === cell)
    app.catalog.insert(.named("New", app.center), at: 2)
    #expect(app.table.cell(for: 6) === cell)
    app.catalog.move(app.catalog[6], to: 9)
    #expect(app.table.cell(for: 9) === cell)
  }

  // Rows 10 to 26 are in the viewport.
  @Test(
    "Rows come, go and move above, inside and below the viewport",
    arguments: [0, 9, 10, 11, 20, 26, 27, 60, 98],
    [0, 10, 26, 27, 98]
  )
  func changes(row: Int, target: Int) {
    let app = App(count: 100)
    app.list.scroll(toRow: 10)
    var model = app.catalog.items
    func check(_ expected: String, _ event: String) {
      #expect(mistake(in: app) == nil)
      #expect(app.log.events == [event])
      #expect(app.log.deliveries == ["list of tab 0: \(expected)"])
      #expect(app.table.contentOffset == 440)
      #expect(app.list.visibleTitles == app.table.visibleRows.map { model[$0].title })
      app.log.forget()
    }
    let new = Item.named("New", app.center)
    app.catalog.insert(new, at: row)
    model.insert(new, at: row)
    check("insertedRow(\(row))", "colorItemInserted")

    app.catalog.move(new, to: target)
    model.insert(model.remove(at: row), at: target)
    check("movedRow(from: \(row), to: \(target))", "colorItemMoved")

    app.catalog.remove(new)
    model.remove(at: target)
    check("removedRow(\(target))", "colorItemDeleted")
  }

  @Test("When the last page loses rows, the list scrolls back as far as it must")
  func shrinking() {
    let app = App(count: 40)
    app.list.scroll(by: .max)
    while app.catalog.count > 0 {
      app.catalog.remove(app.catalog[app.catalog.count / 3])
      #expect(app.table.contentOffset == app.table.largestOffset)
      #expect(mistake(in: app) == nil)
    }
    app.catalog.insert(.named("New", app.center), at: 0)
    #expect(mistake(in: app) == nil)
    #expect(app.list.visibleTitles == ["New"])
  }

  @Test("Of 100,000 rows, no more than the visible ones have cells and observers")
  func many() {
    let app = App(count: 100_000)
    #expect(app.center.observerCount == 18, "17 rows, and the list itself")
    app.list.scroll(toRow: 70_000)
    #expect(app.center.observerCount == 18)
    app.catalog[69_999].star()
    app.catalog[70_017].star()
    #expect(app.log.deliveries.isEmpty)
    app.catalog[70_016].star()
    #expect(app.log.deliveries == ["cell of tab 0: reloadedRow(70016)"])
    app.catalog.remove(app.catalog[0])
    #expect(app.log.deliveries.last == "list of tab 0: removedRow(0)")
    #expect(app.list.visibleTitles.first == "Color 70001")
    #expect(mistake(in: app) == nil)
  }

  @Test("Any series of changes keeps rows, cells and observers in line", arguments: 1...8)
  func random(_ seed: UInt64) {
    let app = App(count: 30)
    var random = SeededRandom(seed: seed)
    for round in 0..<300 {
      let (catalog, row) = (app.catalog, random.next(below: app.catalog.count + 1))
      switch random.next(below: 5) {
      case 0: app.list.scroll(by: random.next(below: 600) - 300)
      case 1: catalog.insert(.named("New \(round)", app.center), at: row)
      case 2 where row < catalog.count: catalog.remove(catalog[row])
      case 3 where row < catalog.count:
        catalog.move(catalog[row], to: random.next(below: catalog.count))
      case 4 where row < catalog.count: catalog[row].star()
      default: break
      }
      guard mistake(in: app) == nil else {
        Issue.record("round \(round): \(mistake(in: app) ?? "")")
        return
      }
    }
  }
}

/// An observer that scrolls a list to its end when it hears of anything.
private final class Scroller: Observer {
  let identity = ObserverIdentity(.list, tab: 0)
  private let list: ListScreen

  init(_ list: ListScreen) {
    self.list = list
  }

  func receive(_ event: ChangeEvent) -> Response {
    list.scroll(by: .max)
    return .ignored
  }
}

/// Random numbers that are the same in each run.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below bound: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
