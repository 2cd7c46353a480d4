/// The Gregorian calendar, for years from 0 to 9999.
enum GregorianCalendar {
  /// Returns how many days a month, from 1 to 12, has.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns how many days after the first of January 1970 a day is.
  static func days(toYear year: Int, month: Int, day: Int) -> Int {
    let before = (1..<month).reduce(0) { $0 + days(inMonth: $1, of: year) }
    return days(beforeYear: year) - days(beforeYear: 1970) + before + day - 1
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Days from the start of year 0, which is a leap year.
  private static func days(beforeYear year: Int) -> Int {
    guard year > 0 else { return 0 }
    let last = year - 1
    return year * 365 + last / 4 - last / 100 + last / 400 + 1
  }
}
