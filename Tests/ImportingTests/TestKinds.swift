import CatalogModel

extension Kind {
  /// A kind with a title and optional texts.
  static func texts(title: String, _ others: String...) -> Kind {
    texts(title: title, others: others)
  }

  /// A kind with a title and a colour that may be missing.
  static let swatch = Kind(
    name: "Swatch",
    catalogName: "Swatches",
    fields: [
      Field("name", .text),
      Field("color", .color, defaultValue: .color(WrittenColor(.white, text: "none"))),
    ],
    titleField: 0,
    row: RowTemplate(title: TextTemplate(.field(0))),
    screen: ItemScreenTemplate(title: TextTemplate(.field(0))),
    actions: []
  )

  private static func texts(title: String, others: [String]) -> Kind {
    Kind(
      name: "Entry",
      catalogName: "Entries",
      fields: [Field(title, .text)]
        + others.map { Field($0, .text, defaultValue: .text("(none)")) },
      titleField: 0,
      row: RowTemplate(title: TextTemplate(.field(0))),
      screen: ItemScreenTemplate(title: TextTemplate(.field(0))),
      actions: []
    )
  }
}
