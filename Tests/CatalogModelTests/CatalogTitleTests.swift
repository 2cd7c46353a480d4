import CatalogModel
import Testing

@Suite("Looking items up by title")
struct CatalogTitleTests {
  private static let composed = "Caf\u{E9}"
  private static let decomposed = "Cafe\u{301}"

  private let center = ChangeCenter()

  @Test(
    "Either normalisation form finds the title",
    arguments: [composed, decomposed],
    [composed, decomposed]
  )
  func forms(stored: String, asked: String) {
    let catalog = Catalog(["Red", stored], center)
    #expect(catalog.items(titled: asked) == [catalog[1]])
    #expect(catalog[1].title.utf8.elementsEqual(stored.utf8), "the text stays as written")
  }

  @Test("Two forms of one title are two items of it, in list order")
  func bothForms() {
    let catalog = Catalog([Self.decomposed, "Red", Self.composed], center)
    #expect(catalog.items(titled: Self.composed) == [catalog[0], catalog[2]])
  }

  @Test("Case, spaces and lookalikes make other titles")
  func otherTitles() {
    let catalog = Catalog(["Red"], center)
    for title in ["red", "Red ", " Red", "", "R\u{435}d"] {
      #expect(catalog.items(titled: title).isEmpty)
    }
  }

  @Test("Duplicates come in list order, whatever moved where")
  func duplicates() {
    let catalog = Catalog(["Red", "Blue", "Red", "Red"], center)
    let reds = [catalog[0], catalog[2], catalog[3]]
    #expect(catalog.items(titled: "Red") == reds)
    catalog.move(reds[2], to: 0)
    #expect(catalog.items(titled: "Red") == [reds[2], reds[0], reds[1]])
    catalog.remove(reds[0])
    #expect(catalog.items(titled: "Red") == [reds[2], reds[1]])
  }

  @Test(
    "The look-up follows renames, insertions and deletions, whenever it is first used",
    arguments: [true, false]
  )
  func changes(_ isUsedBefore: Bool) {
    let catalog = Catalog(["Red", "Blue"], center)
    if isUsedBefore { #expect(catalog.items(titled: "Red").count == 1) }
    let red = catalog[0]
    red[Item.name] = .text("Blue")
    let green = Item.named("Green", center)
    catalog.insert(green, at: 0)
    green[Item.name] = .text("Red")
    catalog.remove(catalog[2])
    #expect(catalog.items(titled: "Red") == [green])
    #expect(catalog.items(titled: "Blue") == [red])
    #expect(catalog.items(titled: "Green").isEmpty)
  }

  @Test("A deleted item that is renamed is not found")
  func renameAfterDeletion() {
    let catalog = Catalog(["Red", "Blue"], center)
    #expect(catalog.items(titled: "Red").count == 1)
    let red = catalog[0]
    catalog.remove(red)
    red[Item.name] = .text("Crimson")
    #expect(catalog.items(titled: "Red").isEmpty)
    #expect(catalog.items(titled: "Crimson").isEmpty)
  }

  @Test("A change of form only keeps the item findable in both")
  func changeOfForm() {
    let catalog = Catalog([Self.composed], center)
    #expect(catalog.items(titled: Self.composed).count == 1)
    catalog[0][Item.name] = .text(Self.decomposed)
    #expect(catalog.items(titled: Self.composed) == [catalog[0]])
    #expect(catalog.items(titled: Self.decomposed) == [catalog[0]])
  }

  @Test("A title that is a selection follows both the selection and its options")
  func selectedTitle() {
    let kind = Kind(
      name: "Size",
      catalogName: "Sizes",
      fields: [Field("options", .options), Field("selected", .selection(from: 0))],
      titleField: 1,
      row: RowTemplate(title: TextTemplate(.field(1))),
      screen: ItemScreenTemplate(title: TextTemplate(.field(1))),
      actions: []
    )
    let size = Item(
      kind: kind,
      values: [.options([.text("S"), .text("M")]), .selection(0)],
      center: center
    )
    let catalog = Catalog(kind: kind, items: [size], center: center)
    #expect(catalog.items(titled: "S") == [size])
    size[1] = .selection(1)
    #expect(catalog.items(titled: "M") == [size])
    size[0] = .options([.text("Small"), .text("Medium")])
    #expect(catalog.items(titled: "Medium") == [size])
    #expect(catalog.items(titled: "M").isEmpty)
  }

  @Test("Every title is found in a catalog of 20,000 with many of one name")
  func many() {
    let names = (0..<20_000).map { $0.isMultiple(of: 100) ? "Grey" : "Color \($0)" }
    let catalog = Catalog(names, center)
    #expect(catalog.items(titled: "Grey").count == 200)
    #expect(catalog.items(titled: "Grey").compactMap(catalog.row) == (0..<200).map { $0 * 100 })
    #expect(catalog.items(titled: "Color 19999") == [catalog[19_999]])
  }
}
