/// Counts how often the cells of a list drew themselves anew.
///
/// Cells share it with their list. They know no more of it, and nobody has to refer to them weakly,
/// which would make every reference to them slow.
final class UpdateCount {
  private(set) var count = 0

  func add() {
    count += 1
  }
}
