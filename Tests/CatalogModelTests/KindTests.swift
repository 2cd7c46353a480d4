import CatalogModel
import KindTestSupport
import Testing

@Suite("Kinds, options and the names of events")
struct KindTests {
  private let center = ChangeCenter()

  @Test(
    "Events are named after the kind",
    arguments: [
      ("ColorItem", "colorItem"), ("DetailModel", "detailModel"), ("Photo", "photo"),
      ("URLEntry", "urlEntry"), ("URL", "url"), ("X", "x"), ("ABc", "aBc"), ("photo", "photo"),
      ("Équipe", "équipe"), ("I18nText", "i18nText"), ("日本", "日本"),
    ]
  )
  func eventNames(kind: String, stem: String) {
    let names = EventNames(kind: kind)
    #expect(names.all == ["Updated", "Inserted", "Deleted", "Moved"].map { stem + $0 })
  }

  @Test("A field is found by its name and by its short name")
  func fields() {
    let kind = Kind.detailModel
    #expect(kind.fieldIndex(named: "selectedOptionIndex") == 2)
    #expect(kind.fieldIndex(named: "selected") == 2)
    #expect(kind.fieldIndex(named: "Title") == nil)
    #expect(Kind.colorItem.fields.map { $0.defaultValue == nil } == [true, true, false])
  }

  @Test(
    "An option formats itself",
    arguments: [
      (Option.text("Yellow"), "Yellow", "Yellow"),
      (.number("1.10", unit: ""), "1.10", "1.10"),
      (.number("16", unit: "pt"), "16 pt", "16"),
      (.color(.red, name: ""), "#ff3b30", "#FF3B30"),
      (.color(.red, name: "Red"), "Red", "#FF3B30"),
    ]
  )
  func options(option: Option, label: String, bareText: String) {
    #expect(option.label == label)
    #expect(option.bareText == bareText)
  }

  @Test("A template mixes literal text and fields")
  func template() {
    let model = Item.detailModel("My Int", [.number("8", unit: "px")], center)
    #expect(Kind.detailModel.screen.title.text(for: model) == "Select My Int")
    #expect(TextTemplate(.field(2), .literal("/"), .field(0)).text(for: model) == "8 px/My Int")
    #expect(TextTemplate().text(for: model) == "")
  }

  @Test("A colour in another spelling is the same value")
  func spelling() {
    let other = WrittenColor(WrittenColor.red.color, text: "rgb(255 59 48)")
    #expect(FieldValue.color(.red) == .color(other))
    #expect(Set([FieldValue.color(.red), .color(other)]).count == 1)
  }
}
