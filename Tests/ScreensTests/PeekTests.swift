import CatalogModel
import Screens
import Testing

@Suite("Peek and pop, under both integrations")
struct PeekTests {
  private let names = ["Red", "Orange", "Yellow"]

  // Checked by previewing a copy of the item: the list did not change, and these tests failed.
  @Test("The preview holds the list's own item, not a copy", arguments: Wiring.allCases)
  func sharing(_ wiring: Wiring) throws {
    let app = App(names, wiring.integration)
    app.list.press(row: 1)
    let peek = try #require(app.list.peek)
    #expect(peek.screen.item === app.catalog[1])
    #expect(peek.screen.presentation == .preview)
    app.list.take(.star)
    #expect(app.catalog[1].isSet(Item.starred))
    #expect(app.table.cell(for: 1)?.content == RowContent(app.catalog[1]))
  }

  @Test("A commit pushes the very screen that was previewed", arguments: Wiring.allCases)
  func commit(_ wiring: Wiring) throws {
    let app = App(names, wiring.integration)
    app.list.press(row: 2)
    let screen = try #require(app.list.peek?.screen)
    app.list.commitPeek()
    #expect(app.list.peek == nil)
    #expect(app.list.detail === screen)
    #expect(screen.presentation == .detail)
    #expect(screen.identity == ObserverIdentity(.detail, tab: 0))
    app.list.goBack()
    #expect(app.list.detail == nil)
  }

  @Test("The source rectangle is the frame of the pressed row's cell", arguments: Wiring.allCases)
  func sourceRect(_ wiring: Wiring) throws {
    let app = App(count: 100, wiring.integration)
    app.list.scroll(by: 50)
    app.list.press(at: Point(x: 10, y: 91))
    let peek = try #require(app.list.peek)
    #expect(peek.screen.item === app.catalog[1])
    #expect(peek.sourceRect == Rect(x: 0, y: 85, width: 390, height: 44))
    #expect(peek.point == Point(x: 10, y: 91))
  }

  @Test("A press on no row previews nothing", arguments: Wiring.allCases)
  func nothing(_ wiring: Wiring) {
    let app = App(names, wiring.integration)
    for point in [Point(x: 10, y: 90), Point(x: 10, y: 223), Point(x: -1, y: 100)] {
      app.list.press(at: point)
      #expect(app.list.peek == nil)
    }
    #expect(app.center.observerCount == 4, "nobody but the list and its cells")
  }

  @Test("A preview that is released leaves nothing behind", arguments: Wiring.allCases)
  func release(_ wiring: Wiring) {
    let app = App(names, wiring.integration)
    app.list.press(row: 0)
    weak let screen = app.list.peek?.screen
    #expect(app.center.observerCount == 5)
    app.list.releasePeek()
    #expect(screen == nil)
    #expect(app.center.observerCount == 4)
    app.list.commitPeek()
    #expect(app.list.detail == nil, "there is nothing left to commit")
  }

  @Test("A quick action ends the peek; the preview had heard of it", arguments: Wiring.allCases)
  func quickAction(_ wiring: Wiring) {
    let app = App(names, wiring.integration)
    app.list.press(row: 0)
    app.list.take(.star)
    #expect(app.list.peek == nil)
    #expect(
      app.log.deliveries == ["cell of tab 0: reloadedRow(0)", "preview of tab 0: refreshed"]
    )
  }

  @Test("Delete in a preview takes the row away and ends the peek", arguments: Wiring.allCases)
  func deleteInPreview(_ wiring: Wiring) {
    let app = App(names, wiring.integration)
    app.list.press(row: 1)
    app.list.take(.delete)
    #expect(app.list.peek == nil)
    #expect(app.list.visibleTitles == ["Red", "Yellow"])
    #expect(app.log.deliveries == ["list of tab 0: removedRow(1)"])
    #expect(app.center.observerCount == 3)
  }

  @Test("An ordinary tap pushes the item's screen as detail", arguments: Wiring.allCases)
  func tap(_ wiring: Wiring) throws {
    let app = App(names, wiring.integration)
    app.list.tap(try #require(app.table.cell(for: 1)))
    let detail = try #require(app.list.detail)
    #expect(detail.item === app.catalog[1])
    #expect(detail.presentation == .detail)
    #expect(app.list.peek == nil)
  }

  @Test("Star in a detail retitles itself and stays there", arguments: Wiring.allCases)
  func starInDetail(_ wiring: Wiring) throws {
    let app = App(names, wiring.integration)
    app.list.tap(try #require(app.table.cell(for: 1)))
    let detail = try #require(app.list.detail)
    #expect(detail.actions.map { $0.title(for: detail.item) } == ["Star", "Delete"])
    app.list.take(.star)
    #expect(app.list.detail === detail)
    #expect(detail.actions.map { $0.title(for: detail.item) } == ["Unstar", "Delete"])
    #expect(
      app.log.deliveries == ["cell of tab 0: reloadedRow(1)", "detail of tab 0: refreshed"]
    )
  }

  @Test("Delete in a detail goes back to the list", arguments: Wiring.allCases)
  func deleteInDetail(_ wiring: Wiring) {
    let app = App(names, wiring.integration)
    app.list.press(row: 1)
    app.list.commitPeek()
    app.list.take(.delete)
    #expect(app.list.detail == nil)
    #expect(app.list.visibleTitles == ["Red", "Yellow"])
    #expect(app.center.observerCount == 3)
  }

  @Test("Without an item screen, an action does nothing", arguments: Wiring.allCases)
  func actionOnNothing(_ wiring: Wiring) {
    let app = App(names, wiring.integration)
    app.list.take(.delete)
    #expect(app.catalog.count == 3)
    #expect(app.log.events.isEmpty)
  }
}

@Suite("The item screen")
struct ItemScreenTests {
  private let center = ChangeCenter()

  private func app(_ item: Item) -> TabBar {
    TabBar([
      ListScreen(
        title: "Settings",
        tab: 0,
        catalog: Catalog(kind: item.kind, items: [item], center: center),
        integration: StoryboardIntegration(),
        device: Device(hasTabBar: false),
        center: center
      )
    ])
  }

  @Test("A setting's screen lists its options and marks the selected one; its row follows")
  func selecting() throws {
    let options = ["8", "16", "32"].map { Option.number($0, unit: "") }
    let tabBar = app(.setting("My Int", options, center))
    let list = tabBar.selected
    list.tap(try #require(list.table.cell(for: 0)))
    let detail = try #require(list.detail)
    #expect(detail.title == "Select My Int")
    #expect(detail.choice?.options == options)
    #expect(detail.choice?.selected == 0)
    #expect(detail.actions.isEmpty)
    detail.selectOption(1)
    #expect(detail.choice?.selected == 1)
    #expect(detail.revision == 1)
    #expect(list.table.cell(for: 0)?.content?.detail == "16")
  }

  @Test("A colour's screen is filled with it and follows each change")
  func background() throws {
    let red = Item.named("Red", center)
    let tabBar = app(red)
    tabBar.selected.press(row: 0)
    let screen = try #require(tabBar.selected.peek?.screen)
    #expect(screen.title == "Red")
    #expect(screen.background == Color(red: 255, green: 59, blue: 48))
    #expect(screen.choice == nil)
    red[Item.name] = .text("Black")
    red[1] = .color(WrittenColor(.black, text: "black"))
    #expect(screen.title == "Black")
    #expect(screen.background == .black)
    #expect(screen.revision == 2)
    screen.selectOption(0)
    #expect(screen.revision == 2, "there is no option to select")
  }

  @Test("The screen ignores what it hears of another item")
  func foreignItem() throws {
    let red = Item.named("Red", center)
    let tabBar = app(red)
    tabBar.selected.press(row: 0)
    let screen = try #require(tabBar.selected.peek?.screen)
    let blue = Item.named("Blue", center)
    let token = center.observe(blue, by: screen)
    blue.star()
    #expect(screen.revision == 0)
    withExtendedLifetime(token) {}
  }
}
