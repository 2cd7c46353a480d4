import CatalogModel
import KindTestSupport
import Replaying
import Scenarios
import Testing

@Suite("The model as its events tell it")
struct ModelMirrorTests {
  private let center = ChangeCenter()
  private let catalog: Catalog

  init() {
    let center = center
    let items = ["A", "B", "C", "D"].map { name in
      Item(kind: .colorItem, values: ItemPlan.color(name).values, center: center)
    }
    catalog = Catalog(kind: .colorItem, items: items, center: center)
  }

  /// What a mirror finds that heard of none of the changes.
  private func missed(_ change: (Catalog) -> Void) -> [String] {
    var mirror = ModelMirror([catalog])
    change(catalog)
    let found = mirror.finishStep().map { "\($0.told) → \($0.found)" }
    #expect(mirror.finishStep().isEmpty, "what was found once is no news")
    return found
  }

  @Test("An item that was put in without event is found")
  func insertion() {
    let item = Item(kind: .colorItem, values: ItemPlan.color("New").values, center: center)
    #expect(missed { $0.insert(item, at: 1) } == ["row 2 of 4: B → row 2 of 5: New"])
  }

  @Test("An item that was taken out without event is found")
  func deletion() {
    #expect(missed { $0.remove($0[3]) } == ["row 4 of 4: D → row 4 of 3: none"])
  }

  @Test("An item that was moved without event is found")
  func move() {
    #expect(missed { $0.move($0[0], to: 2) } == ["row 1 of 4: A → row 1 of 4: B"])
  }

  @Test("Every field that was set without event is found, wherever its item is")
  func fields() {
    let found = missed {
      $0[1][2] = .flag(true)
      $0[3][0] = .text("Delta")
    }
    #expect(
      found == [
        "B › starred: false → B › starred: true", "Delta › name: D → Delta › name: Delta",
      ]
    )
  }

  @Test("A field that was set and set back is no difference")
  func undone() {
    let found = missed {
      $0[1][2] = .flag(true)
      $0[1][2] = .flag(false)
    }
    #expect(found.isEmpty)
  }

  @Test("An event that tells of a change that was not made is found")
  func falseEvent() {
    var mirror = ModelMirror([catalog])
    let event = ChangeEvent.Change.updated(field: 2, old: .flag(false), new: .flag(true))
    mirror.apply(event, of: catalog[0], in: 0)
    let found = mirror.finishStep().map { "\($0.told) → \($0.found)" }
    #expect(found == ["A › starred: true → A › starred: false"])
  }

  @Test(
    "An event about a row that it can't be about is found",
    arguments: [-1, 1, 4, 9, .max, .min]
  )
  func falseRow(row: Int) {
    var mirror = ModelMirror([catalog])
    let item = catalog[0]
    catalog.remove(item)
    mirror.apply(.deleted(item, index: row), of: item, in: 0)
    #expect(mirror.finishStep().map(\.told) == ["row 1 of 4: A"])
  }

  @Test("An old value that no event told of is found")
  func oldValue() {
    var mirror = ModelMirror([catalog])
    catalog[0][0] = .text("Alpha")
    catalog[0][0] = .text("Omega")
    let event = ChangeEvent.Change.updated(field: 0, old: .text("Alpha"), new: .text("Omega"))
    mirror.apply(event, of: catalog[0], in: 0)
    #expect(mirror.finishStep().map(\.found) == ["Omega › name: Alpha"])
  }

  @Test("Thousands of insertions, deletions and moves are followed when each has its event")
  func follows() {
    final class Log: ChangeLog {
      var mirror: ModelMirror
      init(_ catalog: Catalog) { mirror = ModelMirror([catalog]) }

      func didPost(_ event: ChangeEvent) {
        switch event.change {
        case .updated: break
        case .inserted(let item, _), .deleted(let item, _), .moved(let item, _, _):
          mirror.apply(event.change, of: item, in: 0)
        }
      }

      func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response) {}
    }
    let log = Log(catalog)
    center.log = log
    for number in 0..<3000 {
      let item = Item(kind: .colorItem, values: ItemPlan.color("\(number)").values, center: center)
      catalog.insert(item, at: (number * 7919) % (catalog.count + 1))
      if number % 3 == 0 { catalog.remove(catalog[(number * 31) % catalog.count]) }
      if number % 5 == 0 { catalog.move(catalog[0], to: (number * 17) % catalog.count) }
      #expect(log.mirror.finishStep().isEmpty)
    }
  }
}
