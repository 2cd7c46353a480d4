/// How a list is divided into sections: by a field, items with the same text of it together.
package struct SectionTemplate: Sendable, Hashable {
  /// The field, an index of the kind's fields.
  package let field: Int
  /// What stands above a section, for any of its items.
  package let title: TextTemplate

  /// Creates a template.
  package init(field: Int, title: TextTemplate) {
    self.field = field
    self.title = title
  }
}
