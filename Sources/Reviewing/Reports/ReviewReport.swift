import Bytes
package import Diagnostics

/// What all reports of a review need: where things stand in scripts, and in which order they are
/// told.
package struct ReviewReport: Sendable {
  /// Finds the place in the head's script of a step of a scenario: an index of
  /// ``ScenarioReview/steps``; `nil` if the step stands in no script.
  package typealias Places = @Sendable (_ scenario: ScenarioReview, _ step: Int) -> Location?

  /// What is told.
  package let review: Review
  let places: Places

  /// Creates reports of a review.
  package init(_ review: Review, places: @escaping Places = { _, _ in nil }) {
    self.review = review
    self.places = places
  }

  /// The differences by importance: new failures, then those of the largest groups.
  var byImportance: [(scenario: ScenarioReview, difference: Difference)] {
    let all = review.groups.flatMap(\.members).map { member in
      let scenario = review.scenarios[member.scenario]
      return (scenario: scenario, difference: scenario.differences[member.difference])
    }
    return all.filter(\.difference.isNewFailure) + all.filter { !$0.difference.isNewFailure }
  }

  /// How much differs, in one line.
  package var headline: String {
    let changed = review.scenarios.count { !$0.differences.isEmpty }
    guard changed > 0 else {
      return "no difference in \(Self.counted(review.scenarios.count, "scenario"))"
    }
    let failures = review.scenarios.reduce(0) { $0 + $1.differences.count(where: \.isNewFailure) }
    return Self.counted(review.differenceCount, "difference") + " in \(changed) of "
      + Self.counted(review.scenarios.count, "scenario")
      + (failures == 0 ? "" : ", " + Self.counted(failures, "new failure"))
  }

  /// Returns a number with its noun.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Difference {
  /// The difference and where it is seen, on one line without a control character.
  func line(in scenario: ScenarioReview) -> String {
    (sentence + whereabouts(in: scenario)).visible
  }

  /// Where the difference begins and in how many frames it is seen, behind its sentence.
  func whereabouts(in scenario: ScenarioReview) -> String {
    let key = scenario.key(ofStep: step)
    let place = key.isEmpty ? "" : " at `\(key)`"
    return place + (frames.count > 1 ? ", in \(frames.count) frames" : "")
  }
}

extension Difference.Effect {
  /// What follows, in words.
  var line: String { (subject.words + Difference.words(values, .changed)).visible }
}

extension Difference.Change {
  /// The sign before a line.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .renamed: "="
    case .moved: "^"
    }
  }
}
