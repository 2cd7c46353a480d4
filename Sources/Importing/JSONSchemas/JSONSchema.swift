package import Bytes

/// What a value may be, as a JSON Schema (2020-12) can say it.
///
/// It speaks of values as editors read YAML: `no` may be a text, `007` a number, and nothing at all
/// `null`. So a text may be any scalar, and a key with nothing behind it is as good as none.
package indirect enum JSONSchema: Sendable {
  /// The keys of a mapping.
  package struct Mapping: Sendable {
    /// A key and what stands behind it.
    package struct Property: Sendable {
      /// The key.
      package var name: String
      /// What stands behind it.
      package var schema: JSONSchema
      /// Whether it has to be there.
      package var isRequired: Bool

      /// Creates a key; one that may be left out unless it is said that it may not.
      package init(name: String, schema: JSONSchema, isRequired: Bool = false) {
        self.name = name
        self.schema = schema
        self.isRequired = isRequired
      }
    }

    /// The keys, in order.
    package var properties: [Property] = []
    /// What stands behind other keys; `nil` if there may be none.
    package var others: JSONSchema?
    /// How many keys there are at least.
    package var least = 0
    /// Sets of keys of each of which exactly one is given.
    package var exactlyOne: [[String]] = []
    /// Sets of keys of each of which at least one is given.
    package var atLeastOne: [[String]] = []
    /// Pairs of keys of which at most one is given.
    package var exclusive: [(String, String)] = []
    /// What else holds; members of the schema.
    package var rules: [(key: String, value: JSONValue)] = []

    /// Creates a mapping without keys of its own.
    package init(others: JSONSchema? = nil, least: Int = 0) {
      self.others = others
      self.least = least
    }
  }

  /// A scalar: the members that say which.
  case scalar([(key: String, value: JSONValue)])
  /// A list.
  case list(of: JSONSchema, least: Int = 0, most: Int? = nil)
  /// A mapping.
  case mapping(Mapping)
  /// One of several.
  case any([JSONSchema])
  /// What is defined under a name.
  case definition(String)
  /// Another schema, and a sentence on it.
  case described(String, JSONSchema)
  /// Anything.
  case anything

  /// Returns the schema with a sentence on what it is for.
  package func described(_ text: String) -> JSONSchema { .described(text, self) }
}

// Mappings.
extension JSONSchema {
  /// Makes the schema of a mapping from the keys that its reader knows; `property` says what stands
  /// behind each.
  package static func mapping<Key: SchemaKey>(
    _ keys: Key.Type,
    required: [Key] = [],
    _ property: (Key) -> JSONSchema
  ) -> JSONSchema {
    .mapping(Mapping(keys, required: required, property))
  }
}

extension JSONSchema.Mapping {
  /// Creates a mapping with the keys that its reader knows.
  package init<Key: SchemaKey>(
    _ keys: Key.Type,
    required: [Key] = [],
    _ property: (Key) -> JSONSchema
  ) {
    properties = Key.allCases.map { key in
      Property(
        name: key.name,
        schema: property(key),
        isRequired: required.contains { $0.rawValue == key.rawValue }
      )
    }
  }
}
