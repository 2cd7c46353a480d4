import CatalogModel
import Screens
import Testing

@Suite("What lies under a point, and what is visible")
struct TableViewTests {
  // Without a tab bar, rows stand between 91 and 810: sixteen whole ones and 15 points of the next.
  @Test(
    "A point names the row under it, and nothing over a bar, beside the screen or below the rows",
    arguments: [
      (x: 0, y: 91, row: 0), (195, 134, 0), (195, 135, 1), (389, 178, 1), (0, 179, 2), (0, 222, 2),
      (0, 223, nil), (195, 90, nil), (195, 0, nil), (195, 809, nil), (195, 810, nil),
      (-1, 100, nil), (390, 100, nil), (.max, .max, nil), (.min, .min, nil), (0, .max, nil),
    ] as [(Int, Int, Int?)]
  )
  func hitTesting(x: Int, y: Int, row: Int?) {
    let app = App(count: 3)
    #expect(app.table.row(at: Point(x: x, y: y)) == row)
  }

  @Test("A point of a row that is cut by a bar names that row")
  func partlyVisible() {
    let app = App(count: 100)
    #expect(app.table.row(at: Point(x: 0, y: 809)) == 16)
    app.table.scroll(by: 43)
    #expect(app.table.row(at: Point(x: 0, y: 91)) == 0)
    #expect(app.table.row(at: Point(x: 0, y: 92)) == 1)
    #expect(app.table.row(at: Point(x: 0, y: 809)) == 17)
  }

  @Test("Rows are visible when a point of them is in the viewport, at every offset")
  func visibleRows() {
    let app = App(count: 40)
    for offset in 0...app.table.largestOffset {
      #expect(app.table.contentOffset == offset)
      let visible = (0..<40).filter {
        app.table.frame(of: $0).intersection(app.table.device.viewport) != nil
      }
      #expect(Array(app.table.visibleRows) == visible)
      #expect(app.table.visibleCells.map(\.row) == visible)
      app.table.scroll(by: 1)
    }
    #expect(app.table.contentOffset == app.table.largestOffset)
  }

  @Test("There is a cell for a visible row, and for no other", arguments: [0, 1, 50, 900, 3_681])
  func cells(_ offset: Int) {
    let app = App(count: 100)
    app.table.scroll(by: offset)
    for row in -2..<102 {
      let cell = app.table.cell(for: row)
      #expect((cell != nil) == app.table.visibleRows.contains(row))
      #expect(cell?.item === (cell == nil ? nil : app.catalog[row]))
    }
    #expect(app.table.cell(for: .max) == nil)
    #expect(app.table.cell(for: .min) == nil)
  }

  @Test("An empty list has no row anywhere, and nowhere to scroll")
  func empty() {
    let app = App(count: 0)
    for offset in [0, 1, -1, .max, .min] {
      app.table.scroll(by: offset)
      #expect(app.table.contentOffset == 0)
    }
    #expect(app.table.visibleRows.isEmpty)
    #expect(app.table.visibleCells.isEmpty)
    #expect(app.table.cell(for: 0) == nil)
    #expect(app.table.row(at: Point(x: 195, y: 91)) == nil)
  }

  @Test("A list shorter than the viewport stays at its top", arguments: [1, 2, 16])
  func short(_ count: Int) {
    let app = App(count: count)
    app.table.scroll(by: 10_000)
    #expect(app.table.contentOffset == 0)
    #expect(app.table.visibleRows == 0..<count)
  }

  @Test(
    "Scrolling stays within the content, whatever the number",
    arguments: [
      (start: 0, by: 1, end: 1), (0, -1, 0), (0, .max, 3_681), (0, .min, 0), (100, .max, 3_681),
      (100, .min, 0), (3_681, 1, 3_681), (3_681, .max, 3_681), (3_681, .min, 0), (100, -100, 0),
    ]
  )
  func clamping(start: Int, by points: Int, end: Int) {
    let app = App(count: 100)
    app.table.scroll(by: start)
    app.table.scroll(by: points)
    #expect(app.table.contentOffset == end)
  }

  @Test(
    "Scrolling to a row puts it first, or as high as the content allows",
    arguments: [(0, 0), (1, 44), (83, 3_652), (84, 3_681), (99, 3_681)]
  )
  func toRow(row: Int, offset: Int) {
    let app = App(count: 100)
    app.list.scroll(toRow: row)
    #expect(app.table.contentOffset == offset)
    #expect(app.table.cell(for: row) != nil)
  }

  @Test("A tab bar takes its part of the viewport")
  func tabBar() {
    let app = App(["Red"], CodeIntegration(), hasTabBar: true)
    #expect(app.table.device.viewport == Rect(x: 0, y: 91, width: 390, height: 670))
    #expect(App(count: 1).table.device.viewport == Rect(x: 0, y: 91, width: 390, height: 719))
  }
}
