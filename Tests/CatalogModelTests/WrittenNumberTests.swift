import CatalogModel
import Testing

@Suite("Numbers as they are written")
struct WrittenNumberTests {
  @Test(
    "The digits stay as they are",
    arguments: [
      "0", "1.10", "-0.5", "007", "12345678901234567890.12345678901234567890", "1e3", "1.5E-7",
      "-0",
    ]
  )
  func written(text: String) {
    #expect(WrittenNumber(text)?.text == text)
  }

  @Test(
    "What is no number is none",
    arguments: [
      "", "-", "+1", ".5", "5.", "1_000", "1,5", "0x1F", "1e", "1e1234567", "e3", " 1", "1 ", "NaN",
      "inf", "1.2.3", "１", "1-", "--1",
    ]
  )
  func noNumber(text: String) {
    #expect(WrittenNumber(text) == nil)
  }

  @Test(
    "Two spellings of one number are equal",
    arguments: [
      ("1.10", "1.1"), ("007", "7"), ("1e3", "1000"), ("0.5", "5e-1"), ("-0", "0.00"), ("0", "0e9"),
      ("10", "1E+1"), ("-2.50", "-2.5"), ("0.001", "1e-3"),
    ]
  )
  func equal(one: String, other: String) throws {
    let (one, other) = (try #require(WrittenNumber(one)), try #require(WrittenNumber(other)))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test("Numbers are sorted by their value, all digits counting")
  func order() {
    let sorted = [
      "-1e3", "-20", "-19.99", "-0.001", "0", "1e-9", "0.5", "1", "1.0000000000000000000001", "2",
      "9.99", "10", "12345678901234567890", "12345678901234567891", "1e30",
    ]
    let numbers = sorted.compactMap(WrittenNumber.init)
    #expect(numbers.reversed().sorted().map(\.text) == sorted)
    for (index, number) in numbers.enumerated() {
      for other in numbers[..<index] { #expect(other < number && !(number < other)) }
    }
  }
}
