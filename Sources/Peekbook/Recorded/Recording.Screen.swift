import Recordings

extension Recording {
  /// What was visible at one moment.
  public struct Screen: Sendable {
    /// What is on top.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The list.
      case list
      /// An item's screen as a card over the dimmed list.
      case preview
      /// An item's screen, pushed.
      case detail
    }

    let recording: Recordings.Recording
    let record: ScreenRecord

    /// What is on top.
    public var kind: Kind {
      switch record.kind {
      case .list: .list
      case .preview: .preview
      case .detail: .detail
      }
    }

    /// The title of the screen on top: an item's, or the list's.
    public var title: String { itemScreen?.title ?? record.list.title }
    /// The title of the selected tab.
    public var tab: String { recording.tabs[record.tab].title }
    /// The rows in the viewport, the first and the last perhaps cut.
    ///
    /// A preview dims them, a detail covers them. ``Recording/Tab/lastRows`` has all rows of a list.
    public var rows: [Row] { record.list.rows.map { Row(recording.rows[$0]) } }
    /// How many rows the whole list has.
    public var count: Int { record.list.count }
    /// How far the list is scrolled, in points.
    public var offset: Int { record.list.offset }
    /// The item's screen on top of the list, if there is one.
    public var itemScreen: ItemScreen? {
      record.itemScreen.map { ItemScreen(recording: recording, record: recording.itemScreens[$0]) }
    }
  }
}
