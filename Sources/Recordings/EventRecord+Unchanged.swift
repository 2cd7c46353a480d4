extension EventRecord {
  /// Whether everything is as before the event: a field was set to the value that it had, or an
  /// item moved to its own row.
  package var isUnchanged: Bool {
    switch change {
    case .updated(_, let old, let new): old.isSame(as: new)
    case .moved(_, let from, let to): from == to
    case .inserted, .deleted: false
    }
  }
}

extension ValueRecord {
  /// Whether another value is the same to a person and to a file: colours may be spelled otherwise,
  /// while a text that changes its normalisation form has changed, though `String` calls both equal.
  package func isSame(as other: ValueRecord) -> Bool {
    switch (self, other) {
    case (.color(let hex, _, _), .color(let otherHex, _, _)): hex == otherHex
    default: self == other && text.utf8.elementsEqual(other.text.utf8)
    }
  }
}
