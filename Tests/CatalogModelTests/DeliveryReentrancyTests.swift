import CatalogModel
import Testing

@Suite("Changing things while an event is being delivered")
struct DeliveryReentrancyTests {
  private let center = ChangeCenter()
  private let journal = Journal()

  @Test("Everybody sees events in the order in which they were posted")
  func mutation() {
    let red = Item.named("Red", center)
    // The first to hear of the star takes it away, before the second heard that it was set.
    let first = Listener("first", journal) { event in
      if event.sequence == 1 { red.star(false) }
    }
    let second = Listener("second", journal)
    let tokens = [first, second].map { center.observe(red, by: $0) }
    red.star()
    #expect(
      journal.lines == ["first hears 1", "second hears 1", "first hears 2", "second hears 2"]
    )
    #expect(!red.isSet(Item.starred))
    withExtendedLifetime(tokens) {}
  }

  @Test("A change of another object waits as well, however deep the changes nest")
  func chain() {
    let items = (0..<50).map { Item.named("Color \($0)", center) }
    let listeners = items.indices.map { index in
      Listener("\(index)", journal) { _ in
        if index + 1 < items.count { items[index + 1].star() }
        journal.lines.append("\(index) is done")
      }
    }
    let tokens = zip(items, listeners).map { center.observe($0, by: $1) }
    items[0].star()
    #expect(
      journal.lines == items.indices.flatMap { ["\($0) hears \($0 + 1)", "\($0) is done"] }
    )
    withExtendedLifetime(tokens) {}
  }

  @Test("Who posts during a delivery goes on before the event is delivered")
  func postingReturnsAtOnce() {
    let (red, blue) = (Item.named("Red", center), Item.named("Blue", center))
    let poster = Listener("poster", journal) { _ in
      blue.star()
      journal.lines.append("posted, blue is \(blue.isSet(Item.starred) ? "starred" : "plain")")
    }
    let observer = Listener("observer", journal)
    let tokens = [center.observe(red, by: poster), center.observe(blue, by: observer)]
    red.star()
    #expect(journal.lines == ["poster hears 1", "posted, blue is starred", "observer hears 2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("Who registers during a delivery hears of the next event first")
  func registering() {
    let red = Item.named("Red", center)
    let late = Listener("late", journal)
    var tokens: [ObservationToken] = []
    let first = Listener("first", journal) { [center] event in
      if event.sequence == 1 { tokens.append(center.observe(red, by: late)) }
    }
    tokens.append(center.observe(red, by: first))
    red.star()
    #expect(journal.lines == ["first hears 1"])
    red.star()
    #expect(journal.lines == ["first hears 1", "first hears 2", "late hears 2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("The next event may be one that was already waiting")
  func registeringBeforeWaitingEvent() {
    let red = Item.named("Red", center)
    let late = Listener("late", journal)
    var tokens: [ObservationToken] = []
    let first = Listener("first", journal) { [center] event in
      guard event.sequence == 1 else { return }
      red.star(false)
      tokens.append(center.observe(red, by: late))
    }
    tokens.append(center.observe(red, by: first))
    red.star()
    #expect(journal.lines == ["first hears 1", "first hears 2", "late hears 2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("Who is deregistered during a delivery hears nothing more, not even of this event")
  func deregistering() {
    let red = Item.named("Red", center)
    var token: ObservationToken?
    let first = Listener("first", journal) { _ in token = nil }
    let second = Listener("second", journal)
    let kept = center.observe(red, by: first)
    token = center.observe(red, by: second)
    red.star()
    red.star()
    #expect(journal.lines == ["first hears 1", "first hears 2"])
    withExtendedLifetime((kept, token)) {}
  }

  @Test("Who deregisters itself leaves the others what is theirs")
  func deregisteringItself() {
    let red = Item.named("Red", center)
    var token: ObservationToken?
    let first = Listener("first", journal) { _ in token?.cancel() }
    let second = Listener("second", journal)
    token = center.observe(red, by: first)
    let kept = center.observe(red, by: second)
    red.star()
    red.star()
    #expect(journal.lines == ["first hears 1", "second hears 1", "second hears 2"])
    withExtendedLifetime((kept, token)) {}
  }

  @Test("An observer may delete the item whose change it hears of")
  func deletion() {
    let log = JournalLog(journal)
    center.log = log
    let catalog = Catalog(["Red", "Blue"], center)
    let red = catalog[0]
    let cell = Listener("cell", Journal()) { _ in catalog.remove(red) }
    let list = Listener("list", Journal())
    let tokens = [center.observe(red, by: cell), center.observe(catalog, by: list)]
    red.star()
    #expect(catalog.titles == ["Blue"])
    #expect(
      journal.lines == [
        "1 colorItemUpdated", "1 reached tab 0: refreshed",
        "2 colorItemDeleted", "2 reached tab 0: refreshed",
      ]
    )
    withExtendedLifetime((log, tokens)) {}
  }
}
