import Recordings

extension Recording {
  /// One tab: a list with a catalog of its own.
  public struct Tab: Sendable {
    let recording: Recordings.Recording
    let index: Int

    private var record: TabRecord { recording.tabs[index] }

    /// Its title, and its list's.
    public var title: String { record.title }
    /// How peek and pop was wired: `storyboard` or `code`.
    public var integration: String { record.integration }
    /// What the items of its catalog are, such as `ColorItem`.
    public var kind: String { record.kind }
    /// All rows of the list as they were at the start.
    public var firstRows: [Row] { record.firstRows.map { Row(recording.rows[$0]) } }
    /// All rows of the list as they were at the end.
    public var lastRows: [Row] { record.lastRows.map { Row(recording.rows[$0]) } }
  }
}
