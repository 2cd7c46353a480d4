/// The numbers of the steps that have one name when case is ignored.
struct StepKeyNumbers {
  private var last = 0
  /// The numbers with which the name would be another's: of `peek-orange` the number 2 where an item
  /// is called `Orange 2`.
  private var taken: Set<Int>

  init(taken: Set<Int>) {
    self.taken = taken
  }

  /// Returns the next number that is free.
  mutating func next() -> Int {
    repeat { last += 1 } while taken.contains(last)
    return last
  }

  /// Whether the name was given with a number, or is another's.
  func has(_ number: Int) -> Bool { number <= last || taken.contains(number) }

  /// Leaves out a number, which another name ends with.
  mutating func leaveOut(_ number: Int) {
    taken.insert(number)
  }
}
