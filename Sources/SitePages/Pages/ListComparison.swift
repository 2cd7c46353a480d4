internal import Recordings

/// How each tab's list at the end differs from the one at the start: marks of rows, by item.
struct ListComparison {
  /// The marks at the start, a table for each tab.
  private(set) var first: [[Int: ScreenMarks.Mark]] = []
  /// The marks at the end, a table for each tab.
  private(set) var last: [[Int: ScreenMarks.Mark]] = []

  /// Compares the lists of a recording.
  ///
  /// - Complexity: O(*n*) in the rows of all lists.
  init(_ recording: Recording) {
    for tab in recording.tabs {
      let old = Self.looks(tab.firstRows, in: recording)
      let new = Self.looks(tab.lastRows, in: recording)
      first.append(Self.marks(of: old, against: new, missing: .removed))
      last.append(Self.marks(of: new, against: old, missing: .inserted))
    }
  }

  private static func looks(_ rows: [Int], in recording: Recording) -> [Int: Int] {
    var looks: [Int: Int] = [:]
    for row in rows { looks[recording.rows[row].item] = row }
    return looks
  }

  private static func marks(
    of these: [Int: Int],
    against those: [Int: Int],
    missing: ScreenMarks.Mark
  ) -> [Int: ScreenMarks.Mark] {
    var marks: [Int: ScreenMarks.Mark] = [:]
    for (item, look) in these {
      guard let other = those[item] else {
        marks[item] = missing
        continue
      }
      if other != look { marks[item] = .changed }
    }
    return marks
  }
}
