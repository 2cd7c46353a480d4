/// What the screen of an item shows, as preview and as detail.
package struct ItemScreenTemplate: Sendable, Hashable {
  /// The screen's title.
  package let title: TextTemplate
  /// The colour field that fills the screen.
  package let background: Int?
  /// The fields shown, in order.
  package let fields: [Int]
  /// The selection whose options are listed with a checkmark at the selected one.
  package let choice: Int?

  /// Creates a template.
  package init(
    title: TextTemplate,
    background: Int? = nil,
    fields: [Int] = [],
    choice: Int? = nil
  ) {
    self.title = title
    self.background = background
    self.fields = fields
    self.choice = choice
  }
}
