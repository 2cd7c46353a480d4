import CatalogModel
import FoundationEssentials
import Scenarios
import Testing

@Suite("Kinds that ship")
struct KindRegistryTests {
  @Test("They are those of the reference designs")
  func names() {
    let shipped = KindRegistry.shipped
    #expect(shipped.names == ["ColorItem", "DetailModel"])
    #expect(shipped.names.map { shipped[$0]?.catalogName } == ["ColorData", "MasterModel"])
    #expect(shipped["ColorItem"]?.fields.map(\.name) == ["name", "color", "starred"])
    #expect(shipped["coloritem"] == nil)
  }

  @Test("What the program carries is what Kinds/ holds; else run Scripts/embed-kinds")
  func current() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Kinds")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(KindRegistry.shipped.names.map { $0 + ".yaml" } == files.sorted())
    for name in KindRegistry.shipped.names {
      let data = try Data(contentsOf: folder.appending(path: name + ".yaml"))
      #expect(KindRegistry.shipped.source(of: name) == Array(data), "\(name)")
    }
  }

  @Test("ColorItem is a colour with a name and a star")
  func colorItem() {
    let expected = Kind(
      name: "ColorItem",
      catalogName: "ColorData",
      fields: [
        Field("name", .text),
        Field("color", .color),
        Field("starred", .flag, defaultValue: .flag(false)),
      ],
      titleField: 0,
      row: RowTemplate(
        symbol: .flag(field: 2, shape: .star, tint: 1),
        title: TextTemplate(.field(0))
      ),
      screen: ItemScreenTemplate(
        title: TextTemplate(.field(0)),
        background: 1,
        fields: [1, 2]
      ),
      actions: [
        QuickAction(
          .flag(field: 2, whenSet: "Unstar", whenNot: "Star"),
          effect: .toggle(field: 2)
        ),
        QuickAction(.fixed("Delete"), style: .destructive, effect: .delete),
      ]
    )
    #expect(KindRegistry.shipped["ColorItem"] == expected)
  }

  @Test("DetailModel is a setting with options of which one is selected")
  func detailModel() {
    let expected = Kind(
      name: "DetailModel",
      catalogName: "MasterModel",
      fields: [
        Field("title", .text),
        Field("options", .options),
        Field(
          "selectedOptionIndex",
          shortName: "selected",
          .selection(from: 1),
          defaultValue: .selection(0)
        ),
      ],
      titleField: 0,
      row: RowTemplate(title: TextTemplate(.field(0)), detail: TextTemplate(.field(2))),
      screen: ItemScreenTemplate(
        title: TextTemplate(.literal("Select "), .field(0)),
        choice: 2
      ),
      actions: []
    )
    #expect(KindRegistry.shipped["DetailModel"] == expected)
  }
}
