package import CatalogModel
package import YAMLReading

/// An item as it was read, before a catalog owns it.
package struct ItemDraft: Sendable {
  /// Its identifier, if it has one.
  package var id: String?
  /// A value, or none, for each field of its kind; those with a default are filled in.
  package var values: [FieldValue?]
  /// Where it stands: its own node, or what fetched it from a file that is no YAML.
  package var node: YAMLNode
}
