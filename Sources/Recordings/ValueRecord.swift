/// A field's value, as recorded.
package enum ValueRecord: Sendable, Hashable {
  /// Nothing: an optional field without a value.
  case absent
  /// A text, as written.
  case text(String)
  /// A number in decimal digits, as written, with its unit if it has one.
  case number(String, unit: String)
  /// Yes or no.
  case flag(Bool)
  /// A colour: `hex` is canonical (`#rrggbb`, or `#rrggbbaa` if not opaque), `written` is what
  /// the author wrote, `isMapped` tells whether the colour lies outside sRGB and was mapped.
  case color(hex: String, written: String, isMapped: Bool)
  /// The selected one of several options, with its index, which counts from 0.
  case selection(index: Int, label: String)
  /// A date, as written.
  case date(String)
  /// A list of options or texts.
  case list([String])

  /// The value in words, on one line: `yes`, `#ff3b30`, `16 pt`, `Yellow`.
  package var text: String {
    switch self {
    case .absent: ""
    case .text(let text): text
    case .number(let digits, let unit): unit.isEmpty ? digits : digits + " " + unit
    case .flag(let flag): flag ? "yes" : "no"
    case .color(let hex, _, _): hex
    case .selection(_, let label): label
    case .date(let date): date
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}
