import FuzzTestSupport
import Testing

@Suite("The check of pages")
struct HTMLFactsTests {
  @Test(
    "What a browser would mend is a fault",
    arguments: [
      "<p>a", "<p>a</div>", "a</p>", "<p><p>a</p></p>", "<p title=a>b</p>", "<p title=\"<\">b</p>",
      "<p title=\"a\" title=\"b\">c</p>", "a & b", "&nbsp;", "a &amp b", "<b", "<!-- a -->",
      "<p id=\"a\">a</p><p id=\"a\">b</p>", "<a href=\"a\"><a href=\"b\">c</a></a>",
      "<script>alert(1)</script>", "<p onclick=\"a()\">b</p>", "<p style=\"a\">b</p>",
      "<iframe src=\"a\"></iframe>", "a\u{1B}b", "a\u{202E}b", "<title>a<i>b</i></title>",
    ]
  )
  func faults(_ html: String) {
    #expect(throws: BrokenPromise.self) { try HTMLFacts(fragment: Array(html.utf8)) }
  }

  @Test("What the pages are made of is none")
  func rightHTML() throws {
    let html = """
      <p class="a" id="b">a &amp; &lt;b&gt; <a href="c.html#d">e</a><br /></p>
      <svg viewBox="0 0 1 1"><path d="M0 0"/></svg><title>a</title>
      """
    let facts = try HTMLFacts(fragment: Array(html.utf8))
    #expect(facts.ids == ["b"])
    #expect(facts.links == ["c.html#d"])
  }

  @Test(
    "An address that acts, or leads to another site unsaid, is a fault",
    arguments: [
      "javascript:a", " JavaScript:a", "java\tscript:a", "data:text/html,a", "//a", "vbscript:a",
    ]
  )
  func schemes(_ address: String) throws {
    let facts = try HTMLFacts(fragment: Array("<a href=\"\(address)\">a</a>".utf8))
    #expect(throws: BrokenPromise.self) { try facts.checkSchemes() }
  }
}
