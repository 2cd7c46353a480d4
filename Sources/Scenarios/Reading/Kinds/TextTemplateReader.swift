import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// A brace that begins or ends no placeholder.
  static let strayBrace = Diagnostic.Code("stray-brace")
}

/// Reads a text with placeholders, such as `Select {title}`; two braces stand for one.
struct TextTemplateReader {
  let fields: KindFields

  /// Returns the template, or `nil` after it has reported what is wrong.
  func template(
    _ text: String,
    at node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> TextTemplate? {
    var parts: [TextTemplate.Part] = []
    var literal: [UInt8] = []
    var isGood = true
    func flush() {
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal.removeAll()
    }
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == Self.open || byte == Self.close else {
        literal.append(byte)
        continue
      }
      if rest.first == byte {
        rest.removeFirst()
        literal.append(byte)
      } else if byte == Self.open, let end = rest.firstIndex(of: Self.close) {
        flush()
        let name = String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[rest.index(after: end)...]
        if let field = field(name, at: node, problems: &problems) {
          parts.append(.field(field))
        } else {
          isGood = false
        }
      } else {
        problems.add(Self.stray(byte, at: node))
        return nil
      }
    }
    flush()
    return isGood ? TextTemplate(parts) : nil
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")

  private static func stray(_ byte: UInt8, at node: YAMLNode) -> Diagnostic {
    let brace = byte == open ? "{" : "}"
    let message = "a `\(brace)` that \(byte == open ? "begins" : "ends") no placeholder"
    return node.error(.strayBrace, message, hint: "write `\(brace)\(brace)` for a brace")
  }

  private func field(_ name: String, at node: YAMLNode, problems: inout DiagnosticBag) -> Int? {
    let trimmed = name.drop { $0 == " " }
    let end = trimmed.lastIndex { $0 != " " }
    let bare = end.map { String(trimmed[...$0]) } ?? ""
    guard bare == name else {
      let message = "a placeholder with spaces: `{\(name)}`"
      problems.add(node.error(.unknownField, message, hint: "write `{\(bare)}`"))
      return nil
    }
    if let index = fields.index(named: name) { return index }
    problems.add(fields.unknown(name, at: node))
    return nil
  }
}

extension Substring.UTF8View {
  fileprivate mutating func popFirst() -> UInt8? { isEmpty ? nil : removeFirst() }
}
