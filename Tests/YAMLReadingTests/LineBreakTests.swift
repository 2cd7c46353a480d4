import Diagnostics
import Testing
import YAMLReading

@Suite("Line breaks")
struct LineBreakTests {
  private static let source = """
    # comment
    title: "two
      lines"
    note: |
      a

      b
    folded: >
      c
      d
    plain: e
      f
    items:
      - {name: 'g
          h', é: i}
    """

  private static func with(_ breaks: [String]) -> String {
    var text = ""
    for (place, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      text += line + breaks[place % breaks.count]
    }
    return text
  }

  private static func places(_ node: YAMLNode) -> [String] {
    let below = node.elements.map { $0 } + node.entries.flatMap { [$0.key, $0.value] }
    return ["\(node.location.line):\(node.location.column)"] + below.flatMap(places)
  }

  @Test(
    "CRLF, CR and a mixture give the same nodes on the same lines as LF",
    arguments: [["\r\n"], ["\r"], ["\r\n", "\n"], ["\n", "\r"], ["\r", "\r\n", "\n"]]
  )
  func sameNodes(_ breaks: [String]) throws {
    let expected = try read(Self.with(["\n"]))
    let root = try read(Self.with(breaks))
    #expect(root.isEqual(to: expected))
    #expect(Self.places(root) == Self.places(expected))
    #expect(root.rendered() == expected.rendered())
    #expect(!root.rendered().contains(UInt8(ascii: "\r")))
  }

  @Test("Errors are on the same lines", arguments: ["\n", "\r\n", "\r"])
  func sameErrorLines(_ lineBreak: String) throws {
    let source = "a: 1\n\n# c\nb: 'x\n\n  y'\na: 2\nc: \"\\q\"\n"
    let found = problems(source.replacing("\n", with: lineBreak))
    #expect(found.map(\.told) == ["7:1 the key `a` is repeated", #"8:5 unknown escape `\q`"#])
    #expect(found.map(\.excerpt) == ["a: 2", #"c: "\q""#])
  }

  @Test("A carriage return is in a text only if it was asked for")
  func carriageReturn() throws {
    let root = try read("a: \"x\\r\\n\"\r\nb: |\r\n  y\r\n")
    #expect(root.value(of: "a")?.text.unicodeScalars.map(\.value) == [0x78, 13, 10])
    #expect(root.value(of: "b")?.text.unicodeScalars.map(\.value) == [0x79, 10])
  }

  @Test(
    "U+0085, U+2028 and U+2029 are characters like others and end no line",
    arguments: ["\u{85}", "\u{2028}", "\u{2029}"]
  )
  func unicodeBreaks(_ character: String) throws {
    let source =
      "# x\(character)y\na: b\(character)c\nd: 'e\(character) f'\ng: |\n  h\(character)\ni: \"j\(character)\""
    let root = try read(source)
    let texts = root.entries.map { Array($0.value.text.unicodeScalars) }
    let expected = ["b\(character)c", "e\(character) f", "h\(character)\n", "j\(character)"]
    #expect(texts == expected.map { Array($0.unicodeScalars) })
    #expect(root.entries.map(\.key.location.line) == [2, 3, 4, 6])
    #expect(told(source + " x") == ["6:9 unexpected text behind the value"])
    #expect(told("a: \(character)\(character)[\nb: [") == ["2:5 the file ends before `]`"])
  }
}
