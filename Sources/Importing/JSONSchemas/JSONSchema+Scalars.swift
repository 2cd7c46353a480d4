import Bytes
import CatalogModel

// What scalars may be. YAML's own types say nothing: a reader of scripts takes the text as written.
extension JSONSchema {
  /// Any text.
  package static let text = scalar([("type", scalarTypes)])
  /// A text in which something can be seen.
  package static let visibleText = scalar([("type", scalarTypes), ("pattern", .text("\\S"))])
  /// Nothing at all.
  package static let nothing = scalar([("type", .text("null"))])
  /// `true` or `false`.
  package static let flag = scalar([
    ("enum", .list([.flag(true), .flag(false), .text("true"), .text("false")]))
  ])
  private static let digits = "([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\\s*$"

  /// A colour in one of the notations of CSS.
  package static let color = scalar([
    ("type", .text("string")), ("pattern", .text("^\\s*(#\(digits)|[A-Za-z-]+\\s*(\\(|$))")),
  ])
  /// A number in decimal digits.
  package static let decimal = JSONSchema.any([
    scalar([("type", .text("number"))]),
    scalar([("type", .text("string")), ("pattern", .text("^-?[0-9]+(\\.[0-9]+)?$"))]),
  ])
  /// A date, perhaps with a time.
  package static let date = scalar([
    ("type", .text("string")), ("pattern", .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}")),
  ])
  /// A path below the project's root, relative to the file.
  package static let path = scalar([
    ("type", scalarTypes), ("pattern", .text("^(?!/|[A-Za-z]:)[^\\\\\\x00-\\x1f]*[^\\s\\\\]$")),
  ])

  private static let scalarTypes = JSONValue.list(
    ["string", "number", "boolean", "null"].map(JSONValue.text)
  )

  /// One of a few words.
  package static func words(_ words: some Sequence<String>) -> JSONSchema {
    scalar([("enum", .list(words.map(JSONValue.text)))])
  }

  /// One of the cases of an enumeration.
  package static func words<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> JSONSchema {
    words(Word.allCases.map(\.rawValue))
  }

  /// A whole number in plain digits.
  package static func integer(
    _ range: ClosedRange<Int> = PlainInteger.range
  ) -> JSONSchema {
    .any([
      scalar([
        ("type", .text("integer")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]),
      scalar([
        ("type", .text("string")),
        ("pattern", .text(range.lowerBound < 0 ? "^(0|-?[1-9][0-9]*)$" : "^(0|[1-9][0-9]*)$")),
      ]),
    ])
  }

  /// The author's Markdown, of at most so many bytes.
  package static func markdown(most: Int) -> JSONSchema {
    scalar([("type", scalarTypes), ("maxLength", .number(most))])
  }
}
