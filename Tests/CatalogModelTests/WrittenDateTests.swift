import CatalogModel
import Testing

@Suite("Dates as they are written")
struct WrittenDateTests {
  @Test(
    "A date is kept as it is written",
    arguments: [
      ("2024-03-10", WrittenDate.Precision.day), ("2024-03-10 23:30", .localTime),
      ("2024-03-10T23:30:59.125", .localTime), ("2024-03-10 23:30:00 -08:00", .moment),
      ("2024-03-10T23:30Z", .moment), ("2024-03-10t23:30z", .moment),
      ("2024-03-10 23:30 +0530", .moment), ("2024-03-10 23:30+01", .moment),
      ("2024-02-29", .day), ("2000-02-29", .day), ("0000-01-01", .day), ("9999-12-31", .day),
    ]
  )
  func written(text: String, precision: WrittenDate.Precision) throws {
    let date = try WrittenDate(text)
    #expect(date.text == text)
    #expect(date.precision == precision)
  }

  @Test(
    "What is no date says why",
    arguments: [
      ("", DateError.notADate), ("10/03/2024", .notADate), ("2024-3-10", .notADate),
      ("20240310", .notADate), ("2024-03-10x", .notADate), ("2024-03-10T", .noTime),
      ("2024-13-01", .noMonth(13)), ("2024-00-01", .noMonth(0)),
      ("2023-02-29", .noDay(year: 2023, month: 2, days: 28)),
      ("1900-02-29", .noDay(year: 1900, month: 2, days: 28)),
      ("2024-04-31", .noDay(year: 2024, month: 4, days: 30)),
      ("2024-01-00", .noDay(year: 2024, month: 1, days: 31)),
      ("2024-03-10 24:00", .noTime), ("2024-03-10 23:60", .noTime),
      ("2024-03-10 23:59:60", .noTime), ("2024-03-10 2:30", .noTime),
      ("2024-03-10 02:30:00.", .noTime), ("2024-03-10 02:30+19:00", .noOffset),
      ("2024-03-10 02:30 +1", .noOffset), ("2024-03-10 02:30 PST", .notADate),
      ("2024-03-10 02:30Z ", .notADate), ("-024-03-10", .notADate), ("２024-03-10", .notADate),
    ]
  )
  func noDate(text: String, error: DateError) {
    #expect(throws: error) { try WrittenDate(text) }
  }

  @Test(
    "Two ways to write one moment are equal",
    arguments: [
      ("2024-03-10 23:30:00 -08:00", "2024-03-11T07:30:00Z"),
      ("2024-03-10 23:30", "2024-03-10T23:30:00.000"),
      ("2024-12-31T23:30:00-01:00", "2025-01-01T00:30:00Z"),
      ("2024-03-01 00:00 +14:00", "2024-02-29 10:00Z"),
    ]
  )
  func equal(one: String, other: String) throws {
    #expect(try WrittenDate(one) == WrittenDate(other))
  }

  @Test(
    "A day is not its midnight, and a time nowhere is not one in UTC",
    arguments: [
      ("2024-03-10", "2024-03-10 00:00"), ("2024-03-10 00:00", "2024-03-10T00:00Z"),
      ("2024-03-10", "2024-03-11"), ("2024-03-10 00:00:00.5", "2024-03-10 00:00"),
    ]
  )
  func unequal(one: String, other: String) throws {
    #expect(try WrittenDate(one) != WrittenDate(other))
  }

  @Test("Dates are sorted by when they begin")
  func order() throws {
    let sorted = [
      "0000-03-01", "1582-10-10", "1969-12-31T23:59:59Z", "1970-01-01", "2024-02-28", "2024-02-29",
      "2024-03-01", "2024-03-10", "2024-03-10 00:00", "2024-03-10T00:00Z", "2024-03-10 00:00:00.25",
      "2024-03-10 00:00:00.3", "2024-03-10 23:30", "2024-03-10 23:30 -08:00", "9999-12-31",
    ]
    let dates = try sorted.map { text throws in try WrittenDate(text) }
    #expect(dates.reversed().sorted().map(\.text) == sorted)
  }

  @Test("Every day of 400 years follows the one before it")
  func calendar() throws {
    var days = 0
    var last: WrittenDate?
    for year in 1900..<2300 {
      for month in 1...12 {
        for day in 1...31 {
          let digits = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
          guard let date = try? WrittenDate("\(year)-\(digits(month))-\(digits(day))") else {
            continue
          }
          if let last { #expect(last < date) }
          last = date
          days += 1
        }
      }
    }
    #expect(days == 146_097)
  }
}
