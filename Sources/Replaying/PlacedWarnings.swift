import Diagnostics

/// Warnings, each once for its place: a step that is repeated, or included twice, stands in one.
struct PlacedWarnings {
  private struct Key: Hashable {
    let location: Location
    let message: String
  }

  /// The warnings, in the order in which they came up.
  private(set) var bag = DiagnosticBag()
  private var known: Set<Key> = []

  /// Adds a warning, unless its place has the same one already; without a place, always.
  mutating func add(_ warning: Diagnostic) {
    if let location = warning.location,
      !known.insert(Key(location: location, message: warning.message)).inserted
    {
      return
    }
    bag.add(warning)
  }
}
