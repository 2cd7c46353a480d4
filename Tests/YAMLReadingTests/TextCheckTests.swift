import Diagnostics
import Testing
import YAMLReading

@Suite("Bytes that are no text")
struct TextCheckTests {
  private static func bytes(_ before: String, _ raw: [UInt8], _ after: String = "\n") -> [UInt8] {
    Array(before.utf8) + raw + Array(after.utf8)
  }

  @Test(
    "The first byte that is not UTF-8 is named",
    arguments: [
      ("items: [{name: \"caf", [0xE9], "1:20", 19), ("a: 1\nb: é", [0xFF], "2:5", 10),
      ("a: ", [0xC0, 0x80], "1:4", 3), ("a: ", [0xED, 0xA0, 0x80], "1:4", 3),
      ("a: ", [0xF4, 0x90, 0x80, 0x80], "1:4", 3), ("a: ", [0xE2, 0x82], "1:4", 3),
      ("a: ", [0x80], "1:4", 3), ("\u{FEFF}a: ", [0xF0, 0x9F, 0x98], "1:4", 6),
      ("a: ", [0xE0, 0x80, 0x80], "1:4", 3), ("a: ", [0xF0, 0x80, 0x80, 0x80], "1:4", 3),
    ] as [(String, [UInt8], String, Int)]
  )
  func invalidUTF8(_ before: String, _ raw: [UInt8], _ place: String, _ offset: Int) {
    let found = problems(Self.bytes(before, raw))
    #expect(found.map(\.told) == ["\(place) not valid UTF-8 at byte \(offset)"])
    #expect(found.first?.code == .invalidUTF8)
    #expect(found.first?.excerpt?.contains("\u{FFFD}") == false)
  }

  @Test("A file that ends inside a character is not valid UTF-8")
  func cutOff() {
    #expect(
      problems(Self.bytes("a: ", [0xE2, 0x82], "")).map(\.told) == ["1:4 not valid UTF-8 at byte 3"]
    )
  }

  @Test(
    "A control character is named with its byte",
    arguments: [
      (0x00, "U+0000"), (0x1B, "U+001B"), (0x08, "U+0008"), (0x0B, "U+000B"), (0x0C, "U+000C"),
      (0x7F, "U+007F"), (0x80, "U+0080"), (0x9F, "U+009F"),
    ] as [(UInt32, String)]
  )
  func controls(_ value: UInt32, _ name: String) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let source = "é: 1\nitems: [{name: \"a\(scalar)b\"}]\n"
    #expect(told(source) == ["2:18 control character \(name) at byte 23"])
  }

  @Test("All control characters of a line are told, those of a binary file up to 20")
  func manyControls() {
    #expect(told("a: \u{0}\u{1B}\n").count == 2)
    #expect(problems([UInt8](repeating: 1, count: 10_000)).count == 20)
  }

  @Test(
    "Noncharacters and a byte order mark inside the text are refused",
    arguments: [0xFEFF, 0xFFFE, 0xFFFF, 0xFDD0, 0xFDD3] as [UInt32]
  )
  func noncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(problems("a: \(scalar)\n").map(\.code) == [.controlCharacter])
  }

  @Test("Every other character may stand in a text")
  func everyCharacter() throws {
    var text = ""
    for value in UInt32(0xA0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), value != 0xFEFF, value != 0xFFFE, value != 0xFFFF,
        !(0xFDD0...0xFDD3).contains(value)
      else { continue }
      text.unicodeScalars.append(scalar)
    }
    let root = try read("a: \"\(text)\"\nb: |\n  \(text)\n")
    #expect(root.value(of: "a")?.utf8.elementsEqual(text.utf8) == true)
    #expect(root.value(of: "b")?.utf8.elementsEqual((text + "\n").utf8) == true)
  }

  @Test(
    "UTF-16 is told apart",
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x3A, 0x00],
      [0x00, 0x61, 0x00, 0x3A], [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00],
    ] as [[UInt8]]
  )
  func utf16(_ bytes: [UInt8]) {
    let found = problems(bytes)
    #expect(found.map(\.told) == ["1:1 not valid UTF-8: this looks like UTF-16"])
  }

  @Test("A random file is an error, not a crash", arguments: 0..<200 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var generator = Generator(state: seed)
    let bytes = (0..<Int(seed) * 7).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(!problems(bytes).isEmpty)
  }

  @Test("A leading byte order mark is no part of the text")
  func byteOrderMark() throws {
    let root = try read("\u{FEFF}name: Sea\n")
    #expect(root.entries.first?.key.text == "name")
    #expect(root.location == Location(file: "x.yaml", line: 1, column: 1))
    #expect(problems("\u{FEFF}a: [").first?.excerpt == "a: [")
  }
}
