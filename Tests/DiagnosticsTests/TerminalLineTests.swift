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

  @Test("What is invisible in text that was made visible before is the program's own, and stays")
  func visibleAlready() {
    let line = TerminalLine(visible: "\u{2068}a\u{2069}", .green)
    #expect(line.rendered(colored: false) == "\u{2068}a\u{2069}")
    #expect(TerminalLine("\u{2068}a").rendered(colored: false) == "\\u{2068}a")
  }
}
