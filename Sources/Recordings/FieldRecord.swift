/// A field's name and value.
package struct FieldRecord: Sendable, Hashable {
  /// The field's name, such as `starred`.
  package var name: String
  /// Its value.
  package var value: ValueRecord

  /// Creates a field.
  package init(name: String, value: ValueRecord) {
    self.name = name
    self.value = value
  }
}
