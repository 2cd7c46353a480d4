import Bytes
import Testing

@Suite("Showing text that can't be seen")
struct VisibleTextTests {
  @Test(
    "What hides, or turns what is around it, is written as an escape",
    arguments: [
      ("a\tb\r\nc", #"a\tb\r\nc"#), ("\u{0}\u{1B}[31m", #"\u{0}\u{1B}[31m"#),
      ("\u{7F}\u{85}\u{9F}", #"\u{7F}\u{85}\u{9F}"#),
      ("Red\u{202E}neerg", #"Red\u{202E}neerg"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("\u{200B}\u{2028}\u{2029}\u{FEFF}", #"\u{200B}\u{2028}\u{2029}\u{FEFF}"#),
      ("\u{061C}\u{200E}\u{200F}", #"\u{61C}\u{200E}\u{200F}"#),
      ("\u{10FFFF}\u{1FFFE}", #"\u{10FFFF}\u{1FFFE}"#),
      ("\u{E0001}", #"\u{E0001}"#),
    ]
  )
  func escaped(_ text: String, _ expected: String) {
    #expect(text.visible == expected)
  }

  @Test(
    "What people read stays as it is",
    arguments: [
      "", "plain", "é日本", "أحمر (1)", "👩\u{200D}👩\u{200D}👧", "می\u{200C}خواهم", "\u{A0}\u{3000}",
      "e\u{301}",
    ]
  )
  func kept(_ text: String) {
    #expect(text.visible.utf8.elementsEqual(text.utf8))
  }
}
