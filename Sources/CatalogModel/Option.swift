/// One option of a choice: typed, and formatting itself.
package enum Option: Sendable, Hashable {
  /// A text, as written.
  case text(String)
  /// A number in decimal digits, as written, so that `1.10` stays what it is; with a unit, or
  /// an empty text.
  case number(String, unit: String)
  /// A colour, with a name of its own, or an empty text.
  case color(WrittenColor, name: String)

  /// The option's text as a person reads it: `Yellow`, `16 pt`, `#ff3b30`.
  package var label: String {
    switch self {
    case .text(let text): text
    case .number(let digits, let unit): unit.isEmpty ? digits : digits + " " + unit
    case .color(let color, let name): name.isEmpty ? color.color.hex : name
    }
  }

  /// The option's text as it may be written in a script instead of the label: without its unit,
  /// or with the colour in its own spelling.
  package var bareText: String {
    switch self {
    case .text(let text): text
    case .number(let digits, _): digits
    case .color(let color, _): color.text
    }
  }

  /// The colour that the option stands for, if it is one.
  package var color: Color? {
    guard case .color(let color, _) = self else { return nil }
    return color.color
  }
}
