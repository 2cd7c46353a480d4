/// Why a text is no date.
package enum DateError: Error, Sendable, Hashable {
  /// It is not written as a date.
  case notADate
  /// It looks like a date with its parts in another order, such as `10/03/2024`.
  case otherOrder
  /// There is no such month.
  case noMonth(Int)
  /// The month has fewer days.
  case noDay(year: Int, month: Int, days: Int)
  /// There is no such time of day.
  case noTime
  /// There is no such offset from UTC.
  case noOffset

  /// What is wrong, behind the text of the date.
  package var predicate: String {
    switch self {
    case .notADate, .otherOrder: "is no date"
    case .noMonth(let month): "has no month \(month)"
    case .noDay(let year, let month, let days):
      "is no day: \(Self.months[month - 1]) \(year) has \(days) days"
    case .noTime: "has no time of day"
    case .noOffset: "has no offset from UTC"
    }
  }

  /// A way out.
  package var hint: String {
    switch self {
    case .notADate, .noMonth, .noDay: "write `2024-03-10`, or `2024-03-10 23:30`"
    case .otherOrder: "write the year first: `2024-03-10`"
    case .noTime: "hours go from 00 to 23, minutes and seconds from 00 to 59"
    case .noOffset: "write `Z`, or `+01:00`, at most `±18:00`"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
