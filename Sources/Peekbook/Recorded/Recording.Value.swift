import Recordings

extension Recording {
  /// A field's value.
  public enum Value: Sendable, Hashable, CustomStringConvertible {
    /// No value.
    case absent
    /// A text, as written.
    case text(String)
    /// A number in decimal digits, as written, with its unit if it has one.
    case number(String, unit: String = "")
    /// Yes or no.
    case flag(Bool)
    /// A colour, as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    case color(String)
    /// The label of the option that is selected.
    case option(String)
    /// A date, as written.
    case date(String)
    /// Several texts.
    case list([String])

    /// The value in words, on one line: `yes`, `#ff3b30`, `16 pt`, `Yellow`.
    public var description: String {
      switch self {
      case .absent: "(none)"
      case .text(let text), .color(let text), .option(let text), .date(let text): text
      case .number(let digits, let unit): unit.isEmpty ? digits : digits + " " + unit
      case .flag(let flag): flag ? "yes" : "no"
      case .list(let texts): texts.joined(separator: ", ")
      }
    }

    /// Creates a value from its record.
    init(_ value: ValueRecord) {
      self =
        switch value {
        case .absent: .absent
        case .text(let text): .text(text)
        case .number(let digits, let unit): .number(digits, unit: unit)
        case .flag(let flag): .flag(flag)
        case .color(let hex, _, _): .color(hex)
        case .selection(_, let label): .option(label)
        case .date(let date): .date(date)
        case .list(let texts): .list(texts)
        }
    }
  }
}
