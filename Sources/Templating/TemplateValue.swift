/// What a template can show: a closed set of shapes, so that nothing has to be looked into at run
/// time, and a page's data can be checked.
package enum TemplateValue: Sendable, Hashable {
  /// Text, escaped where it is shown unless the tag says otherwise.
  case text(String)
  /// Bytes that are markup already.
  ///
  /// Only `{{{name}}}` and `{{&name}}` write them as they are; `{{name}}` escapes them too.
  case raw([UInt8])
  /// A whole number.
  case number(Int)
  /// Yes or no, for sections.
  case flag(Bool)
  /// Values of which a section shows one after another.
  case list([TemplateValue])
  /// Named values.
  case object(TemplateObject)
  /// Markup that is put in afterwards: shows nothing, and its places are told.
  case later
  /// A value that is known to be absent: shows nothing, and is no cause for a warning.
  case missing

  /// Whether a section shows its content.
  ///
  /// No: `false`, `missing`, an empty list, and text without a byte. Numbers are shown, zero too.
  package var isShown: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .raw(let bytes): !bytes.isEmpty
    case .number, .object, .later: true
    case .flag(let flag): flag
    case .list(let values): !values.isEmpty
    case .missing: false
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  package init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Creates a number.
  package init(integerLiteral value: Int) {
    self = .number(value)
  }

  /// Creates a flag.
  package init(booleanLiteral value: Bool) {
    self = .flag(value)
  }

  /// Creates a list.
  package init(arrayLiteral elements: TemplateValue...) {
    self = .list(elements)
  }

  /// Creates an object.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements))
  }
}
