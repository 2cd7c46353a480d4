extension Kind {
  /// A setting with options of which one is selected: the reference design for master and detail.
  package static let detailModel: Kind = {
    let title = 0
    let options = 1
    let selectedOptionIndex = 2
    return Kind(
      name: "DetailModel",
      catalogName: "MasterModel",
      fields: [
        Field("title", .text),
        Field("options", .options),
        Field(
          "selectedOptionIndex",
          shortName: "selected",
          .selection(from: options),
          defaultValue: .selection(0)
        ),
      ],
      titleField: title,
      row: RowTemplate(
        title: TextTemplate(.field(title)),
        detail: TextTemplate(.field(selectedOptionIndex))
      ),
      screen: ItemScreenTemplate(
        title: TextTemplate(.literal("Select "), .field(title)),
        choice: selectedOptionIndex
      ),
      actions: []
    )
  }()
}
