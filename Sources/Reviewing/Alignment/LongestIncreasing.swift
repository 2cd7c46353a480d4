/// Tells which elements of a sequence of different numbers are in order.
enum LongestIncreasing {
  /// Returns the indices of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  static func indices(of numbers: [Int]) -> [Int] {
    /// For each length, the index of the least number that ends an increasing run of it.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    result.reserveCapacity(ends.count)
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(index)
      index = before[index]
    }
    return result.reversed()
  }
}
