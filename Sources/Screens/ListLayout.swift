import CatalogModel

/// Where the rows and the section headers of a list are in its content, in points from its top.
///
/// - Complexity: without sections every operation is O(1), with them O(*s*) in their number.
struct ListLayout {
  let rowHeight: Int
  let headerHeight: Int
  let rowCount: Int
  /// The sections that have rows; empty for a list without sections.
  let sections: [CatalogSection]

  /// How high everything is.
  var height: Int { rowCount * rowHeight + sections.count * headerHeight }

  /// Returns where a row begins.
  func top(of row: Int) -> Int {
    var headers = 0
    var start = 0
    for section in sections {
      guard start <= row else { break }
      headers += 1
      start += section.count
    }
    return row * rowHeight + headers * headerHeight
  }

  /// Returns where a row begins, or the header above it if the row is the first of its section.
  func topWithHeader(of row: Int) -> Int {
    var start = 0
    for section in sections {
      if start >= row { break }
      start += section.count
    }
    return top(of: row) - (start == row && !sections.isEmpty ? headerHeight : 0)
  }

  /// Returns the row at a place; `nil` over a header, or behind the last row.
  func row(at place: Int) -> Int? {
    let rows = rows(from: place, to: place + 1)
    return rows.isEmpty ? nil : rows.lowerBound
  }

  /// Returns the rows that lie in a part of the content, in whole or in part.
  func rows(from start: Int, to end: Int) -> Range<Int> {
    guard !sections.isEmpty else {
      let first = min(start / rowHeight, rowCount)
      return first..<max(first, min((end + rowHeight - 1) / rowHeight, rowCount))
    }
    let first = firstRow(endingAfter: start)
    return first..<max(first, firstRow(startingAtOrAfter: end))
  }

  /// Returns the sections whose headers lie in a part of the content, in whole or in part, each with
  /// its first row.
  func headers(from start: Int, to end: Int) -> [(section: CatalogSection, row: Int)] {
    var top = 0
    var row = 0
    var headers: [(section: CatalogSection, row: Int)] = []
    for section in sections {
      guard top < end else { break }
      if top + headerHeight > start { headers.append((section, row)) }
      top += headerHeight + section.count * rowHeight
      row += section.count
    }
    return headers
  }

  private func firstRow(endingAfter place: Int) -> Int {
    firstRow { (place - $0) / rowHeight }
  }

  private func firstRow(startingAtOrAfter place: Int) -> Int {
    firstRow { (place - $0 + rowHeight - 1) / rowHeight }
  }

  /// Returns the first row that `skipped`, given where the rows of a section begin, does not skip.
  private func firstRow(_ skipped: (_ top: Int) -> Int) -> Int {
    var top = 0
    var row = 0
    for section in sections {
      top += headerHeight
      let count = max(0, skipped(top))
      guard count >= section.count else { return row + count }
      top += section.count * rowHeight
      row += section.count
    }
    return rowCount
  }
}
