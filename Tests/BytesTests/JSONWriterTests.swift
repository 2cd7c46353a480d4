import Bytes
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private func written(
    _ layout: JSONWriter.Layout = .compact,
    _ body: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter(layout: layout)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func sample(_ json: inout JSONWriter) {
    json.beginObject()
    json.key("b")
    json.value(1)
    json.key("a")
    json.beginArray()
    json.value("x")
    json.null()
    json.value(true)
    json.beginObject()
    json.endObject()
    json.endArray()
    json.key("c")
    json.json(Array("{\"raw\":1}".utf8))
    json.endObject()
  }

  @Test("Members stand in the order given, with commas between them")
  func compact() {
    #expect(written(.compact, Self.sample) == #"{"b":1,"a":["x",null,true,{}],"c":{"raw":1}}"#)
  }

  @Test("In lines, each member has one, and the file ends in a line break")
  func lines() {
    let expected = """
      {
        "b": 1,
        "a": [
          "x",
          null,
          true,
          {}
        ],
        "c": {"raw":1}
      }

      """
    #expect(written(.lines, Self.sample) == expected)
  }

  @Test("A part may be laid out on one line, with all that is in it")
  func mixedLayout() {
    let text = written(.lines) { json in
      json.beginObject()
      json.key("a")
      json.beginArray(layout: .compact)
      json.beginObject()
      json.key("b")
      json.value(1)
      json.endObject()
      json.value(2)
      json.endArray()
      json.key("c")
      json.value(3)
      json.endObject()
    }
    #expect(text == "{\n  \"a\": [{\"b\":1},2],\n  \"c\": 3\n}\n")
  }

  @Test("Empty parts stay on one line")
  func empty() {
    let text = written(.lines) { json in
      json.beginArray()
      json.endArray()
    }
    #expect(text == "[]\n")
  }

  @Test(
    "A text is escaped where JSON, or a script element, needs it",
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1B}\u{7F}", "\"\\u0000\\u001b\\u007f\""),
      ("</script><!--", "\"\\u003c/script>\\u003c!--\""), ("é日本😀", "\"é日本😀\""), ("", "\"\""),
      ("a\u{2028}b\u{2029}c", "\"a\\u2028b\\u2029c\""),
      ("\u{2027}\u{202A}\u{20A8}\u{3028}", "\"\u{2027}\u{202A}\u{20A8}\u{3028}\""),
    ]
  )
  func escapes(_ text: String, _ expected: String) {
    #expect(written { $0.value(text) }.utf8.elementsEqual(expected.utf8))
    let asKey = written { json in
      json.beginObject()
      json.key(text)
      json.null()
      json.endObject()
    }
    #expect(asKey.utf8.elementsEqual("{\(expected):null}".utf8))
  }
}
