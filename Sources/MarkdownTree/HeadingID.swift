/// Says what may stand as the `id` of a heading.
package enum HeadingID {
  /// Whether `id` consists of letters and digits of any writing system, `-`, `_` and `.` only,
  /// so that it needs no escaping in an attribute.
  package static func isValid(_ id: String) -> Bool {
    !id.isEmpty && id.unicodeScalars.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: scalar.value >= 0x80 && (scalar.properties.isAlphabetic || isMarkOrNumber(scalar))
    }
  }

  private static func isMarkOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }
}
