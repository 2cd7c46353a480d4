import Testing
import YAMLReading

@Suite("Tags")
struct TagTests {
  @Test(
    "Every tag is refused, at its place",
    arguments: [
      ("a: !foo b\n", "1:4 tags such as `!foo` are not supported"),
      ("a: !!str b\n", "1:4 tags such as `!!str` are not supported"),
      ("a: !!binary |\n  eA==\n", "1:4 tags such as `!!binary` are not supported"),
      ("a: ! b\n", "1:4 tags such as `!` are not supported"),
      ("a: ! 'b'\n", "1:4 tags such as `!` are not supported"),
      ("a: ! [b]\n", "1:4 tags such as `!` are not supported"),
      ("a: ! {b: c}\n", "1:4 tags such as `!` are not supported"),
      (
        "a: !<tag:yaml.org,2002:str> b\n",
        "1:4 tags such as `!<tag:yaml.org,2002:str>` are not supported"
      ),
      ("a: &x !t b\n", "1:7 tags such as `!t` are not supported"),
      ("a: !t &x b\n", "1:4 tags such as `!t` are not supported"),
      ("a: !t\nb: 1\n", "1:4 tags such as `!t` are not supported"),
      ("!t\n- a\n", "1:1 tags such as `!t` are not supported"),
      ("a: !x!y z\n", "1:4 tags are not supported, and this is not a valid one"),
      ("a: !<x\n", "1:4 tags are not supported, and this is not a valid one"),
      ("%TAG ! tag:x,2024:\n---\na: !b c\n", "1:1 `%TAG` is not supported, nor are tags"),
    ]
  )
  func refused(_ source: String, _ problem: String) {
    #expect(told(source) == [problem])
  }

  @Test(
    "An exclamation mark inside a text is no tag",
    arguments: ["a!b", "'!a'", "\"!a\"", "|\n  !a"]
  )
  func texts(_ text: String) throws {
    #expect(try read("k: \(text)\n").value(of: "k")?.text.contains("!") == true)
  }
}
