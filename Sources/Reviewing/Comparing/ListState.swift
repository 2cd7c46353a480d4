/// Which items of a tab's list are on one side only, or at another place, and why.
struct ListState {
  /// Why an item is not where it is on the other side.
  struct Reason {
    var cause: Int
    /// Whether one side does not have it at all.
    var isAbsent: Bool
  }

  /// Why, by pair of items.
  private(set) var reasons: [Int: Reason] = [:]
  /// The first of the reasons why the list differs.
  private(set) var cause: Int?

  /// What explains everything about an item that one side does not have.
  func absence(_ pair: Int) -> Int? {
    reasons[pair].flatMap { $0.isAbsent ? $0.cause : nil }
  }

  /// Notes that an item is on one side only, or elsewhere.
  mutating func differ(_ pair: Int, because cause: Int, isAbsent: Bool) {
    reasons[pair] = Reason(cause: cause, isAbsent: isAbsent)
    self.cause = min(self.cause ?? cause, cause)
  }

  /// Notes that an item is at one place on both sides, or on none.
  mutating func agree(_ pair: Int) {
    guard let reason = reasons.removeValue(forKey: pair), reason.cause == cause else { return }
    cause = reasons.values.map(\.cause).min()
  }
}
