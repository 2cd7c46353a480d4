import Diagnostics

/// The problems of one file, up to a number.
struct ProblemList {
  private let limit: Int
  /// The problems so far.
  private(set) var bag = DiagnosticBag()
  private var count = 0

  /// Creates an empty list.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether further problems are not shown, so that looking for them is of no use.
  var isFull: Bool { count > limit }

  /// Adds a problem; the first one over the limit is said to be one of many.
  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    count += 1
    if count <= limit { bag.add(diagnostic()) }
    guard count == limit + 1 else { return }
    var last = diagnostic()
    last.code = .limitExceeded
    last.message = "more than \(limit) problems; from here on they are not shown"
    last.hint = nil
    last.notes = []
    bag.add(last)
  }
}
