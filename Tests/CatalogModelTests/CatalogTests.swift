import CatalogModel
import KindTestSupport
import Testing

@Suite("Catalogs")
struct CatalogTests {
  private let center = ChangeCenter()
  private let events = EventCollector()

  init() {
    center.log = events
  }

  @Test("A catalog comes into being in silence, and owns its items")
  func creation() {
    let catalog = Catalog(["Red", "Blue"], center)
    #expect(events.all.isEmpty)
    #expect(catalog.count == 2)
    #expect(catalog.items.allSatisfy { $0.catalog === catalog })
    #expect(catalog.row(of: catalog[1]) == 1)
  }

  @Test("The catalog posts what happens to its list, with the index")
  func posting() {
    let catalog = Catalog(["Red", "Blue"], center)
    let green = Item.named("Green", center)
    catalog.insert(green, at: 1)
    catalog.move(green, to: 2)
    catalog.remove(green)
    #expect(
      events.all.map(\.catalogChange) == [
        "colorItemInserted Green at 1", "colorItemMoved Green from 1 to 2",
        "colorItemDeleted Green at 2",
      ]
    )
    #expect(events.all.allSatisfy { $0.poster === catalog })
    #expect(events.all.map(\.sequence) == [1, 2, 3])
    #expect(green.catalog == nil)
  }

  @Test("A move to its own row posts all the same")
  func moveNowhere() {
    let catalog = Catalog(["Red", "Blue"], center)
    catalog.move(catalog[1], to: 1)
    #expect(events.all.map(\.catalogChange) == ["colorItemMoved Blue from 1 to 1"])
    #expect(catalog.titles == ["Red", "Blue"])
  }

  @Test("What is not in the catalog can't be removed or moved, and nothing is posted")
  func foreignItem() {
    let (catalog, other) = (Catalog(["Red"], center), Catalog(["Red"], center))
    catalog.remove(other[0])
    catalog.move(other[0], to: 0)
    catalog.move(.named("Red", center), to: 0)
    #expect(catalog.row(of: other[0]) == nil)
    #expect(catalog.count == 1)
    #expect(other.count == 1)
    #expect(events.all.isEmpty)
  }

  @Test("A catalog can be emptied and filled again")
  func emptyAndBack() {
    let catalog = Catalog(["Red"], center)
    catalog.remove(catalog[0])
    #expect(catalog.count == 0)
    #expect(catalog.items(titled: "Red").isEmpty)
    catalog.insert(.named("Blue", center), at: 0)
    #expect(catalog.titles == ["Blue"])
    #expect(catalog.items(titled: "Blue") == [catalog[0]])
  }

  @Test("An item may come back after it was deleted")
  func comeBack() {
    let catalog = Catalog(["Red", "Blue"], center)
    let red = catalog[0]
    catalog.remove(red)
    catalog.insert(red, at: 1)
    #expect(catalog.row(of: red) == 1)
    #expect(catalog.items(titled: "Red") == [red])
    #expect(red.catalog === catalog)
  }

  @Test("A released catalog lets its items go")
  func release() {
    var catalog: Catalog? = Catalog(["Red"], center)
    weak let gone = catalog
    weak let item = catalog?[0]
    _ = catalog?.items(titled: "Red")
    catalog = nil
    #expect(gone == nil)
    #expect(item == nil)
  }
}

@Suite("A catalog's list against a plain array")
struct CatalogListTests {
  // Chunks hold up to 512 items and are made half full: sizes at the borders, and far from them.
  static let sizes = [0, 1, 2, 255, 256, 257, 511, 512, 513, 767, 768, 1_025, 3_000]

  @Test("Any order of insertions, deletions and moves leaves the same list", arguments: sizes)
  func random(_ size: Int) {
    let center = ChangeCenter()
    var random = SeededRandom(seed: UInt64(size) + 1)
    var model = (0..<size).map { Item.named("Color \($0)", center) }
    let catalog = Catalog(kind: .colorItem, items: model, center: center)
    for round in 0..<2_000 {
      // Ends and the middle, as well as anywhere.
      let row = random.row(upTo: model.count)
      switch random.next(below: 3) {
      case 0:
        let item = Item.named("New \(round)", center)
        model.insert(item, at: row)
        catalog.insert(item, at: row)
      case 1 where row < model.count:
        catalog.remove(model.remove(at: row))
      case _ where row < model.count:
        let item = model.remove(at: row)
        let target = random.row(upTo: model.count)
        model.insert(item, at: target)
        catalog.move(item, to: target)
      default: break
      }
      let probe = random.next(below: max(1, model.count))
      // Within a chunk, or over several.
      let rows = probe..<min(probe + random.next(below: 700), model.count)
      guard catalog.count == model.count, model.isEmpty || catalog[probe] === model[probe],
        model.isEmpty || catalog.row(of: model[probe]) == probe, catalog[rows] == Array(model[rows])
      else {
        Issue.record("round \(round) of size \(size) went wrong at row \(probe)")
        return
      }
    }
    #expect(catalog.items == model)
    #expect(model.enumerated().allSatisfy { catalog.row(of: $1) == $0 })
  }

  @Test("Growing from nothing, at the front or at the end, and shrinking to nothing again")
  func growAndShrink() {
    let center = ChangeCenter()
    let catalog = Catalog([], center)
    let front = (0..<1_200).map { Item.named("Front \($0)", center) }
    for item in front { catalog.insert(item, at: 0) }
    let end = (0..<1_200).map { Item.named("End \($0)", center) }
    for item in end { catalog.insert(item, at: catalog.count) }
    #expect(catalog.items == front.reversed() + end)
    while catalog.count > 0 { catalog.remove(catalog[catalog.count / 2]) }
    #expect(catalog.items.isEmpty)
    #expect(front.allSatisfy { catalog.row(of: $0) == nil && $0.catalog == nil })
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

  /// A row of a list, or the one after the last; its ends more often than chance would have it.
  mutating func row(upTo count: Int) -> Int {
    switch next(below: 8) {
    case 0: 0
    case 1: count
    case 2: min(count, 256)
    case 3: min(count, 512)
    default: next(below: count + 1)
    }
  }
}
