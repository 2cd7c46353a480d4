import Recordings

extension Recording {
  /// Something that was expected and is not so: by the scenario, or by Peekbook of every replay.
  public struct Failure: Sendable, CustomStringConvertible {
    /// Who expects it.
    public enum Origin: Sendable, Hashable {
      /// The scenario's own `expect`.
      case expectation
      /// Peekbook checks every replay against itself: each change has its event, the item previewed is
      /// the row pressed, nothing deleted is on screen.
      case selfCheck
    }

    /// Who expects it.
    public let origin: Origin
    /// What was looked at, such as `rows`.
    public let subject: String
    /// What was expected, one entry a line.
    public let expected: [String]
    /// What was found, one entry a line.
    public let actual: [String]
    /// The key of the step after which it was looked at.
    public let step: String
    /// The script or the Swift file in which it stands, if that is known.
    public let file: String?
    /// The line in which it stands; lines count from 1.
    public let line: Int?
    /// Where it was made in code.
    package let codePlace: CodePlace?

    /// Both sides, expected and found, below one another.
    public var description: String {
      let place = codePlace == nil ? file.map { " (\($0):\(line ?? 0))" } ?? "" : ""
      return "`\(subject)` after `\(step)`\(place)\n"
        + Self.lines("expected: ", expected) + "\n" + Self.lines("found:    ", actual)
    }

    private static func lines(_ label: String, _ lines: [String]) -> String {
      guard let first = lines.first else { return label + "(none)" }
      let indent = String(repeating: " ", count: label.utf8.count)
      return ([label + first] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
    }

    /// Creates a failure from its record.
    init(_ record: ExpectationRecord, step: String, place: FailurePlace?) {
      origin = record.kind == .invariant ? .selfCheck : .expectation
      subject = record.subject
      expected = record.expected
      actual = record.actual
      self.step = step
      file = place?.file
      line = place?.line
      codePlace = place?.code
    }
  }

  /// What was expected and is not so, in order; empty if everything holds.
  ///
  /// - Complexity: O(*n*) for *n* expectations.
  public var failures: [Failure] {
    var places = failurePlaces[...]
    var failures: [Failure] = []
    for (index, step) in record.steps.enumerated() {
      for (number, expectation) in step.expectations.enumerated() where !expectation.holds {
        let isNext = places.first.map { $0.step == index && $0.number == number } ?? false
        let place = isNext ? places.removeFirst() : nil
        failures.append(Failure(expectation, step: step.key, place: place))
      }
    }
    return failures
  }

  /// Whether everything holds that the scenario and Peekbook itself expect.
  public var holds: Bool {
    record.steps.allSatisfy { $0.expectations.allSatisfy(\.holds) }
  }
}
