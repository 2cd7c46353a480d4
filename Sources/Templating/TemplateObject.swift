/// Named values in the order in which they were given.
package struct TemplateObject: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    var name: String
    var value: TemplateValue
  }

  /// Up to here looking at each name is faster than hashing.
  private static let mostUnindexed = 12

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Creates an object; of equal names the last counts.
  package init(_ values: some Sequence<(String, TemplateValue)> = []) {
    for (name, value) in values { self[name] = value }
  }

  /// The names, in order.
  package var names: [String] { entries.map(\.name) }

  /// The value called `name`; setting `nil` is setting `missing`.
  ///
  /// - Complexity: O(1), whatever the number of values.
  package subscript(name: String) -> TemplateValue? {
    get {
      place(of: name).map { entries[$0].value }
    }
    set {
      if let place = place(of: name) {
        entries[place].value = newValue ?? .missing
      } else {
        append(Entry(name: name, value: newValue ?? .missing))
      }
    }
  }

  private func place(of name: String) -> Int? {
    entries.count > Self.mostUnindexed
      ? places[name] : entries.firstIndex { $0.name == name }
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count == Self.mostUnindexed + 1 {
      for (place, entry) in entries.enumerated() { places[entry.name] = place }
    } else if entries.count > Self.mostUnindexed {
      places[entry.name] = entries.count - 1
    }
  }
}
