import CatalogModel
import Screens
import Testing

@Suite("A press stays on its row")
struct PressTests {
  private func newItem(_ app: App) -> Item { .named("New", app.center) }

  @Test("It follows its row when rows come and go above", arguments: Wiring.allCases)
  func follows(wiring: Wiring) throws {
    let app = App(["Red", "Blue", "Pink"], wiring.integration)
    app.list.press(at: Point(x: 30, y: 91 + 44 + 10))
    let peek = try #require(app.list.peek)
    #expect(peek.sourceRect == app.table.frame(of: 1))
    app.catalog.insert(newItem(app), at: 0)
    #expect(peek.point == Point(x: 30, y: 91 + 88 + 10))
    #expect(peek.sourceRect == app.table.frame(of: 2))
    app.catalog.remove(app.catalog[0])
    app.catalog.remove(app.catalog[0])
    #expect(peek.point == Point(x: 30, y: 91 + 10))
    #expect(peek.sourceRect == app.table.frame(of: 0))
    #expect(peek.screen.title == "Blue")
  }

  @Test("It stays where it is when rows come and go below", arguments: Wiring.allCases)
  func below(wiring: Wiring) throws {
    let app = App(["Red", "Blue"], wiring.integration)
    app.list.press(row: 0)
    let point = try #require(app.list.peek?.point)
    app.catalog.insert(newItem(app), at: 1)
    app.catalog.remove(app.catalog[2])
    #expect(app.list.peek?.point == point)
  }

  @Test("It follows a row that is moved, out of the viewport and back")
  func moved() throws {
    let app = App(count: 40)
    app.list.press(row: 1)
    let peek = try #require(app.list.peek)
    let item = peek.screen.item
    let point = peek.point
    app.catalog.move(item, to: 30)
    #expect(peek.point == nil)
    #expect(peek.sourceRect == app.table.frame(of: 30))
    app.catalog.move(item, to: 1)
    #expect(peek.point == point)
  }

  @Test("It follows its row when the list is shortened from below a scrolled viewport")
  func shortened() throws {
    let app = App(count: 20)
    app.list.scroll(by: 10_000)
    app.list.press(row: 10)
    let peek = try #require(app.list.peek)
    for _ in 0..<5 { app.catalog.remove(app.catalog[app.catalog.count - 1]) }
    #expect(peek.sourceRect == app.table.frame(of: 10))
    #expect(app.table.row(at: try #require(peek.point)) == 10)
  }
}
