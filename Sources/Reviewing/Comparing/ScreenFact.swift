/// Something about a screen that differs between base and head.
struct ScreenFact: Hashable {
  /// What differs.
  enum Aspect: Hashable {
    /// Which tab is selected.
    case tab
    /// What is on top: list, preview, detail.
    case kind
    /// Whose item screen is on top.
    case item
    /// Where the finger presses.
    case press
    /// The title of the list.
    case title
    /// How far the list is scrolled.
    case offset
    /// How many rows the list has.
    case count
    /// Which rows are in the viewport.
    case rows
    /// Which headers of sections are in the viewport.
    case sections
    /// What the row of a pair of items shows.
    case row(Int, String)
    /// What the screen of a pair of items shows.
    case itemScreen(Int, String)
  }

  /// What differs.
  var aspect: Aspect
  /// How it is in the base.
  var base: Spelling
  /// How it is in the head.
  var head: Spelling

  init(_ aspect: Aspect, _ base: String, _ head: String) {
    self.aspect = aspect
    self.base = Spelling(base)
    self.head = Spelling(head)
  }

  var values: Difference.Name { Sides(base: base.text, head: head.text) }
}

extension ScreenFact.Aspect {
  /// The aspect in words, as a subject of a difference.
  var words: String {
    switch self {
    case .tab: "tab"
    case .kind: "kind"
    case .item: "item"
    case .press: "press"
    case .title: "title"
    case .offset: "offset"
    case .count: "number of rows"
    case .rows: "rows"
    case .sections: "sections"
    case .row(_, let aspect), .itemScreen(_, let aspect): aspect
    }
  }
}
