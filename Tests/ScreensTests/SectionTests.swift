import CatalogModel
import Screens
import Testing

@Suite("Lists in sections")
struct SectionTests {
  /// A list of eight items in two sections, the rows 44 or 60 high.
  private struct App {
    let center = ChangeCenter()
    let catalog: Catalog
    let list: ListScreen
    private let tabBar: TabBar

    init(_ albums: [String], isTall: Bool = false) {
      let kind = Kind(
        name: "Photo",
        catalogName: "Photos",
        fields: [
          Field("title", .text), Field("album", .choice([.text("A"), .text("B"), .text("C")])),
        ],
        titleField: 0,
        sections: SectionTemplate(field: 1, title: TextTemplate(.literal("Album "), .field(1))),
        row: RowTemplate(
          title: TextTemplate(.field(0)),
          subtitle: isTall ? TextTemplate(.field(1)) : nil
        ),
        screen: ItemScreenTemplate(title: TextTemplate(.field(0))),
        actions: []
      )
      let names = ["A", "B", "C"]
      let center = center
      let items = albums.enumerated().map { index, album in
        Item(
          kind: kind,
          values: [.text("\(album)\(index)"), .selection(names.firstIndex(of: album) ?? 0)],
          center: center
        )
      }
      catalog = Catalog(kind: kind, items: items, center: center)
      list = ListScreen(
        title: "Photos",
        tab: 0,
        catalog: catalog,
        integration: CodeIntegration(),
        device: Device(hasTabBar: false),
        center: center
      )
      tabBar = TabBar([list])
    }

    var titles: [String] { catalog.items.map(\.title) }
    var headers: [String] {
      list.table.visibleHeaders.map { "\($0.row) \($0.section.title) (\($0.section.count))" }
    }
  }

  @Test("Items of one section come together, sections in the order of the options")
  func grouping() {
    let app = App(["B", "A", "C", "A", "B"])
    #expect(app.titles == ["A1", "A3", "B0", "B4", "C2"])
    #expect(app.headers == ["0 Album A (2)", "2 Album B (2)", "4 Album C (1)"])
  }

  @Test("A section without items has no header")
  func empty() {
    let app = App(["C", "A"])
    #expect(app.headers == ["0 Album A (1)", "1 Album C (1)"])
    app.catalog.remove(app.catalog[0])
    #expect(app.headers == ["0 Album C (1)"])
    #expect(app.list.table.frame(of: 0).y == 91 + 32)
  }

  @Test("A point meets the row that is drawn there, and a header meets none")
  func hitTesting() {
    let app = App(["A", "A", "B"])
    let found = [91, 122, 123, 166, 167, 210, 211, 242, 243, 286, 287].map {
      app.list.table.row(at: Point(x: 10, y: $0))
    }
    #expect(found == [nil, nil, 0, 0, 1, 1, nil, nil, 2, 2, nil])
    #expect((0..<3).map { app.list.table.frame(of: $0).y } == [123, 167, 243])
  }

  @Test("Rows of two lines are higher")
  func tall() {
    let app = App(["A", "A", "B"], isTall: true)
    #expect((0..<3).map { app.list.table.frame(of: $0).y } == [123, 183, 275])
    #expect(app.list.table.frame(of: 0).height == 60)
  }

  @Test("At every offset, the rows and headers are those that a look at each would find")
  func everyOffset() {
    let app = App(Array(repeating: "A", count: 9) + Array(repeating: "B", count: 14) + ["C", "C"])
    let table = app.list.table
    #expect(table.largestOffset == 25 * 44 + 3 * 32 - 719)
    for _ in 0...table.largestOffset {
      let view = table.device.viewport
      let rows = (0..<25).filter { table.frame(of: $0).intersection(view) != nil }
      #expect(Array(table.visibleRows) == rows)
      let starts = [0, 9, 23]
      let headers = starts.filter { row in
        let top = table.frame(of: row).y - 32
        return top < view.y + view.height && top + 32 > view.y
      }
      #expect(table.visibleHeaders.map(\.row) == headers)
      let firstRow = table.frame(of: rows[0]).y
      let first = headers.first == rows[0] ? firstRow - 32 : firstRow
      #expect(table.cut == view.y - first)
      app.list.scroll(by: 1)
    }
  }

  @Test("Scrolling to the first row of a section shows its header")
  func scrolling() {
    let app = App(Array(repeating: "A", count: 20) + Array(repeating: "B", count: 30))
    app.list.scroll(toRow: 20)
    #expect(app.headers == ["20 Album B (30)"])
    #expect(app.list.table.cut == 0)
    app.list.scroll(toRow: 21)
    #expect(app.headers == [])
    #expect(app.list.table.visibleRows.lowerBound == 21)
  }

  @Test("An item whose section changes goes to the end of the other one, and the catalog says so")
  func regrouping() {
    let app = App(["A", "B", "A", "B"])
    let item = app.catalog[0]
    item[1] = .selection(1)
    #expect(app.titles == ["A2", "B1", "B3", "A0"])
    #expect(app.list.visibleTitles == app.titles)
    #expect(app.headers == ["0 Album A (1)", "1 Album B (3)"])
    #expect(app.list.table.cell(for: 3)?.item === item)
    item[0] = .text("X")
    #expect(app.list.visibleTitles == ["A2", "B1", "B3", "X"])
  }

  @Test("A copy stands behind its original, and the top is that of the section")
  func copies() {
    let app = App(["A", "B", "B"])
    app.catalog.duplicate(app.catalog[1])
    #expect(app.titles == ["A0", "B1", "B1", "B2"])
    #expect(app.catalog[1] !== app.catalog[2])
    app.catalog.moveToTop(app.catalog[3])
    #expect(app.titles == ["A0", "B2", "B1", "B1"])
    #expect(app.catalog.rowsForMoving(app.catalog[1]) == 1..<4)
    #expect(app.catalog.rowsForInserting(app.catalog[0]) == 0...1)
  }
}
