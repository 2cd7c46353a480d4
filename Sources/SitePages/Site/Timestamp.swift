/// A moment as RFC 3339 writes it, in UTC.
struct Timestamp {
  /// The moment in writing: `2026-11-30T08:44:37Z`.
  let text: String

  /// Takes seconds since 1970; `nil` if they lie before that or beyond the year 9999.
  init?(_ seconds: Int) {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    let (year, month, day) = Self.date(ofDay: seconds / 86_400)
    let second = seconds % 86_400
    text =
      "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))T"
      + "\(Self.padded(second / 3600, 2)):\(Self.padded(second / 60 % 60, 2))"
      + ":\(Self.padded(second % 60, 2))Z"
  }

  /// Returns the date of a day counted from 1970.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    var year = 1970
    var rest = day
    while rest >= length(of: year) {
      rest -= length(of: year)
      year += 1
    }
    var month = 1
    while rest >= length(of: month, in: year) {
      rest -= length(of: month, in: year)
      month += 1
    }
    return (year, month, rest + 1)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(of year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
