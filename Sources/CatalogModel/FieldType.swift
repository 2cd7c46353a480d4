/// What values a field takes.
package enum FieldType: Sendable, Hashable {
  /// Any text, as written.
  case text
  /// A number in decimal digits, as written, with a unit, or an empty text.
  case number(unit: String)
  /// Yes or no.
  case flag
  /// A colour.
  case color
  /// A date of the calendar, perhaps with a time.
  case date
  /// Any number of texts.
  case texts
  /// One of options that are the same for all items.
  case choice([Option])
  /// A list of typed options, at least one.
  case options
  /// One of the options in another field of the same item, whose index is given.
  case selection(from: Int)

  /// Whether a value is one of several options.
  package var isChoice: Bool {
    switch self {
    case .choice, .selection: true
    case .text, .number, .flag, .color, .date, .texts, .options: false
    }
  }

  /// The unit of a number; empty if there is none.
  package var unit: String {
    if case .number(let unit) = self { unit } else { "" }
  }
}
