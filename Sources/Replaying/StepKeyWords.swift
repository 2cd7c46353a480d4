/// What the name of a step is made of, as it was written.
struct StepKeyWords: Hashable {
  private let first: String
  private let second: String
  private let third: String

  init(_ first: String, _ second: String, _ third: String = "") {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The words, in order.
  var all: [String] { [first, second, third] }
}
