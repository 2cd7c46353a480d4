import Diagnostics
import Importing
import Testing

@Suite("Importing the entries that are wanted")
struct FilterTests {
  private let list = """
    [{"name": "A", "color": "red", "set": "x", "no": 1.10},
     {"name": "B", "color": "blue", "set": "y"},
     {"name": "C", "color": "wrong", "set": "z", "no": 1.1},
     {"name": "D", "color": "lime", "set": null, "no": ""}]
    """

  private func names(_ condition: String, more: String = "") -> [String?] {
    let read = Import("{ from: c.json, where: \(condition)\(more) }", "c.json", list)
    #expect(read.messages == [])
    return read.pairs.map(\.first)
  }

  @Test(
    "An entry has to fit all conditions, each by one of its texts",
    arguments: [
      ("{ set: x }", ["A"]),
      ("{ set: [x, y] }", ["A", "B"]),
      ("{ set: [x, y], name: B }", ["B"]),
      ("{ no: 1.10 }", ["A"]),
      ("{ set: '' }", ["D"]),
      ("{ no: '' }", ["B", "D"]),
      ("{ set: [x, ''] }", ["A", "D"]),
    ]
  )
  func conditions(condition: String, expected: [String]) {
    #expect(names(condition) == expected)
  }

  @Test("The limit counts what is wanted")
  func limit() {
    #expect(names("{ set: [y, ''] }", more: ", limit: 2") == ["B", "D"])
    #expect(names("{ set: [y, ''] }", more: ", limit: 1") == ["B"])
  }

  @Test("A column may be both mapped and asked for")
  func mapped() {
    let read = Import(
      "{ from: c.json, map: { name: set }, where: { set: y, color: blue } }",
      "c.json",
      list
    )
    #expect(read.pairs == [["y", "#0000ff"]])
  }

  @Test(
    "Mistakes are told at the script's place",
    arguments: [
      (
        "where: { sett: x }", "1:26: no entry of `Examples/c.json` has `sett`",
        Diagnostic.Severity.error
      ),
      ("where: { set: q }", "1:24: no entry of `Examples/c.json` fits `where`", .warning),
      ("where: x", "1:24: `where` is a mapping of columns to texts, not `x`", .error),
      ("where: {}", "1:24: `where` names no column", .error),
      ("where: { set: { a: b } }", "1:31: `set` is a text, not a mapping", .error),
    ]
  )
  func mistakes(option: String, message: String, severity: Diagnostic.Severity) {
    let read = Import("{ from: c.json, \(option) }", "c.json", list)
    #expect(read.messages == ["Examples/s.yaml:" + message])
    #expect(read.problems.all.map(\.severity) == [severity])
    #expect(read.items.isEmpty)
  }

  @Test("A format with columns of its own is asked for no others")
  func fixedColumns() {
    let text = "GIMP Palette\n1 2 3 A\n4 5 6 B"
    let good = Import("{ from: a.gpl, where: { name: B } }", "a.gpl", text)
    #expect(good.pairs == [["B", "#040506"]])
    let bad = Import("{ from: a.gpl, where: { hex: B } }", "a.gpl", text)
    #expect(bad.messages == ["Examples/s.yaml:1:25: a `gpl` file has no `hex`"])
    #expect(bad.hints == ["it has `name`, `color`"])
  }
}
