import Recordings

// Expectations.
extension ScenarioComparison {
  /// Compares what was expected after a step; `nil` for a side that has no such step.
  ///
  /// One that fails on one side only is always a difference of its own. Where both hold, what they
  /// expect differs only as the state does.
  mutating func compareExpectations(_ base: [ExpectationRecord]?, _ head: [ExpectationRecord]?) {
    guard let base, let head else {
      for expectation in base ?? [] where !expectation.holds { add(expectation, nil) }
      for expectation in head ?? [] where !expectation.holds { add(nil, expectation) }
      return
    }
    var numbers: [Spelling: Int] = [:]
    func number(_ expectation: ExpectationRecord, _ isBase: Bool) -> Int {
      let subject = Spelling(subject(expectation.subject, isBase))
      let next = numbers.count
      if let number = numbers[subject] { return number }
      numbers[subject] = next
      return next
    }
    let alignment = SequenceAlignment(
      base.map { number($0, true) },
      head.map { number($0, false) }
    )
    var place = Sides(base: 0, head: 0)
    for pair in alignment.pairs {
      for index in place.base..<pair.base { add(base[index], nil) }
      for index in place.head..<pair.head { add(nil, head[index]) }
      compare(base[pair.base], head[pair.head])
      place = Sides(base: pair.base + 1, head: pair.head + 1)
    }
    for index in place.base..<base.count { add(base[index], nil) }
    for index in place.head..<head.count { add(nil, head[index]) }
  }

  /// The subject of an expectation, in which the title of a renamed item is the head's.
  private func subject(_ subject: String, _ isBase: Bool) -> String {
    guard isBase else { return subject }
    let parts = subject.split(separator: " › ").map(String.init)
    guard parts.count > 1 else { return subject }
    return parts.map { renamed[Spelling($0)] ?? $0 }.joined(separator: " › ")
  }

  private mutating func compare(_ base: ExpectationRecord, _ head: ExpectationRecord) {
    guard base.holds != head.holds else {
      if !base.holds,
        !base.actual.isSpelled(as: head.actual) || !base.expected.isSpelled(as: head.expected)
      {
        add(.changed, .expectation(head.subject), base.words, head.words)
      }
      return
    }
    let difference = add(.changed, .expectation(head.subject), base.words, head.words)
    differences[difference].failure = head.holds ? .base : .head
  }

  private mutating func add(_ base: ExpectationRecord?, _ head: ExpectationRecord?) {
    guard let expectation = head ?? base else { return }
    let difference = add(
      head == nil ? .removed : .added,
      .expectation(expectation.subject),
      base?.words,
      head?.words
    )
    guard !expectation.holds else { return }
    differences[difference].failure = head == nil ? .base : .head
  }
}

extension ExpectationRecord {
  /// What came of it, in words.
  fileprivate var words: String {
    guard !holds else { return "holds" }
    return "fails, expected \(Self.list(expected)), found \(Self.list(actual))"
  }

  private static func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nothing" }
    let shown = lines.prefix(8).joined(separator: ", ")
    return lines.count > 8 ? shown + ", … and \(lines.count - 8) more" : shown
  }
}
