extension Scenario {
  /// The value of a field, as it is written; the kind says what it has to be.
  ///
  /// Texts, whole numbers, flags and lists can be written as literals.
  public enum Value: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
  {
    /// A text, a date, a colour as in CSS, or the digits of a number: the same letters as in a script.
    case text(String)
    /// A flag.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// One of the options of a choice.
    case option(OptionName)
    /// A list of texts.
    case list([String])
    /// The options of an item's own.
    case options([Option])

    /// Creates a text.
    public init(stringLiteral text: String) {
      self = .text(text)
    }

    /// Creates a flag.
    public init(booleanLiteral flag: Bool) {
      self = .flag(flag)
    }

    /// Creates a whole number.
    public init(integerLiteral number: Int) {
      self = .number(number)
    }

    /// Creates a list of texts.
    public init(arrayLiteral texts: String...) {
      self = .list(texts)
    }

    /// The value as a script has it.
    var node: ScriptNode {
      switch self {
      case .text(let text): .text(text)
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .option(let name): name.node
      case .list(let texts): .texts(texts)
      case .options(let options): .list(options.map(\.node))
      }
    }
  }
}
