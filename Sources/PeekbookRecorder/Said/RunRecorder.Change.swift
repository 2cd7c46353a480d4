extension RunRecorder {
  /// A change of the list on screen, for lists that are too long to be told whole.
  public enum Change: Sendable, Hashable {
    /// A row that looks new; of an item that had none, a row at an index, or else at the end.
    case put(Row, index: Int? = nil)
    /// A row that is gone, by its `id`.
    case remove(id: String)
    /// A row that is at another index now.
    case move(id: String, index: Int)
  }
}

extension RunRecorder.Change: LineObject {
  func writeMembers(to line: inout LineWriter) {
    switch self {
    case .put(let row, let index):
      line.member("put", row)
      line.member("index", index)
    case .remove(let id): line.member("remove", id)
    case .move(let id, let index):
      line.member("move", id)
      line.member("index", index)
    }
  }
}
