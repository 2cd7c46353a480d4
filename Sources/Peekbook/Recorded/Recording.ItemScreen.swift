import Recordings

extension Recording {
  /// What an item's screen showed, as preview or as detail.
  public struct ItemScreen: Sendable {
    let recording: Recordings.Recording
    let record: ItemScreenRecord

    /// The screen's title.
    public var title: String { record.title }
    /// The item that it shows.
    public var item: Item { Item(recording: recording, index: record.item) }
    /// The colour that fills the screen, as `#rrggbb`.
    public var background: String? { record.background }
    /// The titles of the quick actions offered, in order.
    public var actions: [String] { record.actions.map(\.title) }
    /// The labels of the options listed, in order.
    public var options: [String] { record.options.map(\.label) }
    /// The label of the option with the checkmark.
    public var selected: String? { record.options.first(where: \.isSelected)?.label }

    /// Returns the value of a field that is shown; `nil` if no field of that name is.
    public subscript(field: String) -> Value? {
      record.fields.first { $0.name == field }.map { Value($0.value) }
    }
  }
}
