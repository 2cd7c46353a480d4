import Diagnostics
import Testing

@Suite("Lines for a terminal")
struct TerminalLineTests {
  @Test("Styles show where there are colours, and what can't be seen is shown as an escape")
  func rendering() {
    var line = TerminalLine("ok ", .green)
    line.append("a\u{1B}[31m")
    line.append("", .red)
    #expect(line.rendered(colored: false) == "ok a\\u{1B}[31m")
    #expect(line.rendered(colored: true) == "\u{1B}[32mok \u{1B}[0ma\\u{1B}[31m")
  }
}
