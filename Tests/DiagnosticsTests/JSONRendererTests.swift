import Bytes
import Diagnostics
import Testing

@Suite("Diagnostics as JSON")
struct JSONRendererTests {
  @Test("All that a program needs, in order")
  func json() {
    var json = JSONWriter()
    let place = Location(file: "a.yaml", line: 2, column: 3)
    let bag = DiagnosticBag([
      Diagnostic(
        Diagnostic.Code("duplicate-key"),
        "the key `a` is repeated",
        at: place,
        excerpt: "not written",
        hint: "leave one out",
        notes: [.init("it stands here first", at: place), .init("so")]
      ),
      Diagnostic(Diagnostic.Code("no-scripts"), "none", severity: .warning),
    ])
    JSONRenderer().write(bag, to: &json)
    let expected =
      #"[{"code":"no-scripts","severity":"warning","message":"none","notes":[]},"#
      + #"{"code":"duplicate-key","severity":"error","message":"the key `a` is repeated","#
      + #""file":"a.yaml","line":2,"column":3,"hint":"leave one out","notes":["#
      + #"{"message":"it stands here first","file":"a.yaml","line":2,"column":3},"#
      + #"{"message":"so"}]}]"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }
}
