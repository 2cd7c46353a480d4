import Bytes
import TestSupport
import Testing

@Suite("Slugs")
struct SlugTests {
  @Test(
    "A slug keeps letters and numbers of every script, and has a hyphen for all else",
    arguments: [
      ("Teal Blue", "teal-blue"),
      ("  --Teal -- Blue!! ", "teal-blue"),
      ("Blue/Green", "blue-green"),
      ("O'Brien’s Red", "obriens-red"),
      ("日本", "日本"),
      ("Café", "café"),
      ("Cafe\u{301}", "café"),
      ("أحمر (1)", "أحمر-1"),
      ("Red\u{202E}neerg", "redneerg"),
      ("soft\u{AD}hyphen zero\u{200B}width", "softhyphen-zerowidth"),
      ("हिन्दी", "हिन्दी"),
      ("q\u{323}\u{307}y", "q\u{323}\u{307}y"),
      ("İstanbul", "i\u{307}stanbul"),
      ("Pi²", "pi²"),
      ("a\u{0}b\u{1B}[31m", "a-b-31m"),
      ("../../up", "up"),
      ("C:\\x", "c-x"),
      ("a%2f..%2fb", "a-2f-2fb"),
      ("😀", ""),
      ("!!!", ""),
      ("\u{301}", ""),
      ("", ""),
    ]
  )
  func slug(_ text: String, _ expected: String) {
    #expect(Array(Slug.slug(of: text).utf8) == Array(expected.utf8))
  }

  @Test(
    "A text of a million letters takes no longer than it has to",
    arguments: ["R", "q\u{323}"]
  )
  func linear(_ letter: String) {
    let text = String(repeating: letter, count: 1_000_000)
    let time = threadTime {
      #expect(Slug.slug(of: text).utf8.count <= Slug.longest)
      #expect(text.caseFolded.utf8.count >= 1_000_000)
    }
    #expect(time < .seconds(60))
  }

  @Test(
    "A long slug is cut between letters, and a letter keeps its marks",
    arguments: [
      String(repeating: "a", count: 200),
      String(repeating: "ab ", count: 200),
      String(repeating: "日", count: 200),
      String(repeating: "q\u{323}\u{307}", count: 200),
      "a" + String(repeating: "\u{301}", count: 200),
    ]
  )
  func cut(_ text: String) {
    let slug = Slug.slug(of: text)
    #expect(slug.utf8.count <= Slug.longest)
    #expect(slug.utf8.count > Slug.longest - 6 || slug.isEmpty)
    #expect(!slug.hasSuffix("-"))
    // The next scalar of the whole slug isn't a mark that belonged to the last letter.
    let whole = Array(text.nfc.lowercased().unicodeScalars)
    let next = whole.dropFirst(slug.unicodeScalars.count).first { $0 != " " }
    #expect(slug.isEmpty || next?.properties.canonicalCombiningClass == .notReordered)
  }
}
