import CatalogModel
import Diagnostics
import Importing
import KindTestSupport
import Testing

@Suite("Importing custom properties of CSS")
struct CSSTests {
  private func css(_ text: String, kind: Kind = .colorItem, more: String = "") -> Import {
    Import("{ from: a.css\(more) }", kind: kind, "a.css", text)
  }

  /// The names and colours, and no other problem than warnings.
  private func pairs(_ text: String) -> [[String]] {
    let read = css(text)
    #expect(!read.problems.hasErrors)
    return read.pairs
  }

  @Test("Comments, strings, blocks and a missing semicolon are told from each other")
  func syntax() {
    let read = css(
      ##":root{/* --no: #000; */--a:#0af;--b:var(--x,rgb(0 0 0 / 50%));--c:url("a;b.png");--d:red}@media(prefers-color-scheme:dark){:root{--a:#123}}"##
    )
    #expect(
      read.pairs == [
        ["--a", "#00aaff"], ["--b", "#00000080"], ["--d", "#ff0000"], ["--a (dark)", "#112233"],
      ]
    )
    #expect(read.messages == ["Examples/a.css:1:63: `--c` has no colour and is left out"])
  }

  @Test(
    "Values end where CSS ends them",
    arguments: [
      (":root { --a: red; }", [["--a", "#ff0000"]]),
      (":root{--a:red}", [["--a", "#ff0000"]]),
      (":root{--a:red;;;--b:blue}", [["--a", "#ff0000"], ["--b", "#0000ff"]]),
      (
        ":root{--a : red ! IMPORTANT ;--b:/**/blue/*;*/}",
        [["--a", "#ff0000"], ["--b", "#0000ff"]]
      ),
      (":root{--s:'}; --x: red';--a:red}", [["--a", "#ff0000"]]),
      (":root{--s:\"\\\"; --x:red\";--a:red}", [["--a", "#ff0000"]]),
      (":root{--u:url(a;b'.png);--a:red}", [["--a", "#ff0000"]]),
      (":root{--u:url( \"a)b\" );--a:red}", [["--a", "#ff0000"]]),
      (":root{--j:{a:b;c:d};--a:red}", [["--a", "#ff0000"]]),
      (":root{--j:[;}];--a:red}", [["--a", "#ff0000"]]),
      ("@import url(x;y.css);@charset \"u\";:root{--a:red}", [["--a", "#ff0000"]]),
      (
        "a{color:var(--a);background:url(data:image/png;base64,x=)}:root{--a:red}",
        [["--a", "#ff0000"]]
      ),
      (":root{--a:red;color:blue}p{margin:0}", [["--a", "#ff0000"]]),
      (":root{--é_B:red}", [["--é_B", "#ff0000"]]),
      (":root{--\\31:red}", [["--\\31", "#ff0000"]]),
      ("\u{FEFF}:root{--a:red}", [["--a", "#ff0000"]]),
      (":root{--a:red}\r\n<!-- --b: x -->", [["--a", "#ff0000"]]),
      (":root{--color-*: initial;--a:red}", [["--a", "#ff0000"]]),
      (":root{\n--a:\n  rgb(\n  255 0 0\n)\n}", [["--a", "#ff0000"]]),
    ]
  )
  func values(text: String, expected: [[String]]) {
    #expect(pairs(text) == expected)
  }

  @Test(
    "What a block says is part of the name, unless it holds everywhere",
    arguments: [
      ("html, :host{--a:red}", "--a"),
      (":where(html){--a:red}", "--a"),
      (":where(:root, :host){--a:red}", "--a"),
      ("*, ::before, ::after{--a:red}", "--a"),
      ("@theme default inline{--a:red}", "--a"),
      ("@layer base{:root{--a:red}}", "--a"),
      ("--a:red;", "--a"),
      (".dark{--a:red}", "--a (.dark)"),
      ("[data-theme='dark']  .x{--a:red}", "--a ([data-theme='dark'] .x)"),
      ("@media (prefers-color-scheme: dark){:root{--a:red}}", "--a (dark)"),
      ("@MEDIA(PREFERS-COLOR-SCHEME:LIGHT){:root{--a:red}}", "--a (light)"),
      ("@media (prefers-contrast: more){:root{--a:red}}", "--a (high contrast)"),
      ("@media print and\n (width > 3px){:root{--a:red}}", "--a (print and (width > 3px))"),
      ("@media (prefers-color-scheme:dark){.card{--a:red}}", "--a (dark, .card)"),
      (":root{@media (prefers-color-scheme:dark){&{--a:red}}}", "--a (dark)"),
      ("@supports (color: oklch(0 0 0)){:root{--a:red}}", "--a (supports (color: oklch(0 0 0)))"),
      ("@keyframes x{from{--a:red}}", "--a (keyframes x, from)"),
      (":where(:not(.a)){--a:red}", "--a (:where(:not(.a)))"),
      ("a/* x */b{--a:red}", "--a (ab)"),
    ]
  )
  func variants(text: String, name: String) {
    #expect(pairs(text) == [[name, "#ff0000"]])
  }

  @Test("The last declaration counts, in the place of the first, for each variant")
  func cascade() {
    let text = ":root{--a:red;--b:lime}.x{--a:blue}:root{--a:black}.x{--a:white}"
    #expect(
      pairs(text) == [["--a", "#000000"], ["--b", "#00ff00"], ["--a (.x)", "#ffffff"]]
    )
    #expect(css(text, more: ", where: { variant: '' }").pairs.count == 2)
    #expect(
      css(text, more: ", where: { variant: .x }, map: { name: base }").pairs
        == [["--a", "#ffffff"]]
    )
  }

  @Test(
    "References are replaced by what they lead to",
    arguments: [
      ("--a:var(--b);--b:red", "#ff0000"),
      ("--a:VAR( --b );--b:red", "#ff0000"),
      ("--a:rgb(var(--b) / var(--c,.5));--b:255 0 0", "#ff000080"),
      ("--a:var(--x,var(--y,var(--b)));--b:red", "#ff0000"),
      ("--a:var(--x, red)", "#ff0000"),
      ("--a:var(--b,red);--b:initial", "#ff0000"),
      ("--a:var(--b,red);--b:var(--x)", "#ff0000"),
      ("--a:oklch(63.7% .237 var(--hue, 25.331))", "#fb2c36"),
      ("--a:var(--x,rgb(255,0,0))", "#ff0000"),
      ("--a:/**/var(/**/--b/**/)/**/;--b:red", "#ff0000"),
    ]
  )
  func references(declarations: String, color: String) {
    #expect(pairs(":root{\(declarations)}").first == ["--a", color])
  }

  @Test(
    "In a variant a reference means the property of that variant, or else the one that holds everywhere"
  )
  func scopes() {
    let text = ":root{--b:red;--c:lime}.x{--b:blue;--a:var(--b);--d:var(--c)}"
    #expect(
      pairs(text) == [
        ["--b", "#ff0000"], ["--c", "#00ff00"], ["--b (.x)", "#0000ff"], ["--a (.x)", "#0000ff"],
        ["--d (.x)", "#00ff00"],
      ]
    )
  }

  @Test("A chain of 5,000 references is followed, in either order")
  func longChain() {
    let chain = (0..<5000).map { "--t\($0):var(--t\($0 + 1));" }
    for list in [chain + ["--t5000:red;"], ["--t5000:red;"] + chain.reversed()] {
      let read = css(":root{" + list.joined() + "}")
      #expect(read.messages == [])
      #expect(read.items.count == 5001)
    }
  }

  @Test("Values that double with each reference, and references deep in each other, come to an end")
  func growth() {
    let doubling = (0..<60).map { "--t\($0):var(--t\($0 + 1)) var(--t\($0 + 1));" }
    #expect(css(":root{" + doubling.joined() + "--t60:xxxxxxxxxx}").items.isEmpty)
    let depth = 5_000
    let nested =
      String(repeating: "var(--x,", count: depth) + "red" + String(repeating: ")", count: depth)
    let read = css(":root{--a:\(nested);--b:red}")
    #expect(read.pairs == [["--b", "#ff0000"]])
  }

  @Test(
    "References in a circle are printed, once",
    arguments: [
      (
        "--a:var(--b);--b:var(--c,red);--c:var(--a);--d:var(--a,blue)",
        "1:7: references in a circle: `--a` → `--b` → `--c` → `--a`"
      ),
      ("--s:var(--s)", "1:7: references in a circle: `--s` → `--s`"),
      ("--x:var(--a);--a:rgb(var(--b) 0 var(--a))", "1:20: references in a circle: `--a` → `--a`"),
    ]
  )
  func circles(declarations: String, message: String) {
    let read = css(":root{\(declarations)}")
    let errors = read.problems.sorted.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(read.messages.contains("Examples/a.css:" + message))
  }

  @Test(
    "What is meant to be a colour and can't be read is told apart, also where colours are asked for"
  )
  func unreadable() {
    let text = """
      :root {
        --short: #12345;
        --lab: lab(50% 0 0);
        --mix: color-mix(in srgb, red, blue);
        --half: rgb(var(--none) 0 0);
        --font: var(--sans);
        --size: 4px;
        --shadow: rgb(0 0 0) 0 0 4px;
        --current: currentColor;
        --ok: red;
      }
      """
    let read = css(text)
    #expect(read.pairs == [["--ok", "#ff0000"]])
    #expect(
      read.messages == [
        "Examples/a.css:2:3: 4 entries have colours that can't be read and are left out: `--short`, `--lab`, `--mix`, `--half`",
        "Examples/a.css:6:3: 4 entries have no colour and are left out: `--font`, `--size`, `--shadow`, `--current`",
      ]
    )
    #expect(
      read.problems.sorted.first?.notes.map(\.message) == [
        "`#12345` has 5 hex digits, not 3, 4, 6 or 8",
        "`lab(50% 0 0)` uses `lab()`, which is not read here",
        "`color-mix(in srgb, red, blue)` uses `color-mix()`, which is not read here",
        "it refers to `--none`, which has no value in the file",
      ]
    )
    #expect(
      read.problems.sorted.last?.notes.map(\.message) == [
        "it refers to `--sans`, which has no value in the file"
      ]
    )
    let asked = css(text, more: ", where: { type: color }")
    #expect(asked.pairs == read.pairs)
    #expect(asked.messages == [read.messages[0]])
  }

  @Test("A kind that needs no colour takes all properties")
  func columns() {
    let kind = Kind.texts(title: "name", "value", "type", "variant")
    let read = css(".x{--a:var(--b);--b: 4px  5px;--c:#F00}", kind: kind)
    #expect(read.messages == [])
    let texts = read.items.map { item in
      item.values.map { value in
        guard case .text(let text) = value else { return "" }
        return text
      }
    }
    #expect(
      texts == [
        ["--a (.x)", "4px  5px", "other", ".x"], ["--b (.x)", "4px  5px", "other", ".x"],
        ["--c (.x)", "#F00", "color", ".x"],
      ]
    )
  }

  @Test(
    "What is open at the end, or closed without need, is told with its place",
    arguments: [
      (":root{--a:red", "1:6: the block that begins here is not closed"),
      (":root{--a:red}\n/* b", "2:1: the comment that begins here is not closed"),
      (":root{--a:'red}\n", "1:11: the string that begins here is not closed"),
      (":root{\n--a:rgb(0 0 0;\n}\n", "2:8: the bracket that begins here is not closed"),
      (":root{--a:url(x;\n}\n", "1:11: the URL that begins here is not closed"),
      (
        String(repeating: "a{", count: 129) + "--a:red" + String(repeating: "}", count: 129),
        "1:258: more than 128 blocks stand in one another"
      ),
      (":root{--a:red}}", "1:15: `}` closes no block"),
      ("p{color:red}", "1:1: the file has no custom properties, such as `--ink: #111`"),
      ("", "1:1: the file has no custom properties, such as `--ink: #111`"),
      (":root{--a:\u{0}}", "1:11: the control character U+0000"),
    ]
  )
  func mistakes(text: String, message: String) {
    #expect(css(text).messages == ["Examples/a.css:" + message])
  }

  // The figures are those of a reader in Python that shares nothing with this one.
  @Test(
    "Real style sheets have as many colours as another reader finds",
    arguments: [
      ("open-color.css", 132, 132, ["--oc-white", "#ffffff"], ["--oc-orange-9", "#d9480f"]),
      ("props.colors.css", 247, 0, ["--gray-0", "#f8f9fa"], ["--jungle-12", "#3d4d04"]),
      ("props.colors-oklch.css", 17, 0, ["--color-0", "#fff4fb"], ["--color-bright", "#ff0088"]),
      ("theme.css", 288, 131, ["--color-red-50", "#fef2f2"], ["--color-white", "#ffffff"]),
    ]
  )
  func real(name: String, colors: Int, others: Int, first: [String], last: [String]) throws {
    let read = try Import("{ from: css/\(name) }", fixture: "css/" + name)
    #expect(!read.problems.hasErrors)
    #expect(read.items.count == colors)
    #expect(read.pairs.first == first)
    #expect(read.pairs.last == last)
    let all = try Import("{ from: css/\(name) }", kind: .swatch, fixture: "css/" + name)
    #expect(all.items.count == colors + others)
    let asked = try Import(
      "{ from: css/\(name), where: { type: color } }",
      fixture: "css/" + name
    )
    #expect(asked.messages == [])
    #expect(asked.items.count == colors)
  }
}
