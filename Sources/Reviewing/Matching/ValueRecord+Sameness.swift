import Recordings

extension ValueRecord {
  /// Whether two values mean the same; how a colour was written is no matter.
  func isSame(as other: ValueRecord) -> Bool {
    switch (self, other) {
    case (.absent, .absent): true
    case (.text(let one), .text(let two)): one.isSpelled(as: two)
    case (.number(let one, let unit), .number(let two, let other)):
      one.isSpelled(as: two) && unit.isSpelled(as: other)
    case (.flag(let one), .flag(let two)): one == two
    case (.color(let one, _, let isMapped), .color(let two, _, let other)):
      one.isSpelled(as: two) && isMapped == other
    case (.selection(let one, let label), .selection(let two, let other)):
      one == two && label.isSpelled(as: other)
    case (.date(let one), .date(let two)): one.isSpelled(as: two)
    case (.list(let one), .list(let two)): one.isSpelled(as: two)
    // No `default`, so that a further kind of value is not taken for one that always differs.
    case (.absent, _), (.text, _), (.number, _), (.flag, _), (.color, _), (.selection, _),
      (.date, _),
      (.list, _):
      false
    }
  }
}

extension [FieldRecord] {
  /// Whether all fields mean the same.
  func isSame(as other: [FieldRecord]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        $0.name.isSpelled(as: $1.name) && $0.value.isSame(as: $1.value)
      }
  }
}
