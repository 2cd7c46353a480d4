import Bytes
import Testing

@Suite("Parts of paths")
struct ComponentTests {
  @Test(
    "A part that is safe stays as it is",
    arguments: ["colors", "Peek-and-pop", "my.script", "a b", "日本", "Café", "a_b", "#1", "50%"]
  )
  func safe(_ part: String) {
    #expect(Array(FileName.component(part).utf8) == Array(part.utf8))
  }

  @Test("A part is composed, so that a folder from another system has the same page")
  func composed() {
    #expect(Array(FileName.component("Cafe\u{301}").utf8) == Array("Caf\u{E9}".utf8))
  }

  @Test(
    "What is unsafe is replaced, and a tail tells the result apart",
    arguments: [
      ("", "_"), (".", "_"), ("..", "__"), ("...", "___"), (".hidden", "_hidden"), ("-rf", "_rf"),
      (" a", "_a"), ("a ", "a_"), ("a.", "a_"), ("a/b", "a_b"), ("a\\b", "a_b"), ("a:b", "a_b"),
      ("what?", "what_"), ("a\u{0}b", "a_b"), ("a\nb", "a_b"), ("a\u{202E}b", "a_b"),
      ("con", "con_"), ("CON", "CON_"), ("con.a.b", "con_.a.b"), ("COM¹", "COM¹_"),
      ("conin$", "conin$_"), (".peekbook-manifest", "_peekbook-manifest"),
    ]
  )
  func unsafe(_ part: String, _ start: String) {
    let name = FileName.component(part)
    #expect(name.hasPrefix(start + "."), "\(name)")
    #expect(name.utf8.count == start.utf8.count + 6)
    #expect(!FileName.isDevice(name))
  }

  @Test(
    "A long part is cut",
    arguments: [
      String(repeating: "a", count: 300), String(repeating: "日", count: 300),
      "con" + "a" + String(repeating: "\u{302}", count: 300),
      "a" + String(repeating: ".", count: 300) + "a",
    ]
  )
  func long(_ part: String) {
    let name = FileName.component(part)
    #expect(name.utf8.count <= 120 && name.utf8.count > 6)
    #expect(!FileName.isDevice(name))
  }
}
