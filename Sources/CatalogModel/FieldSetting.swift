/// A field and the value that a quick action gives it.
package struct FieldSetting: Sendable, Hashable {
  /// The field, an index of the kind's fields.
  package let field: Int
  /// The value.
  package let value: FieldOperand

  /// Creates a setting.
  package init(field: Int, value: FieldOperand) {
    self.field = field
    self.value = value
  }
}

/// A value that a kind names, before it is known of which item.
package enum FieldOperand: Sendable, Hashable {
  /// A value.
  case value(FieldValue)
  /// The option of a name, among those that an item has itself.
  case option(OptionName)

  /// Returns the value for a field of an item; `nil` if the item has no such option.
  package func value(for field: Int, of item: Item) -> FieldValue? {
    switch self {
    case .value(let value): return value
    case .option(let name):
      let found = item.choice(of: field).map { name.indices(in: $0.options) } ?? []
      return found.count == 1 ? .selection(found[0]) : nil
    }
  }
}

/// A condition on an item: a field has one of some values.
package struct FieldCondition: Sendable, Hashable {
  /// The field, an index of the kind's fields.
  package let field: Int
  /// The values of which the field has to have one.
  package let values: [FieldOperand]

  /// Creates a condition.
  package init(field: Int, values: [FieldOperand]) {
    self.field = field
    self.values = values
  }

  /// Returns whether the condition holds for an item as it stands; a flag without value is not set.
  package func holds(for item: Item) -> Bool {
    let value = item[field]
    return values.contains { operand in
      if case .value(.flag(let flag)) = operand { return item.isSet(field) == flag }
      guard let wanted = operand.value(for: field, of: item) else { return false }
      return wanted == value
    }
  }
}
