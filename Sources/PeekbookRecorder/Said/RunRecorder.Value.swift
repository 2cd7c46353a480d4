extension RunRecorder {
  /// The value of a field.
  ///
  /// Texts, whole numbers and flags can be written as literals: `"Buy milk"`, `3`, `true`.
  public enum Value: Sendable, Hashable {
    /// Nothing: a field that has no value.
    case absent
    /// A text.
    case text(String)
    /// A number in decimal digits, with its unit if it has one.
    case number(String, unit: String = "")
    /// Yes or no.
    case flag(Bool)
    /// A colour in one of the notations of CSS, such as `#ff3b30`.
    case color(String)
    /// A date, such as `2026-12-01`.
    case date(String)
    /// The selected one of several options, with its index from 0.
    case selection(Int, label: String)
    /// A list of texts.
    case list([String])
  }
}

extension RunRecorder.Value: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension RunRecorder.Value: ExpressibleByIntegerLiteral {
  /// Creates a number without unit.
  public init(integerLiteral value: Int) {
    self = .number(String(value))
  }
}

extension RunRecorder.Value: ExpressibleByBooleanLiteral {
  /// Creates a flag.
  public init(booleanLiteral value: Bool) {
    self = .flag(value)
  }
}
