import Diagnostics
import Testing

@Suite("Collecting diagnostics")
struct DiagnosticBagTests {
  private static func diagnostic(
    _ code: String,
    _ severity: Diagnostic.Severity = .error,
    _ file: String = "a",
    _ line: Int = 1,
    _ column: Int = 1
  ) -> Diagnostic {
    Diagnostic(
      Diagnostic.Code(code),
      code,
      severity: severity,
      at: Location(file: file, line: line, column: column)
    )
  }

  @Test("They are sorted by file, line, column and code; those without a place come first")
  func sorting() {
    let bag = DiagnosticBag([
      Self.diagnostic("f", .error, "b", 1, 1), Self.diagnostic("e", .error, "a", 10, 1),
      Self.diagnostic("d", .error, "a", 2, 10), Self.diagnostic("c", .error, "a", 2, 9),
      Self.diagnostic("b", .error, "a", 1, 1), Self.diagnostic("a", .error, "a", 1, 1),
      Diagnostic(Diagnostic.Code("z"), "z"),
    ])
    #expect(bag.sorted.map(\.code.name) == ["z", "a", "b", "c", "d", "e", "f"])
    #expect(bag.all.first?.code.name == "f")
  }

  @Test("Only errors count as errors")
  func errors() {
    var bag = DiagnosticBag([Self.diagnostic("a", .warning)])
    #expect(!bag.hasErrors)
    bag.add(contentsOf: DiagnosticBag([Self.diagnostic("b")]))
    #expect(bag.hasErrors)
    #expect(bag.all.count == 2)
  }

  @Test("Places are in order by file, line, column")
  func places() {
    let places = [
      Location(file: "a", line: 1, column: 2), Location(file: "a", line: 1, column: 10),
      Location(file: "a", line: 2, column: 1), Location(file: "b", line: 1, column: 1),
    ]
    #expect(places.reversed().sorted() == places)
  }
}
