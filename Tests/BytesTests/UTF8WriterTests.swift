import Bytes
import Testing

@Suite("Writing UTF-8")
struct UTF8WriterTests {
  private func written(_ body: (inout UTF8Writer) -> Void) -> String {
    var writer = UTF8Writer()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("What is appended stands there byte for byte, in order")
  func appending() {
    var writer = UTF8Writer(reservingCapacity: 64)
    writer.append(UInt8(ascii: "a"))
    writer.append("é\r\n")
    writer.append("<b>" as StaticString)
    writer.append(contentsOf: [0x31, 0x32])
    writer.append(-7)
    writer.append(Int.min)
    #expect(writer.bytes == Array("aé\r\n<b>12-7-9223372036854775808".utf8))
    writer.removeAll()
    #expect(writer.bytes.isEmpty)
  }

  @Test("Text keeps its form of normalisation")
  func normalisation() {
    #expect(written { $0.append("e\u{301}") }.utf8.count == 3)
    #expect(written { $0.appendHTMLEscaped("e\u{301}") }.utf8.count == 3)
  }

  @Test(
    "HTML's five characters are escaped, others are not",
    arguments: [
      ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"), ("\"'", "&quot;&#39;"),
      ("&amp;", "&amp;amp;"), ("Caf&eacute;", "Caf&amp;eacute;"), ("é日本😀`=/", "é日本😀`=/"), ("", ""),
    ]
  )
  func htmlEscapes(_ text: String, _ expected: String) {
    #expect(written { $0.appendHTMLEscaped(text) } == expected)
  }
}
