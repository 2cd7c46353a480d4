/// The names of an object's values, in order.
///
/// Objects of one shape share it: what is the same for thousands of pages, their names and where each
/// stands, is worked out once.
package final class TemplateShape: Sendable, Hashable {
  /// Up to here looking at each name is faster than hashing.
  private static let mostUnindexed = 8

  /// The names, each once.
  package let names: [String]
  private let places: [String: Int]

  /// Creates a shape; of equal names the first counts.
  package init(_ names: [String]) {
    self.names = names
    var places: [String: Int] = [:]
    if names.count > Self.mostUnindexed {
      for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
    }
    self.places = places
  }

  /// Returns where a name stands.
  ///
  /// - Complexity: O(1), whatever the number of names.
  func place(of name: String) -> Int? {
    names.count > Self.mostUnindexed ? places[name] : names.firstIndex(of: name)
  }

  /// Whether two shapes have the same names in the same order.
  package static func == (left: TemplateShape, right: TemplateShape) -> Bool {
    left === right || left.names == right.names
  }

  /// Hashes the names.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(names)
  }
}
