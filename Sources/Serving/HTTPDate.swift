#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A point in time as HTTP writes it.
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns a time in seconds since 1970 as `Sun, 06 Nov 1994 08:49:37 GMT`; `nil` if the system knows
  /// no such time.
  static func text(_ seconds: Int) -> String? {
    var time = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&time, &parts) != nil else { return nil }
    let day = unsafe Int(parts.tm_wday)
    let month = unsafe Int(parts.tm_mon)
    guard days.indices.contains(day), months.indices.contains(month) else { return nil }
    let date = unsafe "\(two(parts.tm_mday)) \(months[month]) \(parts.tm_year + 1900)"
    let clock = unsafe "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    return "\(days[day]), \(date) \(clock) GMT"
  }

  private static func two(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
