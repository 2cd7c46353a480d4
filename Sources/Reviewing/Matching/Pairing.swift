/// Which elements of the base belong to which of the head, each pair under a number.
///
/// Elements without a counterpart are pairs of one.
struct Pairing {
  /// The two of a pair, by their indices.
  private(set) var pairs: [Sides<Int?>] = []
  /// The pair of each element.
  private(set) var numbers: Sides<[Int]>

  /// Creates a pairing without pairs.
  init(baseCount: Int, headCount: Int) {
    numbers = Sides(
      base: Array(repeating: -1, count: baseCount),
      head: Array(repeating: -1, count: headCount)
    )
  }

  /// The counterparts, where there are any.
  func head(ofBase index: Int) -> Int? {
    numbers.base[index] < 0 ? nil : pairs[numbers.base[index]].head
  }

  /// Whether an element of the base has no pair yet.
  func isFree(base index: Int) -> Bool { numbers.base[index] < 0 }

  /// Whether an element of the head has no pair yet.
  func isFree(head index: Int) -> Bool { numbers.head[index] < 0 }

  /// Makes a pair.
  mutating func pair(_ base: Int, _ head: Int) {
    numbers.base[base] = pairs.count
    numbers.head[head] = pairs.count
    pairs.append(Sides(base: base, head: head))
  }

  /// Makes pairs of one of all that is left.
  mutating func finish() {
    for index in numbers.base.indices where isFree(base: index) {
      numbers.base[index] = pairs.count
      pairs.append(Sides(base: index, head: nil))
    }
    for index in numbers.head.indices where isFree(head: index) {
      numbers.head[index] = pairs.count
      pairs.append(Sides(base: nil, head: index))
    }
  }
}
