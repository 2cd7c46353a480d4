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
  /// The items of which events set fields since the list was last in front, in that order.
  var unseen: [Int] = []
  /// Whether events told of another order since the list was last seen or in front.
  var hasUnseenOrder = false
  /// How far the content is scrolled up, in points.
  var offset = 0

  /// What differs: as the events tell it, and as it was found.
  struct Difference: Equatable {
    let told: String
    var found: String
  }

  /// Whether the list has been seen.
  var isKnown: Bool { told != nil }
}
