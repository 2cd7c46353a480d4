/// The names of an object's values, in order.
///
/// Objects of one shape share it: what is the same for thousands of pages, their names and where each
/// stands, is worked out once.
package final class TemplateShape: Sendable, Hashable {
  /// The names, each once.
  package let names: [String]
  /// Where the names of each length stand, in bytes: of one length there are few, so that looking at
  /// each of them is faster than hashing.
  private let places: [[Int]]

  /// Creates a shape; of equal names the first counts.
  package init(_ names: [String]) {
    self.names = names
    let longest = names.map(\.utf8.count).max() ?? 0
    var places: [[Int]] = Array(repeating: [], count: longest + 1)
    for (place, name) in names.enumerated() { places[name.utf8.count].append(place) }
    self.places = places
  }

  /// Returns where a name stands.
  ///
  /// - Complexity: O(*n*) in the names of the same length.
  func place(of name: String) -> Int? {
    let length = name.utf8.count
    guard length < places.count else { return nil }
    return places[length].first { names[$0] == name }
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
