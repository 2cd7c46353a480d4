import Testing
import YAMLReading

@Suite("Escapes in double quotes")
struct EscapeTests {
  @Test(
    "A surrogate pair is one character, in double quotes only",
    arguments: [
      (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00""#, "😀"),
      (#""a\ud83d\ude00b\ud83c\udff3""#, "a😀b🏳"),
      (#""\\ud83d\\ude00""#, #"\ud83d\ude00"#), (#""\\\ud83d\ude00""#, #"\😀"#),
      (#"'\ud83d\ude00'"#, #"\ud83d\ude00"#), (#"\ud83d\ude00"#, #"\ud83d\ude00"#),
      (#""\U0001F600""#, "😀"),
      (#""\\uFDD0""#, #"\uFDD0"#), (#""\ud83d\ude00\n""#, "😀\n"),
      ("\"\\\n  \\ud83d\\ude00\"", "😀"), (#""\udbff\udfff\ud800\udc00""#, "\u{10FFFF}\u{10000}"),
    ]
  )
  func surrogatePairs(_ source: String, _ text: String) throws {
    let root = try read("a: \(source)\nb: [x]\n")
    #expect(root.value(of: "a")?.utf8.elementsEqual(text.utf8) == true)
    #expect(try read("[x, \(source)]").elements.last?.utf8.elementsEqual(text.utf8) == true)
    #expect(try read(root.renderedText).isEqual(to: root))
  }

  @Test("A pair in a block of lines is no escape")
  func blocks() throws {
    let root = try read("a: |\n  \\ud83d\\ude00\nb: >\n  \\ud83d\\ude00\n")
    #expect(root.entries.map(\.value.text) == ["\\ud83d\\ude00\n", "\\ud83d\\ude00\n"])
  }

  @Test(
    "Half a pair is an error that shows it",
    arguments: [
      (#"\ud83d"#, #"\ud83d"#), (#"\ude00\ud83d"#, #"\ude00"#), (#"\ud83dx"#, #"\ud83d"#),
      (#"\ud83d\u0041"#, #"\ud83d"#), (#"\uD800\uD800"#, #"\uD800"#),
      (#"\U0000D800"#, #"\U0000D800"#),
      (#"\U00110000"#, #"\U00110000"#),
      (#"\ud83d\\ude00"#, #"\ud83d"#),
    ]
  )
  func halves(_ source: String, _ shown: String) {
    #expect(told("é: \"\(source)\"\n") == ["1:5 `\(shown)` is not a character"])
  }

  @Test("A backslash that is escaped begins no pair")
  func escapedBackslash() {
    #expect(told(#"a: "\\ud83d\ude00""#) == [#"1:12 `\ude00` is not a character"#])
  }

  @Test(
    "Escapes for what may not stand in a file give just that",
    arguments: [
      (#"\0"#, 0), (#"\e"#, 0x1B), (#"\x1B"#, 0x1B), (#"\N"#, 0x85), (#"\_"#, 0xA0),
      (#"\L"#, 0x2028),
      (#"\P"#, 0x2029), (#"\uFDD0"#, 0xFDD0), (#"\uFDD3"#, 0xFDD3), (#"\U0000fdd1"#, 0xFDD1),
      (#"\uFEFF"#, 0xFEFF), (#"\uFFFF"#, 0xFFFF), (#"\r"#, 0x0D), (#"\/"#, 0x2F), (#"\u0000"#, 0),
    ] as [(String, UInt32)]
  )
  func escapes(_ escape: String, _ value: UInt32) throws {
    let root = try read("a: \"<\(escape)>\"\nb: 'x\u{2028}\(escape)'\nc: \(escape)\n")
    #expect(root.value(of: "a")?.text.unicodeScalars.map(\.value) == [0x3C, value, 0x3E])
    #expect(
      root.value(of: "b")?.text.unicodeScalars.elementsEqual("x\u{2028}\(escape)".unicodeScalars)
        == true
    )
    #expect(root.value(of: "c")?.text == escape)
    #expect(try read(root.renderedText).isEqual(to: root))
  }

  @Test("An escape that YAML does not know is shown")
  func unknown() {
    #expect(told(#"path: "C:\qux""#) == [#"1:10 unknown escape `\q`"#])
    #expect(told(#"a: "\xzz""#) == ["1:7 the escape has too few hexadecimal digits"])
    #expect(told("a: \"\\") == [#"1:5 unknown escape `\`"#])
  }
}
