internal import Recordings

/// Rows of a list that follow each other, with the section headers among them.
struct ListPart {
  /// Rows that stand together, below a header or not.
  struct Group {
    /// The header above them.
    var header: SectionRecord?
    /// The index of the first row in the whole list, from 0.
    var first: Int
    /// The rows: indices of `Recording.rows`.
    var rows: ArraySlice<Int>
  }

  /// The index of the tab.
  let tab: Int
  /// The rows, one group for each section.
  private(set) var groups: [Group] = []

  /// Takes a part of a whole list, with the headers of the sections that begin in it.
  ///
  /// - Complexity: O(*n* + *s*) for *n* rows in the part and *s* sections.
  init(_ rows: ArraySlice<Int>, of sections: [SectionRecord], tab: Int) {
    self.tab = tab
    var starts: [(header: SectionRecord, row: Int)] = []
    var row = 0
    for section in sections {
      if rows.indices.contains(row) { starts.append((section, row)) }
      row += section.count
    }
    divide(rows, from: rows.startIndex, at: starts)
  }

  /// Takes what is visible of a list.
  init(_ list: ScreenRecord.List, tab: Int) {
    self.tab = tab
    let starts = list.headers.map { header in
      (header: SectionRecord(title: header.title, count: header.count), row: header.row)
    }
    divide(list.rows[...], from: list.firstVisible, at: starts)
  }

  private mutating func divide(
    _ rows: ArraySlice<Int>,
    from first: Int,
    at starts: [(header: SectionRecord, row: Int)]
  ) {
    var rest = rows
    var next = first
    var header: SectionRecord?
    for start in starts {
      let count = min(max(start.row - next, 0), rest.count)
      if count > 0 || header != nil {
        groups.append(Group(header: header, first: next, rows: rest.prefix(count)))
      }
      rest = rest.dropFirst(count)
      next += count
      header = start.header
    }
    if !rest.isEmpty || header != nil {
      groups.append(Group(header: header, first: next, rows: rest))
    }
  }
}
