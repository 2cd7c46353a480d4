internal import Recordings

/// What is marked on a screen because a step changed it.
struct ScreenMarks: Equatable {
  /// How something changed.
  enum Mark {
    /// It looks different.
    case changed
    /// It came in.
    case inserted
    /// It goes.
    case removed
    /// It stands in another place.
    case moved
  }

  /// The marks of rows, by item.
  var rows: [Int: Mark] = [:]
  /// Positions of the fields that changed on the item screen.
  var fields: Set<Int> = []
  /// Positions of the options that changed on the item screen.
  var options: Set<Int> = []
  /// Positions of the quick actions that changed on the item screen.
  var actions: Set<Int> = []
  /// Whether the colour that fills the item screen changed.
  var background = false

  /// No mark.
  static let none = ScreenMarks()
}

extension ScreenMarks.Mark {
  /// The mark in one word.
  var word: StaticString {
    switch self {
    case .changed: "changed"
    case .inserted: "new"
    case .removed: "removed"
    case .moved: "moved"
    }
  }

  /// The mark beside a line of a screen drawn as text.
  var remark: StaticString {
    switch self {
    case .changed: "← changed"
    case .inserted: "← new"
    case .removed: "← removed"
    case .moved: "← moved"
    }
  }
}
