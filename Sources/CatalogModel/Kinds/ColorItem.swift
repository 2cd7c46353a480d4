extension Kind {
  /// A colour with a name and a star: the reference design for peek and pop.
  package static let colorItem: Kind = {
    let name = 0
    let color = 1
    let starred = 2
    return Kind(
      name: "ColorItem",
      catalogName: "ColorData",
      fields: [
        Field("name", .text),
        Field("color", .color),
        Field("starred", .flag, defaultValue: .flag(false)),
      ],
      titleField: name,
      row: RowTemplate(
        symbol: .flag(field: starred, shape: .star, tint: color),
        title: TextTemplate(.field(name))
      ),
      screen: ItemScreenTemplate(
        title: TextTemplate(.field(name)),
        background: color,
        fields: [color, starred]
      ),
      actions: [
        QuickAction(
          .flag(field: starred, whenSet: "Unstar", whenNot: "Star"),
          effect: .toggle(field: starred)
        ),
        QuickAction(.fixed("Delete"), style: .destructive, effect: .delete),
      ]
    )
  }()
}
