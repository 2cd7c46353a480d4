/// A typed attribute of an item.
package struct Field: Sendable, Hashable {
  /// The name, in events and recordings.
  package let name: String
  /// A shorter name that scripts may use as well, such as `selected` for `selectedOptionIndex`.
  package let shortName: String?
  /// What values it takes.
  package let type: FieldType
  /// The value that stands where a script gives none.
  package let defaultValue: FieldValue?
  /// Whether a script must give a value.
  package let isRequired: Bool

  /// Creates a field; without a default value it is required, unless it is said that it is not.
  package init(
    _ name: String,
    shortName: String? = nil,
    _ type: FieldType,
    defaultValue: FieldValue? = nil,
    isRequired: Bool = true
  ) {
    self.name = name
    self.shortName = shortName
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired && defaultValue == nil
  }
}
