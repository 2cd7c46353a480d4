import Reviewing

extension Recording {
  /// What changed between two recordings, said once for each change.
  ///
  /// Steps and items are paired by what they are and not by where they stand: a step put in between is
  /// one difference. Events and their deliveries count as much as what is seen.
  public struct Comparison: Sendable, CustomStringConvertible {
    /// One change, with all that follows from it.
    public struct Difference: Sendable, Hashable, CustomStringConvertible {
      /// The classes of change.
      public enum Change: String, Sendable, Hashable, CaseIterable {
        /// Only the newer one has it.
        case added
        /// Only the older one has it.
        case removed
        /// Both have it, and it differs.
        case changed
        /// Both have it, under different titles.
        case renamed
        /// Both have it, at different places.
        case moved
      }

      /// The class of change.
      public let change: Change
      /// The key of the step where it begins.
      public let step: String
      /// In how many steps it is seen or heard.
      public let stepCount: Int
      /// Whether it is an expectation that fails now and did not before.
      public let isNewFailure: Bool
      /// The change in words, as in "changed `color` of `Red`: #ff3b30 → #34c759".
      public let description: String
    }

    /// The differences, in the order in which they begin; empty if nothing differs.
    public let differences: [Difference]
    /// The differences as `peekbook review` prints them.
    public let description: String

    /// Whether nothing differs.
    public var isEmpty: Bool { differences.isEmpty }

    /// Compares two recordings.
    init(base: Recording, head: Recording) {
      let path = "recording"
      let review = Review(
        base: [ScenarioRecording(path: path, recording: base.record)],
        head: [ScenarioRecording(path: path, recording: head.record)]
      )
      differences = review.scenarios.flatMap { scenario in
        scenario.differences.map { Difference($0, in: scenario) }
      }
      description = ReviewReport(review).text()
    }
  }

  /// Returns what changed since an older recording of the same scenario.
  ///
  /// - Complexity: near O(*n*) in the size of recordings that mostly agree.
  public func compared(with base: Recording) -> Comparison {
    Comparison(base: base, head: self)
  }
}

extension Recording.Comparison.Difference {
  fileprivate init(_ difference: Reviewing.Difference, in scenario: ScenarioReview) {
    change =
      switch difference.change {
      case .added: .added
      case .removed: .removed
      case .changed: .changed
      case .renamed: .renamed
      case .moved: .moved
      }
    step = scenario.key(ofStep: difference.step)
    stepCount = difference.frames.count
    isNewFailure = difference.isNewFailure
    description = difference.sentence
  }
}
