import Recordings
import Testing

@Suite("What records say")
struct RecordTests {
  @Test(
    "A value has words, on one line",
    arguments: [
      (ValueRecord.absent, ""), (.text("a"), "a"), (.number("1.10", unit: ""), "1.10"),
      (.number("16", unit: "pt"), "16 pt"), (.flag(true), "yes"), (.flag(false), "no"),
      (.color(hex: "#ff3b30", written: "red", isMapped: false), "#ff3b30"),
      (.selection(index: 2, label: "Green"), "Green"), (.list([]), ""),
      (.list(["8", "16"]), "8, 16"),
    ]
  )
  func text(value: ValueRecord, text: String) {
    #expect(value.text == text)
  }

  @Test("An event concerns the item that was updated, or the one that came, went or moved")
  func item() {
    func event(_ poster: EventRecord.Poster, _ change: EventRecord.Change) -> EventRecord {
      EventRecord(name: "event", poster: poster, tab: 0, itemTitle: "Red", change: change)
    }
    #expect(event(.item(3), .updated(field: "a", old: .absent, new: .absent)).item == 3)
    #expect(event(.catalog(tab: 0), .inserted(item: 4, index: 0)).item == 4)
    #expect(event(.catalog(tab: 0), .deleted(item: 5, index: 0)).item == 5)
    #expect(event(.catalog(tab: 0), .moved(item: 6, from: 0, to: 1)).item == 6)
  }
}
