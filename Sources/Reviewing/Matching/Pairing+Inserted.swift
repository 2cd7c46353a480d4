import Recordings

extension Pairing {
  /// Pairs the items that steps put in, and that nothing else tells, by those steps.
  mutating func pairInserted(
    _ base: [ItemRecord],
    _ head: [ItemRecord],
    _ steps: [StepPair]
  ) {
    var places: [Int: Int] = [:]
    for (index, item) in head.enumerated() where isFree(head: index) {
      if let step = item.insertedBy { places[step] = index }
    }
    guard !places.isEmpty else { return }
    var heads: [Int: Int] = [:]
    for pair in steps {
      if let base = pair.base, let head = pair.head { heads[base] = head }
    }
    for (index, item) in base.enumerated() where isFree(base: index) {
      guard let step = item.insertedBy, let other = heads[step], let place = places[other] else {
        continue
      }
      pair(index, place)
    }
  }
}
