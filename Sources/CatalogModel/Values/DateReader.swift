/// Reads the text of a date.
struct DateReader {
  /// What a text says.
  struct Moment {
    var precision: WrittenDate.Precision
    var seconds: Int
    var fraction: String
  }

  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text.utf8[...]
  }

  /// Returns what the text says, all of it.
  mutating func read() throws(DateError) -> Moment {
    let days = try day()
    var moment = Moment(precision: .day, seconds: days * 86_400, fraction: "")
    if rest.isEmpty { return moment }
    guard skip("T") || skip("t") || skip(" ") else { throw .notADate }
    moment.precision = .localTime
    moment.seconds += try time(&moment.fraction)
    _ = skip(" ")
    if rest.isEmpty { return moment }
    moment.precision = .moment
    moment.seconds -= try offset()
    guard rest.isEmpty else { throw .notADate }
    return moment
  }
}

extension DateReader {
  private mutating func day() throws(DateError) -> Int {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { throw .notADate }
    guard (1...12).contains(month) else { throw .noMonth(month) }
    let days = GregorianCalendar.days(inMonth: month, of: year)
    guard (1...days).contains(day) else { throw .noDay(year: year, month: month, days: days) }
    return GregorianCalendar.days(toYear: year, month: month, day: day)
  }

  private mutating func time(_ fraction: inout String) throws(DateError) -> Int {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else {
      throw .noTime
    }
    var second = 0
    if skip(":") {
      guard let read = number(digits: 2) else { throw .noTime }
      second = read
      if skip(".") { fraction = try fractionDigits() }
    }
    guard hour < 24, minute < 60, second < 60 else { throw .noTime }
    return (hour * 60 + minute) * 60 + second
  }

  private mutating func fractionDigits() throws(DateError) -> String {
    let digits = rest.prefix(while: Self.isDigit)
    guard (1...9).contains(digits.count) else { throw .noTime }
    rest.removeFirst(digits.count)
    let end = digits.lastIndex { $0 != UInt8(ascii: "0") }
    return end.map { String(decoding: digits[...$0], as: UTF8.self) } ?? ""
  }

  private mutating func offset() throws(DateError) -> Int {
    if skip("Z") || skip("z") { return 0 }
    let isNegative = rest.first == UInt8(ascii: "-")
    guard skip("+") || skip("-") else { throw .notADate }
    guard let hours = number(digits: 2) else { throw .noOffset }
    var minutes = 0
    if !rest.isEmpty {
      _ = skip(":")
      guard let read = number(digits: 2) else { throw .noOffset }
      minutes = read
    }
    guard minutes < 60, hours * 60 + minutes <= 18 * 60 else { throw .noOffset }
    return (hours * 60 + minutes) * 60 * (isNegative ? -1 : 1)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
