/// Where the parts of a script were made in code.
struct CodePlaces: Sendable {
  /// Where the scenario was made.
  private let scenario: CodePlace
  /// The lines of the script at which steps begin, in order, and where these were made.
  private var steps: [(line: Int, place: CodePlace)] = []

  /// Creates the places of a scenario without steps.
  init(_ scenario: CodePlace) {
    self.scenario = scenario
  }

  /// Adds a step behind all others.
  mutating func add(_ place: CodePlace, line: Int) {
    steps.append((line, place))
  }

  /// The place of what stands in a line of the script; lines count from 1.
  ///
  /// - Complexity: O(log *n*) for *n* steps.
  subscript(line line: Int) -> CodePlace {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = low + (high - low) / 2
      if steps[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? scenario : steps[low - 1].place
  }
}
