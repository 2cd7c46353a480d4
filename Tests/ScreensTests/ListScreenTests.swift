import CatalogModel
import Screens
import Testing

@Suite("The list screen")
struct ListScreenTests {
  // Checked by registering cells and lists with no object: they heard of everything in both tabs.
  @Test("Starring a colour under one tab reaches that tab's cell and nobody under the other")
  func scoping() {
    let app = App(["Red", "Blue"], StoryboardIntegration(), CodeIntegration(), hasTabBar: true)
    app.catalog[0].star()
    #expect(app.log.deliveries == ["cell of tab 0: reloadedRow(0)"])
    let other = app.tabBar.lists[1]
    #expect(!other.catalog[0].isSet(Item.starred))
    #expect(other.table.cell(for: 0)?.content == RowContent(other.catalog[0]))
    #expect(other.revision == 0)
    app.log.forget()
    other.catalog.remove(other.catalog[0])
    #expect(app.log.deliveries == ["list of tab 1: removedRow(0)"])
    #expect(app.list.visibleTitles == ["Red", "Blue"])
  }

  @Test("The list ignores what it hears of another catalog, or of an item")
  func foreignEvents() {
    let app = App(["Red"], CodeIntegration(), CodeIntegration())
    let token = app.center.observe(app.tabBar.lists[1].catalog, by: app.list)
    let other = app.center.observe(app.catalog[0], by: app.list)
    app.tabBar.lists[1].catalog.remove(app.tabBar.lists[1].catalog[0])
    app.catalog[0].star()
    #expect(
      app.log.deliveries == [
        "list of tab 1: removedRow(0)", "list of tab 0: ignored",
        "cell of tab 0: reloadedRow(0)", "list of tab 0: ignored",
      ]
    )
    #expect(app.list.visibleTitles == ["Red"])
    withExtendedLifetime((token, other)) {}
  }

  @Test("A cell ignores what it hears of an item that it does not show")
  func foreignItem() throws {
    let app = App(["Red", "Blue"], CodeIntegration())
    let cell = try #require(app.table.cell(for: 0))
    let token = app.center.observe(app.catalog[1], by: cell)
    app.catalog[1].star()
    #expect(
      app.log.deliveries == ["cell of tab 0: reloadedRow(1)", "cell of tab 0: ignored"]
    )
    withExtendedLifetime(token) {}
  }

  @Test("Whatever can be seen counts as a revision, and what can't does not")
  func revisions() {
    let app = App(count: 100)
    let list = app.list
    var last = list.revision
    func changes(_ action: () -> Void) -> Bool {
      action()
      defer { last = list.revision }
      return list.revision != last
    }
    #expect(changes { app.catalog[0].star() })
    #expect(!changes { app.catalog[50].star() })
    #expect(changes { app.catalog.remove(app.catalog[99]) }, "the number of rows shows")
    #expect(changes { list.scroll(by: 44) })
    #expect(!changes { list.press(at: Point(x: 0, y: 0)) })
    #expect(changes { list.press(row: 3) })
    #expect(changes { list.commitPeek() })
    #expect(changes { list.goBack() })
  }

  @Test("A row shows its title, its star in the colour, and its detail text")
  func rowContent() {
    let app = App(["Red"], CodeIntegration())
    let content = RowContent(app.catalog[0])
    let red = Color(red: 255, green: 59, blue: 48)
    #expect(content.title == "Red")
    #expect(content.symbol == .flag(.star, isSet: false, tint: red))
    #expect(content.detail == "")
    app.catalog[0].star()
    #expect(app.table.cell(for: 0)?.content?.symbol == .flag(.star, isSet: true, tint: red))
    let setting = Item.setting("My Int", [.number("8", unit: "pt")], app.center)
    #expect(RowContent(setting).detail == "8 pt")
  }

  @Test("The root of a navigation stack never goes")
  func root() {
    let app = App(["Red"], CodeIntegration())
    app.list.goBack()
    app.list.goBack()
    #expect(app.list.navigation?.isAtRoot == true)
    #expect(app.list.navigation?.top === app.list)
  }

  @Test("Each tab keeps its own details while another is selected")
  func tabs() throws {
    let app = App(["Red", "Blue"], StoryboardIntegration(), CodeIntegration(), hasTabBar: true)
    app.list.tap(try #require(app.table.cell(for: 0)))
    app.tabBar.select(1)
    #expect(app.list.detail == nil)
    app.list.tap(try #require(app.table.cell(for: 1)))
    app.tabBar.select(0)
    #expect(app.list.detail?.item === app.catalog[0])
    app.list.take(.delete)
    #expect(app.list.detail == nil)
    #expect(app.tabBar.lists[1].detail?.item === app.tabBar.lists[1].catalog[1])
  }
}
