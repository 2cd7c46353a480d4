import CatalogModel
import KindTestSupport
import Testing

@Suite("Items")
struct ItemTests {
  private let center = ChangeCenter()
  private let events = EventCollector()

  init() {
    center.log = events
  }

  @Test("Items with equal values are two items")
  func identity() {
    let (one, another) = (Item.named("Red", center), Item.named("Red", center))
    #expect(one != another)
    #expect(one == one)
    #expect(Set([one, another, one]).count == 2)
    one.star()
    #expect(Set([one]).contains(one), "a changed item is still itself")
  }

  @Test("Setting a field posts the field, its old and its new value")
  func update() throws {
    let red = Item.named("Red", center)
    red[Item.name] = .text("Crimson")
    let event = try #require(events.all.first)
    #expect(events.all.count == 1)
    #expect(event.name == "colorItemUpdated")
    #expect(event.poster === red)
    #expect(event.update == Update(Item.name, .text("Red"), .text("Crimson")))
    #expect(red.title == "Crimson")
  }

  @Test("Setting the value that a field has posts all the same")
  func unchanged() {
    let red = Item.named("Red", center)
    red.star(false)
    #expect(events.all.map(\.update) == [Update(Item.starred, .flag(false), .flag(false))])
  }

  @Test("A value can be taken away and given again")
  func absent() {
    let red = Item.named("Red", center)
    red[Item.color] = nil
    #expect(red.color(of: Item.color) == nil)
    #expect(red.text(of: Item.color) == "")
    red[Item.color] = .color(.red)
    #expect(
      events.all.map(\.update) == [
        Update(Item.color, .color(.red), nil), Update(Item.color, nil, .color(.red)),
      ]
    )
  }

  @Test("Each type of field has a text")
  func texts() {
    let red = Item.named("Red", starred: true, center)
    #expect([Item.name, Item.color, Item.starred].map(red.text) == ["Red", "#ff3b30", "yes"])
    let model = Item.detailModel(
      "My Int",
      [.number("8", unit: ""), .number("16", unit: "")],
      center
    )
    #expect((0..<3).map(model.text) == ["My Int", "8, 16", "8"])
  }

  @Test("A selection that has no option is shown as nothing", arguments: [-1, 2, .max, .min])
  func selectionOutOfRange(_ index: Int) {
    let model = Item.detailModel("My Int", [.text("a"), .text("b")], center)
    model[2] = .selection(index)
    #expect(model.choice(of: 2) == nil)
    #expect(model.text(of: 2) == "")
  }

  @Test("A choice is of a selection and of nothing else")
  func choice() {
    let model = Item.detailModel("My Int", [.text("a"), .text("b")], selected: 1, center)
    #expect(model.choice(of: 2)?.selected == 1)
    #expect(model.choice(of: 2)?.options == [.text("a"), .text("b")])
    #expect(model.choice(of: 0) == nil)
    #expect(model.choice(of: 1) == nil)
  }

  @Test("Options and their selection are both in place when the first of their events is heard")
  func optionsAndSelection() {
    let model = Item.detailModel(
      "My Int",
      [.text("a"), .text("b"), .text("c")],
      selected: 2,
      center
    )
    var seen: [String] = []
    let listener = Listener("cell", Journal()) { event in
      let choice = model.choice(of: 2)
      seen.append("\(event.name) \(choice.map { $0.options[$0.selected].label } ?? "nothing")")
    }
    let token = center.observe(model, by: listener)
    model.set(
      options: .options([.text("x"), .text("y")]),
      in: 1,
      selecting: .selection(1),
      in: 2
    )
    #expect(seen == ["detailModelUpdated y", "detailModelUpdated y"])
    let fields = events.all.compactMap { event -> Int? in
      guard case .updated(let field, _, _) = event.change else { return nil }
      return field
    }
    #expect(fields == [1, 2])
    guard case .updated(_, let old, let new) = events.all[1].change else {
      Issue.record("an update has a field")
      return
    }
    #expect((old, new) == (.selection(2), .selection(1)))
    _ = token
  }
}

@Suite("Quick actions")
struct QuickActionTests {
  private let center = ChangeCenter()

  @Test("Star retitles itself")
  func star() throws {
    let red = Item.named("Red", center)
    let star = try #require(red.kind.actions.first)
    #expect(star.possibleTitles == ["Star", "Unstar"])
    #expect(star.title(for: red) == "Star")
    star.perform(on: red)
    #expect(red.isSet(Item.starred))
    #expect(star.title(for: red) == "Unstar")
    star.perform(on: red)
    #expect(!red.isSet(Item.starred))
  }

  @Test("Delete is destructive, and takes the item out of its catalog")
  func delete() throws {
    let catalog = Catalog(["Red", "Blue"], center)
    let delete = try #require(catalog.kind.actions.last)
    #expect(delete.style == .destructive)
    #expect(delete.possibleTitles == ["Delete"])
    delete.perform(on: catalog[0])
    #expect(catalog.titles == ["Blue"])
  }

  @Test("Deleting what is in no catalog does nothing")
  func deleteTwice() throws {
    let catalog = Catalog(["Red", "Blue"], center)
    let red = catalog[0]
    let delete = try #require(catalog.kind.actions.last)
    delete.perform(on: red)
    delete.perform(on: red)
    #expect(catalog.titles == ["Blue"])
  }
}
