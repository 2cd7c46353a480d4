import MarkdownTree
import Testing

@Suite("An author's prose")
struct AuthoredMarkdownTests {
  private func render(_ source: String, headingOffset: Int = 1) throws -> (
    html: String, markdown: String
  ) {
    let prose = try AuthoredMarkdown(source)
    let document = MarkdownDocument([.authored(prose, headingOffset: headingOffset)])
    return (
      String(decoding: document.html(), as: UTF8.self),
      String(decoding: document.markdown(), as: UTF8.self)
    )
  }

  @Test("Plain Markdown comes out in both forms")
  func plain() throws {
    let (html, markdown) = try render("# Hi *you*\n\nSee [it](a/b.html \"T\").\n\n1. a\n2. `b`\n")
    #expect(
      html == """
        <h2>Hi <em>you</em></h2>
        <p>See <a href="a/b.html" title="T">it</a>.</p>
        <ol>
        <li>a</li>
        <li><code>b</code></li>
        </ol>

        """
    )
    #expect(
      markdown == """
        ## Hi *you*

        See [it](a/b.html "T").

        1.  a
        2.  `b`

        """
    )
  }

  @Test(
    "A link that could act becomes text, in both forms",
    arguments: [
      "[x](javascript:alert(1))", "[x]( JaVaScRiPt:alert)", "[x](java&Tab;script:alert)",
      "[x](<java\tscript:alert>)", "[x](vbscript:x)", "[x](data:text/html,x)", "[x](file:///etc)",
      "[x](//host/x)", "[x](/\\host/x)", "[x](\\\\\\\\host)", "<javascript:alert(1)>",
      "[x][r]\n\n[r]: javascript:alert", "[x](&#106;avascript:alert)", "[x](&#1;javascript:x)",
      "![x](javascript:alert)", "![x](data:image/png;base64,AAAA)", "![x](//host/x.png)",
      "[![x](javascript:a)](javascript:b)", "[x](ftp://host)",
    ]
  )
  func refusedLink(_ source: String) throws {
    let (html, markdown) = try render(source)
    #expect(!html.contains("<a"))
    #expect(!html.contains("<img"))
    #expect(html.contains("x") || html.contains("javascript:"))
    let again = try render(markdown)
    #expect(!again.html.contains("<a") && !again.html.contains("<img"))
    #expect(!markdown.contains("]("))
    #expect(!markdown.contains("<javascript"))
  }

  @Test(
    "A link to the web, to mail, into the site or the page stays",
    arguments: [
      ("[x](https://example.org/?a=1&b=2)", "https://example.org/?a=1&amp;b=2"),
      ("[x](HTTP://EXAMPLE.ORG)", "HTTP://EXAMPLE.ORG"), ("[x](mailto:a@b.c)", "mailto:a@b.c"),
      ("[x](a/b.html#c)", "a/b.html#c"), ("[x](#c)", "#c"), ("[x](../a)", "../a"),
      ("[x](?q=a:b)", "?q=a:b"), ("[x](./a:b)", "./a:b"), ("[x](<a b>)", "a%20b"),
      ("<https://example.org>", "https://example.org"), ("[x](a?b&copy;)", "a?b%C2%A9"),
      ("[x](a?b&amp;copy;)", "a?b&amp;copy;"),
    ]
  )
  func keptLink(_ source: String, href: String) throws {
    let (html, markdown) = try render(source)
    #expect(html.contains("<a href=\"\(href)\">"))
    #expect(try render(markdown).html == html)
  }

  @Test("Images of the site stay, others become links: no request leaves the site")
  func images() throws {
    let (html, markdown) = try render(
      "![a *b*](p/c.png \"t\") ![d](https://h/e.png) ![](http://h/f)"
    )
    #expect(
      html == """
        <p><img src="p/c.png" alt="a b" title="t" /> <a href="https://h/e.png">d</a> \
        <a href="http://h/f">http://h/f</a></p>

        """
    )
    #expect(try render(markdown).html == html)
    #expect(try render("[![d](https://h/e.png)](x)").html == "<p><a href=\"x\">d</a></p>\n")
  }

  @Test(
    "HTML is shown as it was typed",
    arguments: [
      "<script>alert(1)</script>", "a <b onclick=x>b</b>", "<!-- c -->", "<div>\n\n</div>",
      "<img src=x onerror=alert(1)>", "a <!-- c --> b", "<?php x ?>", "<![CDATA[x]]>", "</p>",
      "<a href='javascript:x'>x</a>", "```\n</code><script>\n```", "`</code><script>`",
      "# <h1>", "[<b>](x)", "| <b> |", "<style>*{}</style>", "<svg/onload=x>", "<iframe>",
    ]
  )
  func html(_ source: String) throws {
    let tags: Set = ["p", "pre", "code", "h2", "h3", "a"]
    for rendered in [try render(source).html, try render(render(source).markdown).html] {
      let found = rendered.split(separator: "<").map { part in
        String(part.prefix { $0 != ">" && $0 != " " }).filter { $0 != "/" }
      }
      #expect(tags.isSuperset(of: found), "\(rendered)")
      #expect(rendered.contains("&lt;"))
    }
  }

  @Test("Headings go as deep as the page asks for, and no deeper than six")
  func headings() throws {
    #expect(try render("# a\n\n##### b", headingOffset: 2).html == "<h3>a</h3>\n<h6>b</h6>\n")
    #expect(try render("a\n=", headingOffset: 0).html == "<h1>a</h1>\n")
    #expect(try render("# a", headingOffset: .max).html == "<h6>a</h6>\n")
    #expect(try render("# a", headingOffset: .min).html == "<h1>a</h1>\n")
  }

  @Test("Characters that nobody could see are spelled out")
  func invisible() throws {
    let (html, markdown) = try render("a\u{202E}b \u{0}\u{1B}[31m `\u{200B}`\tc")
    #expect(html == "<p>a\\u{202E}b \u{FFFD}\\u{1B}[31m <code>\\u{200B}</code> c</p>\n")
    #expect(try render(markdown).html == html)
  }

  @Test("A text longer than allowed is an error that says how long it is")
  func tooLong() throws {
    let longest = String(repeating: "a", count: AuthoredMarkdown.longestSource)
    #expect(throws: Never.self) { try AuthoredMarkdown(longest) }
    #expect(throws: AuthoredMarkdownError.tooLong(bytes: 16385)) {
      try AuthoredMarkdown(longest + "a")
    }
  }

  @Test(
    "Nesting without end is an error, not a crash",
    arguments: [
      String(repeating: "> ", count: 8000), String(repeating: "- ", count: 8000) + "x",
      String(repeating: "*a **a ", count: 1000) + String(repeating: "b** b*", count: 1000),
      String(repeating: "![", count: 2000) + String(repeating: "](a)", count: 2000),
    ]
  )
  func tooDeep(_ source: String) {
    #expect(throws: AuthoredMarkdownError.tooDeep) { try AuthoredMarkdown(source) }
  }

  @Test("Nesting as deep as allowed is rendered")
  func deepest() throws {
    let source = String(repeating: "> ", count: AuthoredMarkdown.deepestNesting - 1) + "x"
    #expect(try render(source).html.contains("<p>x</p>"))
    #expect(try render(render(source).markdown).html == render(source).html)
  }

  @Test(
    "Input that old releases take long for is over soon",
    arguments: ["![[]()", "[a](", "*a_ ", "`a``", "<!--", "[", "&#", "a**b", "> - ", "[a]: b\n"]
  )
  func quadratic(_ piece: String) {
    let count = AuthoredMarkdown.longestSource / piece.utf8.count
    let clock = ContinuousClock()
    let time = clock.measure { _ = try? AuthoredMarkdown(String(repeating: piece, count: count)) }
    #expect(time < .seconds(2))
  }

  @Test("Link definitions can't make a text grow out of proportion")
  func repetition() {
    let source =
      "[a]: /" + String(repeating: "b", count: 8000) + "\n\n"
      + String(repeating: "[a]", count: 2500)
    #expect(throws: AuthoredMarkdownError.tooMuchRepetition) { try AuthoredMarkdown(source) }
  }

  @Test("The words alone can be had")
  func plainText() throws {
    let prose = try AuthoredMarkdown("# A *b*\n\n- c `d`\n- [e](f)\n\n> g\n> h\n\n```\ni\n```\n")
    #expect(prose.plainText == "A b\nc d\ne\ng\nh\ni")
    #expect(try AuthoredMarkdown("").isEmpty)
    #expect(try AuthoredMarkdown("").plainText.isEmpty)
  }

  @Test("Line breaks of Windows and a byte order mark make no difference")
  func lineEndings() throws {
    #expect(
      try AuthoredMarkdown("\u{FEFF}# a\r\n\r\n```\r\nb\r\n```\r\n").blocks
        == AuthoredMarkdown("# a\n\n```\nb\n```\n").blocks
    )
  }
}
