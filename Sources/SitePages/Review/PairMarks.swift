internal import Recordings
internal import Reviewing

/// What differs between a screen of the base and the same screen of the head: the marks on both.
struct PairMarks {
  /// The marks on the base's screen.
  private(set) var base = ScreenMarks()
  /// The marks on the head's screen.
  private(set) var head = ScreenMarks()

  /// Compares two screens.
  ///
  /// A row counts as new or removed only if the item is on one side alone, or both lists are seen as
  /// a whole: that another row was scrolled out says nothing about it.
  ///
  /// - Complexity: O(*n*²) in the visible rows.
  init(_ first: Int, _ last: Int, _ recordings: Sides<Recording>, _ items: ItemPairs) {
    let (one, two) = (recordings.base.screens[first], recordings.head.screens[last])
    guard one.kind == two.kind else { return }
    if recordings.base.tabs[one.tab].kind == recordings.head.tabs[two.tab].kind {
      markRows(one.list, two.list, recordings, items)
    }
    guard let old = one.itemScreen, let new = two.itemScreen else { return }
    let (left, right) = (recordings.base.itemScreens[old], recordings.head.itemScreens[new])
    guard items.head(of: left.item) == right.item else { return }
    Self.mark(left, right, in: &base)
    Self.mark(right, left, in: &head)
  }
}

extension PairMarks {
  private mutating func markRows(
    _ one: ScreenRecord.List,
    _ two: ScreenRecord.List,
    _ recordings: Sides<Recording>,
    _ items: ItemPairs
  ) {
    let lefts = one.rows.map { recordings.base.rows[$0] }
    let rights = two.rows.map { recordings.head.rows[$0] }
    let isWhole = one.rows.count == one.count && two.rows.count == two.count
    var places: [Int: Int] = [:]
    for (place, row) in rights.enumerated() { places[row.item] = place }
    var common: [(left: Int, right: Int)] = []
    for (place, row) in lefts.enumerated() {
      let other = items.head(of: row.item)
      guard let right = other.flatMap({ places.removeValue(forKey: $0) }) else {
        if other == nil || isWhole { base.rows[row.item] = .removed }
        continue
      }
      common.append((place, right))
      guard Self.isOther(row, rights[right]) else { continue }
      base.rows[row.item] = .changed
      head.rows[rights[right].item] = .changed
    }
    for item in places.keys where items.base(of: item) == nil || isWhole {
      head.rows[item] = .inserted
    }
    for place in Self.moved(common.map(\.right)) {
      base.rows[lefts[common[place].left].item] = .moved
      head.rows[rights[common[place].right].item] = .moved
    }
  }

  private static func isOther(_ row: RowRecord, _ other: RowRecord) -> Bool {
    var other = other
    other.item = row.item
    return row != other || !row.title.utf8.elementsEqual(other.title.utf8)
  }

  /// Returns the positions at which a sequence of numbers is out of order, as few as possible.
  private static func moved(_ numbers: [Int]) -> [Int] {
    var lengths: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      let before = (0..<place).filter { numbers[$0] < number }.max { lengths[$0] < lengths[$1] }
      lengths.append((before.map { lengths[$0] } ?? 0) + 1)
      previous.append(before)
    }
    var kept: Set<Int> = []
    var place = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let current = place {
      kept.insert(current)
      place = previous[current]
    }
    return numbers.indices.filter { !kept.contains($0) }
  }

  private static func mark(
    _ screen: ItemScreenRecord,
    _ other: ItemScreenRecord,
    in marks: inout ScreenMarks
  ) {
    marks.background = screen.background != other.background
    marks.fields = differing(screen.fields, other.fields)
    marks.options = differing(screen.options, other.options)
    marks.actions = differing(screen.actions, other.actions)
  }

  private static func differing<Element: Equatable>(
    _ these: [Element],
    _ those: [Element]
  ) -> Set<Int> {
    Set(these.indices.filter { !those.indices.contains($0) || these[$0] != those[$0] })
  }
}

/// Which item of the base is which of the head.
struct ItemPairs {
  private var heads: [Int: Int] = [:]
  private var bases: [Int: Int] = [:]

  /// Takes the pairs of a review.
  init(_ pairs: [Sides<Int?>]) {
    for pair in pairs {
      guard let base = pair.base, let head = pair.head else { continue }
      heads[base] = head
      bases[head] = base
    }
  }

  /// The head's item for an item of the base.
  func head(of item: Int) -> Int? { heads[item] }
  /// The base's item for an item of the head.
  func base(of item: Int) -> Int? { bases[item] }
}
