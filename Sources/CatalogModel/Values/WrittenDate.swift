/// A date of the Gregorian calendar as somebody wrote it, perhaps with a time and an offset from
/// UTC.
///
/// It is shown as it was written, and no time zone of the machine takes part. Dates are compared by
/// the moment at which they begin; one without offset counts as UTC.
package struct WrittenDate: Sendable {
  /// How much of a moment is written.
  package enum Precision: Int, Sendable, Hashable {
    /// A day.
    case day
    /// A day and a time, wherever that is.
    case localTime
    /// A day, a time and an offset from UTC.
    case moment
  }

  /// The text as written.
  package let text: String
  /// How much is written.
  package let precision: Precision
  /// Seconds from the start of 1970.
  private let seconds: Int
  /// The digits of a fraction of a second, without zeros at the end.
  private let fraction: String

  /// Reads a date such as `2024-03-10`, `2024-03-10 23:30` or `2024-03-10T23:30:00.5-08:00`.
  ///
  /// - Throws: what is wrong with it.
  package init(_ text: String) throws(DateError) {
    var reader = DateReader(text)
    let moment = try reader.read()
    self.text = text
    precision = moment.precision
    seconds = moment.seconds
    fraction = moment.fraction
  }
}

extension WrittenDate: Hashable {
  /// Compares the moments, and how much of them is written: a day is not its midnight.
  package static func == (left: WrittenDate, right: WrittenDate) -> Bool {
    left.precision == right.precision && left.seconds == right.seconds
      && left.fraction == right.fraction
  }

  /// Hashes the moment.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(precision)
    hasher.combine(seconds)
    hasher.combine(fraction)
  }
}

extension WrittenDate: Comparable {
  /// Whether a date begins earlier; of two that begin at once, whether less of it is written.
  package static func < (left: WrittenDate, right: WrittenDate) -> Bool {
    if left.seconds != right.seconds { return left.seconds < right.seconds }
    if left.fraction != right.fraction { return left.fraction < right.fraction }
    return left.precision.rawValue < right.precision.rawValue
  }
}
