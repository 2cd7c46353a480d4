/// How many columns text takes in a terminal or a fenced code block.
///
/// East Asian wide and full-width characters take two, marks and joiners none. What follows a
/// zero-width joiner, and a skin tone after its emoji, are drawn into the picture before them.
package struct DisplayWidth {
  private var isAfterJoiner = false
  private var last: (scalar: Unicode.Scalar, width: Int) = (" ", 0)

  /// Creates a measure that has seen nothing yet.
  init() {}

  /// Returns the columns that `scalar` adds to what was measured before it.
  ///
  /// - Complexity: O(log *n*) in the size of the tables; O(1) for ASCII.
  mutating func add(_ scalar: Unicode.Scalar) -> Int {
    let width = widthAfterContext(of: scalar)
    isAfterJoiner = scalar == "\u{200D}"
    if width > 0 { last = (scalar, width) }
    return width
  }

  /// Returns the columns that `text` takes.
  ///
  /// - Complexity: O(*n*).
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var measure = DisplayWidth()
    return text.unicodeScalars.reduce(0) { $0 + measure.add($1) }
  }
}

extension DisplayWidth {
  private mutating func widthAfterContext(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x80 { return 1 }
    if isAfterJoiner { return 0 }
    if scalar == "\u{FE0F}" { return widenToEmoji() }
    // Two of them are a flag, and take its two columns.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    if (0x1F3FB...0x1F3FF).contains(scalar.value), last.width == 2 { return 0 }
    return Self.width(of: scalar)
  }

  /// Returns the column that a variation selector adds to a narrow character that it makes an
  /// emoji.
  private mutating func widenToEmoji() -> Int {
    guard last.width == 1, last.scalar.properties.isEmoji else { return 0 }
    last.width = 2
    return 1
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if contains(scalar.value, in: DisplayWidthTable.zero) { return 0 }
    return contains(scalar.value, in: DisplayWidthTable.wide) ? 2 : 1
  }

  /// Returns whether one of the ranges in `table`, pairs of first and last, holds `value`.
  private static func contains(_ value: UInt32, in table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > table[2 * middle + 1] {
        low = middle + 1
      } else if value < table[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
