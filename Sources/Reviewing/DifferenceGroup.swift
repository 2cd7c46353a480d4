/// Differences that are equal but for the item, the step and the scenario: one thing to decide.
package struct DifferenceGroup: Sendable, Hashable {
  /// One of the differences.
  package struct Member: Sendable, Hashable {
    /// The scenario: an index of ``Review/scenarios``.
    package var scenario: Int
    /// The difference: an index of ``ScenarioReview/differences``.
    package var difference: Int
  }

  /// The class of change.
  package var change: Difference.Change
  /// What all of them say, in words that don't name the item unless all of them do.
  package var sentence: String
  /// The differences, in order.
  package var members: [Member]
  /// In how many frames they are seen, all together.
  package var frameCount: Int
  /// In how many scenarios there are such.
  package var scenarioCount: Int
}

/// What equal differences have in common.
private struct Key: Hashable {
  var change: Difference.Change
  var subject: Difference.Subject
  var base: Spelling?
  var head: Spelling?

  init(_ difference: Difference) {
    change = difference.change
    subject = difference.subject.withoutItem
    base = difference.values.base.map(Spelling.init)
    head = difference.values.head.map(Spelling.init)
  }
}

extension DifferenceGroup {
  /// The groups of the differences of some scenarios; the largest first.
  static func groups(of scenarios: [ScenarioReview]) -> [DifferenceGroup] {
    var places: [Key: Int] = [:]
    var groups: [DifferenceGroup] = []
    for (index, scenario) in scenarios.enumerated() {
      for (number, difference) in scenario.differences.enumerated() {
        let key = Key(difference)
        let place = places[key] ?? groups.count
        places[key] = place
        if place == groups.count { groups.append(DifferenceGroup(difference)) }
        groups[place].add(Member(scenario: index, difference: number), difference)
      }
    }
    let order = groups.indices.sorted { one, two in
      (-groups[one].members.count, -groups[one].frameCount, one)
        < (-groups[two].members.count, -groups[two].frameCount, two)
    }
    return order.map { groups[$0] }
  }

  private init(_ difference: Difference) {
    change = difference.change
    sentence = difference.sentence
    members = []
    frameCount = 0
    scenarioCount = 0
  }

  private mutating func add(_ member: Member, _ difference: Difference) {
    if members.last?.scenario != member.scenario { scenarioCount += 1 }
    if !sentence.isSpelled(as: difference.sentence) { sentence = difference.groupSentence }
    members.append(member)
    frameCount += difference.frames.count
  }
}
