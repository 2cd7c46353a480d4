/// Gives each item of a list a file name of its own.
///
/// Items of one title are told apart by counting: `red`, `red.2`, `red.3`. That, and two tails
/// that are equal by chance, are the only cases in which a name depends on other items.
package struct FileNameAllocator: Sendable {
  /// The number to try next, by folded name.
  private var next: [String: Int] = [:]

  /// Creates an allocator that has given no name yet.
  package init() {}

  /// Returns a name that differs from all names given before, also where case is ignored.
  ///
  /// - Complexity: O(*n*) in the length of the title, on average.
  package mutating func name(forTitle title: String) -> String {
    let name = FileName.name(forTitle: title)
    let folded = name.caseFolded
    guard var number = next[folded] else {
      next[folded] = 2
      return name
    }
    // A name such as `red.2` comes from counting alone, as a tail never begins with a digit.
    let result = name + ".\(number)"
    number += 1
    next[folded] = number
    return result
  }
}
