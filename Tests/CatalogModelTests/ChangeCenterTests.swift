import CatalogModel
import Testing

@Suite("Delivering change events")
struct ChangeCenterTests {
  private let center = ChangeCenter()
  private let journal = Journal()

  private func listener(_ name: String) -> Listener { Listener(name, journal) }

  @Test("An event reaches the observers of its own object, and not those of its double")
  func scoping() {
    let (red, double) = (Item.named("Red", center), Item.named("Red", center))
    let (one, another) = (listener("one"), listener("another"))
    let tokens = [center.observe(red, by: one), center.observe(double, by: another)]
    red.star()
    #expect(journal.lines == ["one hears 1"])
    double.star()
    #expect(journal.lines == ["one hears 1", "another hears 2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("Observers hear in order of registration, those of all objects among the others")
  func order() {
    let red = Item.named("Red", center)
    let listeners = ["a", "b", "c", "d"].map(listener)
    let objects = [red, nil, red, nil]
    let tokens = zip(objects, listeners).map { center.observe($0, by: $1) }
    red.star()
    #expect(journal.lines == ["a", "b", "c", "d"].map { "\($0) hears 1" })
    withExtendedLifetime(tokens) {}
  }

  @Test("An observer of all objects hears of each object, also of one made after it registered")
  func allObjects() {
    let all = listener("all")
    let token = center.observe(nil, by: all)
    let catalog = Catalog(["Red"], center)
    catalog[0].star()
    catalog.remove(catalog[0])
    #expect(journal.lines == ["all hears 1", "all hears 2"])
    token.cancel()
    Item.named("Blue", center).star()
    #expect(journal.lines.count == 2)
  }

  @Test("An observer that registers twice hears twice, until one registration ends")
  func twice() {
    let red = Item.named("Red", center)
    let one = listener("one")
    let first = center.observe(red, by: one)
    let second = center.observe(red, by: one)
    red.star()
    #expect(journal.lines.count == 2)
    first.cancel()
    red.star()
    #expect(journal.lines.count == 3)
    withExtendedLifetime(second) {}
  }

  @Test("A released token deregisters")
  func release() {
    let red = Item.named("Red", center)
    let one = listener("one")
    var token: ObservationToken? = center.observe(red, by: one)
    withExtendedLifetime(token) { red.star() }
    token = nil
    red.star()
    #expect(journal.lines == ["one hears 1"])
    #expect(center.observerCount == 0)
  }

  @Test("A cancelled token deregisters, once and for all")
  func cancel() {
    let red = Item.named("Red", center)
    let (one, another) = (listener("one"), listener("another"))
    let token = center.observe(red, by: one)
    token.cancel()
    let other = center.observe(red, by: another)
    token.cancel()
    red.star()
    #expect(journal.lines == ["another hears 1"])
    #expect(center.observerCount(of: red) == 1)
    withExtendedLifetime(other) {}
  }

  @Test("An observer that is gone hears nothing, even if somebody keeps its token")
  func goneObserver() {
    let red = Item.named("Red", center)
    var one: Listener? = listener("one")
    weak let gone = one
    let token = one.map { center.observe(red, by: $0) }
    one = nil
    #expect(gone == nil)
    red.star()
    #expect(journal.lines.isEmpty)
    withExtendedLifetime(token) {}
  }

  @Test("A token outlives its change centre without harm")
  func goneCenter() {
    var center: ChangeCenter? = ChangeCenter()
    let one = listener("one")
    let token = center?.observe(nil, by: one)
    center = nil
    token?.cancel()
    #expect(journal.lines.isEmpty)
  }

  @Test("An observed object lives on, so that nobody else comes to its identity")
  func identity() {
    let one = listener("one")
    var red: Item? = Item.named("Red", center)
    weak let observed = red
    var token = red.map { center.observe($0, by: one) }
    red = nil
    #expect(observed != nil)
    token = nil
    #expect(observed == nil)
    withExtendedLifetime(token) {}
  }

  @Test("An object in the place of one that was observed has no observers")
  func reusedIdentity() {
    let one = listener("one")
    for _ in 0..<1_000 {
      let token = center.observe(Item.named("Old", center), by: one)
      token.cancel()
      Item.named("New", center).star()
    }
    #expect(journal.lines.isEmpty)
    #expect(center.observerCount == 0)
  }

  @Test("Of 100,000 observed objects, one that changes costs its own observer and no other")
  func cost() {
    let items = (0..<100_000).map { Item.named("Color \($0)", center) }
    let one = listener("one")
    let tokens = items.map { center.observe($0, by: one) }
    items[70_000].star()
    #expect(journal.lines == ["one hears 1"])
    #expect(center.observerCount(of: items[70_000]) == 1)
    #expect(center.observerCount == 100_000)
    withExtendedLifetime(tokens) {}
  }

  @Test("The log hears of each event before its deliveries, and of those that reach nobody")
  func log() {
    let log = JournalLog(journal)
    center.log = log
    let catalog = Catalog(["Red", "Blue"], center)
    let observer = Listener("cell", Journal(), tab: 3)
    let token = center.observe(catalog[0], by: observer)
    catalog[1].star()
    catalog[0].star()
    #expect(
      journal.lines == [
        "1 colorItemUpdated",
        "2 colorItemUpdated",
        "2 reached tab 3: refreshed",
      ]
    )
    withExtendedLifetime((log, token)) {}
  }
}
