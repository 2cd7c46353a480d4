import CatalogModel
import Diagnostics
import YAMLReading

/// How the texts of a column become values of a field, where a file writes them in its own way.
struct FieldConversion {
  enum Key: Int, SchemaKey {
    case column, values, split
    static let table = KeyTable(Self.self)
  }

  /// The column; `nil` for the one with the field's name.
  let column: YAMLNode?
  private let values: [(from: String, to: String)]
  /// What stands between the texts of a list.
  let separator: String?

  /// Reads what stands behind a field in `map:`, or reports what is wrong with it.
  init?(_ node: YAMLNode, for field: Field, problems: inout DiagnosticBag) {
    let what = field.name.inBackticks + " in `map`"
    guard let reader = MappingReader<Key>(node, what, problems: &problems) else { return nil }
    column = reader[.column]
    values = reader[.values].map { Self.values($0, problems: &problems) } ?? []
    separator = reader[.split].flatMap { Self.separator($0, field, problems: &problems) }
  }

  /// Returns what a text stands for: another text, or itself.
  func text(for text: String) -> String {
    values.first { $0.from.utf8.elementsEqual(text.utf8) }?.to ?? text
  }

  private static func values(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> [(from: String, to: String)] {
    guard node.kind == .mapping else {
      let hint = "write `{\"0\": false, \"1\": true}`"
      problems.add(
        node.wrongType("`values`", is: "a mapping of texts in the file to values", hint: hint)
      )
      return []
    }
    return node.entries.compactMap { entry in
      let to = entry.value.text(entry.key.text.inBackticks, problems: &problems)
      return to.map { (entry.key.text, $0) }
    }
  }

  private static func separator(
    _ node: YAMLNode,
    _ field: Field,
    problems: inout DiagnosticBag
  ) -> String? {
    guard let text = node.text("`split`", problems: &problems) else { return nil }
    guard field.type == .texts else {
      let message = "`split` is for lists, and \(field.name.inBackticks) is none"
      problems.add(node.error(.conflictingKeys, message))
      return nil
    }
    guard !text.isEmpty else {
      problems.add(node.error(.emptyText, "`split` is empty", hint: "write `\";\"`"))
      return nil
    }
    return text
  }
}

extension String {
  /// Returns what stands between the places where a separator stands, without spaces around it.
  ///
  /// - Complexity: O(*n* · *m*) for a text of *n* and a separator of *m* bytes.
  func pieces(between separator: String) -> [String] {
    let bytes = Array(utf8)
    let mark = Array(separator.utf8)
    var pieces: [String] = []
    var start = 0
    var place = 0
    while place < bytes.count {
      if bytes[place...].starts(with: mark) {
        pieces.append(Self.trimmed(bytes[start..<place]))
        place += mark.count
        start = place
      } else {
        place += 1
      }
    }
    return pieces + [Self.trimmed(bytes[start...])]
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let space = UInt8(ascii: " ")
    let tail = bytes.drop { $0 == space }
    let end = tail.lastIndex { $0 != space }
    return end.map { String(decoding: tail[...$0], as: UTF8.self) } ?? ""
  }
}
