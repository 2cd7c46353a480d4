import CatalogModel
import Scenarios
import Testing

@Suite("Texts taken literally")
struct TextTests {
  @Test(
    "A title is the text as written, quoted or not",
    arguments: [
      "no", "yes", "null", "~", "Null", "1e3", "007", "1.10", "0x1F", "2024-01-01", "0o17", "1_000",
      ".inf", "NaN", "on", "y", "true", "<script>", "a|b", "..", ".", "a/b", "CON", "nul.md",
      "😀", "أحمر (1)", "Ink.", "C:\\x", "[x](javascript:y)", "*x*", "{{name}}", "&lt;", "日本", "!!!",
      "12:30:45", "2024-03-10 23:30:00 -08:00", "5319E7", "=", "<<", "Yes\u{301}",
    ]
  )
  func literal(_ title: String) {
    let quoted = Reading(items: "    - { name: '\(title)', color: red }")
    #expect(quoted.messages == [])
    #expect(quoted.titles.map { Array($0.utf8) } == [Array(title.utf8)])
    guard !"*[{&!".utf8.contains(title.utf8.first ?? 0) else { return }
    let plain = Reading(items: "    - name: \(title)\n      color: red")
    #expect(plain.messages == [])
    #expect(plain.titles.map { Array($0.utf8) } == [Array(title.utf8)])
  }

  @Test("A title keeps tabs, escapes and the spaces that quotes hold")
  func escapes() {
    let reading = Reading(
      items: #"    - { name: "a\tb", color: red }"# + "\n"
        + #"    - { name: "a\0b", color: red }"# + "\n"
        + #"    - { name: "c\e[31md", color: red }"# + "\n"
        + #"    - { name: "Ink ", color: red }"#
    )
    #expect(reading.messages == [])
    #expect(reading.titles == ["a\tb", "a\0b", "c\u{1B}[31md", "Ink "])
  }

  @Test("Titles that differ in case or in Unicode form only are kept apart, byte for byte")
  func forms() {
    let reading = Reading(
      items: #"    - { name: "Caf\u00e9", color: red }"# + "\n"
        + #"    - { name: "Cafe\u0301", color: red }"# + "\n"
        + "    - { name: Snow, color: red }\n    - { name: snow, color: red }"
    )
    #expect(
      reading.titles.map { Array($0.utf8) }
        == ["Caf\u{E9}", "Cafe\u{301}", "Snow", "snow"].map { Array($0.utf8) }
    )
  }

  @Test("Null words are texts, a quoted nothing is an empty text, and nothing at all is absent")
  func nothing() {
    let kind = Kind(
      name: "Photo",
      catalogName: "Photos",
      fields: [
        Field("name", .text), Field("note", .text, defaultValue: .text("default")),
      ],
      titleField: 0,
      row: RowTemplate(title: TextTemplate(.field(0))),
      screen: ItemScreenTemplate(title: TextTemplate(.field(0))),
      actions: []
    )
    let reading = Reading(
      kind: "Photo",
      items: """
            - { name: "Null", note: "" }
            - { name: "~", note: ~ }
            - { name: "null", note: null }
            - { name: Tilde, note: }
        """,
      kinds: KindRegistry([kind])
    )
    #expect(reading.messages == [])
    #expect(reading.titles == ["Null", "~", "null", "Tilde"])
    #expect(reading.items.map { $0.values[1] } == ["", "~", "null", "default"].map { .text($0) })
  }

  @Test("Markdown of 16 KiB is read, and one byte more is not")
  func markdownLimit() {
    let most = String(repeating: "a", count: 16 * 1024)
    #expect(Reading(steps: "  - note: \(most)").messages == [])
    let reading = Reading(steps: "  - note: a\(most)\n  - { commit: , note: a\(most) }")
    #expect(
      reading.messages == [
        "8:11: `note` has 16385 bytes, 16384 are allowed",
        "9:23: `note` has 16385 bytes, 16384 are allowed",
      ]
    )
  }

  @Test("CRLF and a byte order mark change nothing")
  func lineEnds() {
    let lf =
      "title: T\ncatalog: { kind: ColorItem, items: [] }\nsteps:\n  - note: |\n      a\n      b\n"
    let crlf =
      "\u{FEFF}"
      + lf.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    for script in [lf, crlf] {
      let reading = Reading(script)
      #expect(reading.messages == [])
      guard case .note(let text) = reading.scenario?.steps.first?.action else {
        Issue.record("no note")
        return
      }
      #expect(Array(text.utf8) == Array("a\nb\n".utf8))
    }
  }
}
