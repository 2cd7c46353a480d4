extension RunRecorder {
  /// What is on screen.
  public struct Screen: Sendable, Hashable {
    /// What is said of the list.
    public enum Rows: Sendable, Hashable {
      /// It is as it was.
      case same
      /// All of it, also what is scrolled away.
      case all([Row])
      /// What is other than it was.
      case changes([Change])
    }

    /// What is on top of the list.
    public enum Top: Sendable, Hashable {
      /// Nothing.
      case nothing
      /// An item's screen as a card, where the finger presses if that is known.
      case preview(Item, press: Point? = nil)
      /// An item's screen, pushed.
      case detail(Item)
    }

    /// The title of the tab; `nil` for the one that was shown before.
    public var tab: String?
    /// The list's title, if it is not the tab's.
    public var title: String?
    /// The list.
    public var rows: Rows
    /// How far the list is scrolled up, in points; `nil` if that is as it was.
    public var offset: Int?
    /// What is on top of the list.
    public var top: Top

    /// Creates a screen.
    public init(
      tab: String? = nil,
      title: String? = nil,
      rows: Rows = .same,
      offset: Int? = nil,
      top: Top = .nothing
    ) {
      self.tab = tab
      self.title = title
      self.rows = rows
      self.offset = offset
      self.top = top
    }

    /// Creates a screen with a whole list.
    public init(
      tab: String? = nil,
      title: String? = nil,
      rows: [Row],
      offset: Int? = nil,
      top: Top = .nothing
    ) {
      self.init(tab: tab, title: title, rows: .all(rows), offset: offset, top: top)
    }
  }
}

extension RunRecorder.Screen: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("tab", tab)
    line.member("title", title)
    switch rows {
    case .same: break
    case .all(let rows): line.list("rows", rows)
    case .changes(let changes): line.list("changes", changes)
    }
    line.member("offset", offset)
    switch top {
    case .nothing: break
    case .preview(let item, let press):
      line.member("kind", "preview")
      line.member("item", item)
      line.member("press", press)
    case .detail(let item):
      line.member("kind", "detail")
      line.member("item", item)
    }
  }
}
