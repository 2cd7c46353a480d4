/// Text with placeholders for fields, such as `Select {title}`.
package struct TextTemplate: Sendable, Hashable {
  /// A piece of the text.
  package enum Part: Sendable, Hashable {
    /// Text as it stands.
    case literal(String)
    /// The text of a field, an index of the kind's fields.
    case field(Int)
  }

  /// The pieces, in order.
  package let parts: [Part]

  /// Creates a template from its pieces.
  package init(_ parts: Part...) {
    self.parts = parts
  }

  /// Creates a template from its pieces.
  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The fields whose texts it has.
  package var fields: [Int] {
    parts.compactMap { part in
      if case .field(let field) = part { field } else { nil }
    }
  }

  /// Returns the text for an item.
  package func text(for item: Item) -> String {
    if parts.count == 1, case .field(let field) = parts[0] { return item.text(of: field) }
    return parts.map { part in
      switch part {
      case .literal(let text): text
      case .field(let field): item.text(of: field)
      }
    }.joined()
  }
}
