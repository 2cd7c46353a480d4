import MarkdownTree
import Testing

@Suite("Links")
struct LinkTests {
  @Test(
    "Destinations that could act or leave the site unnoticed are refused",
    arguments: [
      "javascript:x", " javascript:x", "JAVASCRIPT:x", "java\tscript:x", "java\nscript:x",
      "\u{1}javascript:x", "//host", "/\\host", "\\\\host", "\\/host", " //host", "\t//host",
      "data:x", "blob:x", "x:y", ":", "http\u{200B}s:x", "view-source:http://x", "/\t/host",
    ]
  )
  func unsafe(_ destination: String) {
    #expect(!LinkPolicy.isSafe(destination))
    #expect(!LinkPolicy.isRelative(destination))
  }

  @Test(
    "Destinations of the web, of mail, and of the site are allowed",
    arguments: [
      ("http://x", false), ("HTTPS://x", false), (" https://x", false), ("mailto:a@b", false),
      ("", true), ("#a:b", true), ("a/b:c", true), ("?a:b", true), ("./a:b", true), ("/a", true),
      ("javascript%3Ax", true), ("a//b", true),
    ]
  )
  func safe(_ destination: String, isRelative: Bool) {
    #expect(LinkPolicy.isSafe(destination))
    #expect(LinkPolicy.isRelative(destination) == isRelative)
  }

  @Test(
    "A path becomes a destination that leads to it",
    arguments: [
      ("a/b.html", "a/b.html"), ("a b#c?d%e.html", "a%20b%23c%3Fd%25e.html"),
      ("é.html", "%C3%A9.html"), ("a:b/c", "./a:b/c"), ("a/b:c", "a/b:c"), ("//a", ".///a"),
      ("../a", "../a"), ("a&b'(c)|<\"", "a%26b%27%28c%29%7C%3C%22"), ("", ""),
      ("a\nb\\c", "a%0Ab%5Cc"), ("~x/-_.!", "~x/-_.!"),
    ]
  )
  func encode(_ path: String, expected: String) {
    #expect(RelativeLink.encode(path: path) == expected)
    #expect(LinkPolicy.isRelative(expected))
  }

  @Test("A fragment is encoded as well")
  func fragment() {
    #expect(RelativeLink.encode(path: "a.html", fragment: "b é#") == "a.html#b%20%C3%A9%23")
    #expect(RelativeLink.encode(path: "", fragment: "b") == "#b")
  }

  @Test(
    "An id holds letters, digits, hyphens, underscores and dots only",
    arguments: [
      ("a-B_1.c", true), ("été", true), ("日本", true), ("", false), ("a b", false),
      ("a\"b", false), ("a>b", false), ("a\u{202E}", false), ("a'", false), ("😀", false),
    ]
  )
  func headingID(_ id: String, isValid: Bool) {
    #expect(HeadingID.isValid(id) == isValid)
  }
}
