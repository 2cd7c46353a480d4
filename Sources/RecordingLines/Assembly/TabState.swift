/// A tab's list: what was seen of it, and what events told since.
struct TabState {
  /// The items in the rows, as last seen; empty before that.
  var seen: [Int] = []
  /// What the rows looked like: indices of the recording's rows.
  var looks: [Int] = []
  /// The rows when the list was first seen; `nil` before.
  var first: [Int]?
  /// The items in order, as the last look and the events since tell it; `nil` before the list was
  /// first seen, when nothing can be told.
  var told: [Int]?
  /// The items that events told of since the list was last seen.
  var touched: Set<Int> = []
  /// How far the content is scrolled up, in points.
  var offset = 0

  /// What differs: as the events tell it, and as it was found.
  struct Difference: Equatable {
    let told: String
    let found: String
  }

  /// Whether the list has been seen.
  var isKnown: Bool { told != nil }
}
