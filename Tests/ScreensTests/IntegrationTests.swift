import CatalogModel
import Screens
import Testing

@Suite("Both integrations wire the same list")
struct IntegrationTests {
  static let series: [[Gesture]] = [
    [.press(0), .release, .press(2), .commit, .back],
    [.press(1), .take(.star), .press(1), .take(.star)],
    [.press(1), .take(.delete), .press(1), .commit, .take(.delete)],
    [.tap(0), .take(.star), .back, .tap(1), .take(.delete)],
    [.pressAt(10, 90), .pressAt(10, 91), .pressAt(10, 809), .commit],
    [
      .scroll(50), .press(1), .scroll(1), .commit, .back, .scroll(.max), .press(39), .take(.delete),
    ],
    [.press(0), .set(0, "Crimson"), .commit, .set(0, "Scarlet"), .back, .insert(0), .press(0)],
    [.press(3), .insert(0), .take(.star), .move(3, 0), .press(0), .commit],
  ]

  @Test("A series of gestures has the same results", arguments: series)
  func gestures(_ gestures: [Gesture]) {
    let apps = Wiring.allCases.map { App(count: 40, $0.integration) }
    for gesture in gestures {
      for app in apps { gesture.perform(on: app) }
      #expect(Look(apps[0]) == Look(apps[1]), "after \(gesture)")
    }
  }

  @Test("So has any other series", arguments: 1...8)
  func random(_ seed: UInt64) {
    let apps = Wiring.allCases.map { App(count: 25, $0.integration) }
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let gesture = Gesture.random(on: apps[0], &random)
      for app in apps { gesture.perform(on: app) }
      guard Look(apps[0]) == Look(apps[1]) else {
        Issue.record("the integrations differ after \(gesture)")
        return
      }
    }
  }

  @Test("The storyboard integration is a declaration, and nobody previews for it")
  func declaration() {
    let storyboard = StoryboardIntegration()
    #expect(storyboard.previewing == nil)
    #expect(
      storyboard.segues == [
        Segue(.showItem, from: .list, to: .item, presentation: .push, previewsAndCommits: true)
      ]
    )
    let parts = Mirror(reflecting: storyboard).children.compactMap(\.label)
    #expect(parts == ["name", "segues"])
  }

  @Test("What is declared is what happens: without a mark on the segue there is no preview")
  func unmarkedSegue() throws {
    let app = App(["Red"], TapOnly())
    app.list.press(row: 0)
    #expect(app.list.peek == nil)
    app.list.tap(try #require(app.table.cell(for: 0)))
    #expect(app.list.detail != nil)
  }

  @Test("Without a segue, a tap leads nowhere")
  func noSegue() throws {
    let app = App(["Red"], Unwired())
    app.list.tap(try #require(app.table.cell(for: 0)))
    app.list.press(row: 0)
    #expect(app.list.detail == nil)
    #expect(app.list.peek == nil)
  }
}

private struct TapOnly: Integration {
  let name = "tap only"
  let segues = [
    Segue(.showItem, from: .list, to: .item, presentation: .push, previewsAndCommits: false)
  ]
}

private struct Unwired: Integration {
  let name = "unwired"
  let segues: [Segue] = []
}

/// What happens to an app, by finger or from outside.
enum Gesture {
  case press(Int), pressAt(Int, Int), release, commit, tap(Int), back, scroll(Int)
  case take(QuickAction)
  case set(Int, String), insert(Int), move(Int, Int)

  func perform(on app: App) {
    let (list, catalog) = (app.list, app.catalog)
    switch self {
    case .press(let row): list.press(row: row)
    case .pressAt(let x, let y): list.press(at: Point(x: x, y: y))
    case .release: list.releasePeek()
    case .commit: list.commitPeek()
    case .tap(let row): if let cell = list.table.cell(for: row) { list.tap(cell) }
    case .back: list.goBack()
    case .scroll(let points): list.scroll(by: points)
    case .take(let action): list.take(action)
    case .set(let row, let name): catalog[row][Item.name] = .text(name)
    case .insert(let row): catalog.insert(.named("New", app.center), at: row)
    case .move(let row, let target): catalog.move(catalog[row], to: target)
    }
  }

  /// A gesture that is possible now.
  static func random(on app: App, _ random: inout SeededRandom) -> Gesture {
    let count = app.catalog.count
    if app.list.peek != nil {
      return [.release, .commit, .take(.star), .take(.delete), .insert(0)][random.next(below: 5)]
    }
    if app.list.detail != nil {
      return [.back, .take(.star), .take(.delete), .scroll(9)][random.next(below: 4)]
    }
    guard count > 0 else { return .insert(0) }
    let row = random.next(below: count)
    return [
      .press(row), .pressAt(random.next(below: 400), random.next(below: 850)), .tap(row),
      .scroll(random.next(below: 400) - 200), .insert(row), .move(row, random.next(below: count)),
    ][random.next(below: 6)]
  }
}

/// All that a person could see of an app, and all that was delivered.
private struct Look: Equatable {
  let rows: [RowContent?]
  let offset: Int
  let count: Int
  let itemScreen: [String]
  let sourceRect: Rect?
  let deliveries: [String]
  let observerCount: Int
  let revision: Int

  init(_ app: App) {
    let list = app.list
    let screen = list.peek?.screen ?? list.detail
    rows = list.table.visibleCells.map(\.content)
    offset = list.table.contentOffset
    count = list.catalog.count
    itemScreen = screen.map { ["\($0.presentation)", $0.title, "\($0.revision)"] } ?? []
    sourceRect = list.peek?.sourceRect
    deliveries = app.log.deliveries
    observerCount = app.center.observerCount
    revision = list.revision
  }
}
