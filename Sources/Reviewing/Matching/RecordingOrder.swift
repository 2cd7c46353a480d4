import Recordings

/// Puts two recordings in an order that does not depend on which is the base.
///
/// Where several explanations of a change are equally good (of two items that changed places, either
/// has moved), the comparison takes one. It always compares in this order and mirrors what it
/// found if need be, so that a review and its mirror image say the same.
enum RecordingOrder {
  /// Whether the first of two recordings comes behind the second.
  ///
  /// - Complexity: O(*n*) in what both begin with alike.
  static func isBehind(_ one: Recording, _ two: Recording) -> Bool {
    compare(one, two) == .orderedDescending
  }

  private enum Result {
    case orderedAscending, orderedSame, orderedDescending
  }

  private static func compare(_ one: Recording, _ two: Recording) -> Result {
    var result = compare(one.title, two.title)
    if result == .orderedSame { result = compare(one.tabs, two.tabs, tab) }
    if result == .orderedSame { result = compare(one.items, two.items, item) }
    if result == .orderedSame { result = compare(one.steps, two.steps, step) }
    if result == .orderedSame { result = compare(one.rows, two.rows, row) }
    if result == .orderedSame { result = compare(one.screens.count, two.screens.count) }
    return result
  }

  private static func tab(_ one: TabRecord, _ two: TabRecord) -> Result {
    compare(
      [one.title, one.kind, one.catalog, one.integration],
      [two.title, two.kind, two.catalog, two.integration]
    ) { compare($0, $1) }
  }

  private static func item(_ one: ItemRecord, _ two: ItemRecord) -> Result {
    let result = compare(one.title, two.title)
    guard result == .orderedSame, one.fields != two.fields || one.id != two.id else {
      return result
    }
    let ids = compare(one.id ?? "", two.id ?? "")
    guard ids == .orderedSame else { return ids }
    return compare(one.fields, two.fields) { compare($0.value.text, $1.value.text) }
  }

  private static func step(_ one: StepRecord, _ two: StepRecord) -> Result {
    var result = compare(one.action.verb, two.action.verb)
    if result == .orderedSame { result = compare(one.action.target, two.action.target) }
    if result == .orderedSame { result = compare(one.id ?? "", two.id ?? "") }
    if result == .orderedSame { result = compare(one.outcome, two.outcome) }
    if result == .orderedSame { result = compare(one.events, two.events, event) }
    if result == .orderedSame {
      result = compare(one.expectations, two.expectations) {
        compare([$0.subject] + $0.expected, [$1.subject] + $1.expected) { compare($0, $1) }
      }
    }
    return result
  }

  private static func event(_ one: EventRecord, _ two: EventRecord) -> Result {
    var result = compare(one.name, two.name)
    if result == .orderedSame { result = compare(one.itemTitle, two.itemTitle) }
    if result == .orderedSame { result = compare(one.deliveries.count, two.deliveries.count) }
    guard result == .orderedSame, case .updated(_, _, let new) = one.change,
      case .updated(_, _, let other) = two.change
    else { return result }
    return compare(new.text, other.text)
  }

  private static func row(_ one: RowRecord, _ two: RowRecord) -> Result {
    compare([one.title, one.subtitle, one.detail], [two.title, two.subtitle, two.detail]) {
      compare($0, $1)
    }
  }

  private static func compare<Element>(
    _ one: [Element],
    _ two: [Element],
    _ compare: (Element, Element) -> Result
  ) -> Result {
    for (one, two) in zip(one, two) {
      let result = compare(one, two)
      if result != .orderedSame { return result }
    }
    return Self.compare(one.count, two.count)
  }

  private static func compare(_ one: Int, _ two: Int) -> Result {
    one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }

  private static func compare(_ one: String, _ two: String) -> Result {
    if one.isSpelled(as: two) { return .orderedSame }
    return one.utf8.lexicographicallyPrecedes(two.utf8) ? .orderedAscending : .orderedDescending
  }
}
