import Testing

@testable import PeekbookCommand

@Suite("Commands to the logs of CI services")
struct LogCommandsTests {
  @Test(
    "What would be one is printed with an escape, and all else as it is",
    arguments: [
      ("::debug::x\n", ":\\u{3A}debug::x\n"), ("a\n \t::x::", "a\n \t:\\u{3A}x::"),
      (":::x::", ":\\u{3A}:x::"), ("\u{A0}::x", "\u{A0}:\\u{3A}x"), ("a ::x", "a ::x"),
      ("##[debug]", "#\\u{23}[debug]"), ("a ###vso[x]", "a ##\\u{23}vso[x]"), ("## [x]", "## [x]"),
      ("##a", "##a"), ("a.yaml:1:1: x", "a.yaml:1:1: x"), ("", ""), (":", ":"), ("#", "#"),
    ]
  )
  func disarmed(text: String, printed: String) {
    #expect(Self.disarmed(text, in: .text) == printed)
  }

  @Test("In JSON the escape is JSON's own, and a line never begins with a text")
  func json() {
    #expect(Self.disarmed(#"  "a": "::x ##[y]""#, in: .quoted) == #"  "a": "::x #\u0023[y]""#)
  }

  @Test("In XML it is a reference")
  func xml() {
    #expect(Self.disarmed("<a>\n ::x ##[y]</a>", in: .xml) == "<a>\n :&#58;x #&#35;[y]</a>")
  }

  private static func disarmed(_ text: String, in form: LogCommands.Form) -> String {
    String(decoding: LogCommands.disarmed(Array(text.utf8), in: form), as: UTF8.self)
  }
}
