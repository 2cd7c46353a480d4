import Bytes
import Testing

@Suite("Case folding")
struct CaseFoldingTests {
  @Test(
    "Texts that a file system may take for one fold to the same bytes",
    arguments: [
      ["Snow", "snow", "SNOW", "ſnow"],
      ["Straße", "STRASSE", "strasse", "STRAẞE"],
      ["Café", "Cafe\u{301}", "CAFÉ", "CAFE\u{301}"],
      ["Σίσυφος", "ΣΊΣΥΦΟΣ", "σίσυφοσ"],
      ["\u{212A}elvin", "kelvin"],
      ["ﬁn", "FIN", "fin"],
      ["ǆ", "ǅ", "Ǆ"],
    ]
  )
  func equal(_ texts: [String]) {
    #expect(Set(texts.map { Array($0.caseFolded.utf8) }).count == 1)
  }

  @Test("Folding twice is folding once, for every character")
  func idempotent() {
    for value in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = String(scalar).caseFolded
      guard !once.utf8.elementsEqual(once.caseFolded.utf8) else { continue }
      Issue.record("U+\(String(value, radix: 16)) folds further")
    }
  }

  @Test("Texts that differ by more than case stay apart")
  func different() {
    let texts = ["rose", "rosé", "ros", "röse", "ro-se", "日本", "日木"]
    #expect(Set(texts.map { Array($0.caseFolded.utf8) }).count == texts.count)
  }
}
