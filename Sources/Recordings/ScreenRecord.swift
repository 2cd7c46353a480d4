/// What was visible at one moment.
package struct ScreenRecord: Sendable, Hashable {
  /// What is on top.
  package enum Kind: String, Sendable, Hashable {
    /// The list.
    case list
    /// An item's screen as a card over the dimmed list, with its quick actions.
    case preview
    /// An item's screen, pushed.
    case detail
  }

  /// A point of the phone's screen, in points from its top left corner.
  package struct Point: Sendable, Hashable {
    /// The distance from the left edge.
    package var x: Int
    /// The distance from the upper edge.
    package var y: Int

    /// Creates a point.
    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The list, or the part of it that is in the viewport.
  package struct List: Sendable, Hashable {
    /// The title in the navigation bar.
    package var title: String
    /// How far the content is scrolled up, in points.
    package var offset: Int
    /// How many rows the whole list has.
    package var count: Int
    /// The index, from 0, of the first row in the viewport.
    package var firstVisible: Int
    /// The rows in the viewport, the first and last perhaps cut: indices of `Recording.rows`.
    package var rows: [Int]

    /// The section headers in the viewport, each with the rows that it stands before.
    package var headers: [Header]
    /// How much of the first row or header in the viewport is cut off, in points; `nil` for a list
    /// without sections, where it follows from the rest.
    package var cut: Int?

    /// The header of a section.
    package struct Header: Sendable, Hashable {
      /// What stands in it.
      package var title: String
      /// How many rows the section has.
      package var count: Int
      /// The index, from 0, of the section's first row in the whole list.
      package var row: Int

      /// Creates a header.
      package init(title: String, count: Int, row: Int) {
        self.title = title
        self.count = count
        self.row = row
      }
    }

    /// Creates a list.
    package init(
      title: String,
      offset: Int,
      count: Int,
      firstVisible: Int,
      rows: [Int],
      headers: [Header] = [],
      cut: Int? = nil
    ) {
      self.headers = headers
      self.cut = cut
      self.title = title
      self.offset = offset
      self.count = count
      self.firstVisible = firstVisible
      self.rows = rows
    }
  }

  /// The index of the selected tab.
  package var tab: Int
  /// What is on top.
  package var kind: Kind
  /// The selected tab's list; dimmed beneath a preview, covered by a detail.
  package var list: List
  /// The item screen on top of the list: an index of `Recording.itemScreens`; `nil` for a list.
  package var itemScreen: Int?
  /// Where the finger presses, for a preview.
  package var press: Point?

  /// Creates a screen.
  package init(tab: Int, kind: Kind, list: List, itemScreen: Int? = nil, press: Point? = nil) {
    self.tab = tab
    self.kind = kind
    self.list = list
    self.itemScreen = itemScreen
    self.press = press
  }
}
