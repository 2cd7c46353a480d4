/// A section of a catalog: neighbouring items with the same text in one field.
package struct CatalogSection: Sendable, Hashable {
  /// What stands above it.
  package let title: String
  /// How many items it has; 0 if all went.
  package internal(set) var count: Int
}
