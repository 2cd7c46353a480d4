import Recordings

extension Recording {
  /// One item, from its creation to its end.
  public struct Item: Sendable {
    let recording: Recordings.Recording
    let index: Int

    private var record: ItemRecord { recording.items[index] }

    /// Its name in files and links, unique in the recording.
    public var key: String { record.key }
    /// Its title when it was created.
    public var title: String { record.title }
    /// The title of its tab.
    public var tab: String { recording.tabs[record.tab].title }
    /// Whether a step deleted it.
    public var isDeleted: Bool { record.deletedBy != nil }

    /// Returns the value that a field had at the end, or when the item was deleted; `nil` if there is
    /// no such field.
    public subscript(field: String) -> Value? {
      record.lastFields.first { $0.name == field }.map { Value($0.value) }
    }

    /// Returns the value that a field had when the item was created; `nil` if there is no such field.
    public func first(_ field: String) -> Value? {
      record.fields.first { $0.name == field }.map { Value($0.value) }
    }
  }

  /// Returns the only item that had a title when it was created; `nil` if there is none, or if there
  /// are several.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func item(_ title: String) -> Item? {
    let found = items.filter { $0.title == title }
    return found.count == 1 ? found.first : nil
  }
}
