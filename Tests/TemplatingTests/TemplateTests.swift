import Bytes
import Diagnostics
import Templating
import TestSupport
import Testing

@Suite("Templates")
struct TemplateTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var source: String
    var code: Diagnostic.Code
    var line: Int
    var column: Int

    var testDescription: String { source }
  }

  static let mistakes = [
    Mistake(source: "a\n é{{b", code: .unclosedTag, line: 2, column: 3),
    Mistake(source: "{{{b}}", code: .unclosedTag, line: 1, column: 1),
    Mistake(source: "{{", code: .unclosedTag, line: 1, column: 1),
    Mistake(source: "{{=a", code: .unclosedTag, line: 1, column: 1),
    Mistake(source: "a\n  {{#b}}\n", code: .unclosedSection, line: 2, column: 3),
    Mistake(source: "{{^b}}", code: .unclosedSection, line: 1, column: 1),
    Mistake(source: "a{{/b}}", code: .unopenedSection, line: 1, column: 2),
    Mistake(source: "{{#a}}{{/b}}{{/a}}", code: .unopenedSection, line: 1, column: 7),
    Mistake(source: "{{#a}}\n{{#b}}{{/a}}", code: .unclosedSection, line: 2, column: 1),
    Mistake(source: "{{}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{# }}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{a b}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{a..b}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{a.}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{$a}}{{/a}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{>*a}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{=<%=}}", code: .invalidTag, line: 1, column: 1),
    Mistake(source: "{{== ==}}", code: .invalidTag, line: 1, column: 1),
    Mistake(
      source: String(repeating: "{{#a}}", count: 101) + String(repeating: "{{/a}}", count: 101),
      code: .deepSections,
      line: 1,
      column: 601
    ),
  ]

  @Test("A mistake is reported where it is", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      try Template(parsing: mistake.source, name: "page.html")
    }
    let place = Location(file: "page.html", line: mistake.line, column: mistake.column)
    #expect(bag.all.contains { $0.code == mistake.code && $0.location == place })
  }

  @Test("All mistakes of a template are reported")
  func allMistakes() throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      try Template(parsing: "{{a b}}\n{{/c}}\n{{#d}}\n{{e", name: "x")
    }
    #expect(bag.all.map(\.code) == [.invalidTag, .unopenedSection, .unclosedTag, .unclosedSection])
    #expect(bag.all.first?.excerpt == "{{a b}}")
  }

  @Test("Bytes that are no text are an error")
  func encoding() throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      try Template(parsing: [0x61, 0xFF], name: "x")
    }
    #expect(bag.all.map(\.code) == [.invalidEncoding])
  }

  @Test("A byte order mark is not shown")
  func byteOrderMark() throws {
    #expect(try render("\u{FEFF}{{#a}}\nb\n{{/a}}\n", ["a": true]).text == "b\n")
  }

  @Test("The names in a template can be had, with their places")
  func names() throws {
    let template = try Template(parsing: "{{a.b}}\n {{#c}}{{.}}{{/c}}{{>d}}{{^c}}{{/c}}", name: "x")
    #expect(template.variables.map(\.text) == ["a.b", "c", ".", "c"])
    #expect(template.variables.map(\.use) == [.variable, .section, .variable, .section])
    #expect(template.variables[1].location == Location(file: "x", line: 2, column: 2))
    #expect(template.partials.map(\.text) == ["d"])
  }

  @Test("A name that the data does not know is a warning with its place and the nearest name")
  func unknownVariable() throws {
    let (text, bag) = try render(
      "<h1>{{titel}}</h1>\n{{#a}}{{b.c}}{{/a}}",
      ["title": "x", "a": ["b": [:]]]
    )
    #expect(text == "<h1></h1>\n")
    #expect(bag.all.map(\.code) == [.unknownVariable, .unknownVariable])
    #expect(bag.all.map(\.severity) == [.warning, .warning])
    #expect(bag.all[0].message == "unknown variable `titel`")
    #expect(bag.all[0].hint == "did you mean `title`?")
    #expect(bag.all[0].location == Location(file: "main", line: 1, column: 5))
    #expect(bag.all[1].message == "unknown variable `c` in `b.c`")
  }

  @Test("A place is reported once, however often it is shown")
  func reportedOnce() throws {
    #expect(try render("{{#a}}{{b}}{{/a}}", ["a": [1, 2, 3]]).bag.all.count == 1)
  }

  @Test("A value that is known to be missing is no cause for a warning")
  func missing() throws {
    let source = "{{a}}{{#a}}x{{/a}}{{^a}}y{{/a}}{{a.b.c}}"
    let (text, bag) = try render(source, ["a": .missing])
    #expect(text == "y")
    #expect(bag.all.isEmpty)
  }

  @Test(
    "Sections show what there is",
    arguments: [
      (.text(""), false), (.text("a"), true), (.number(0), true), (.flag(false), false),
      (.flag(true), true),
      (.list([]), false), (.list([false]), true), (.raw([]), false), (.raw([0x61]), true),
      (.missing, false), (.object(TemplateObject()), true),
    ] as [(TemplateValue, Bool)]
  )
  func truth(_ value: TemplateValue, isShown: Bool) throws {
    let text = try render("{{#a}}+{{/a}}{{^a}}-{{/a}}", ["a": value]).text
    #expect(text == (isShown ? "+" : "-"))
  }

  @Test("Text that came as data is escaped once and never read as a template")
  func data() throws {
    let name = "Rock & \"Roll\" 'n' <b>{{name}}{{{x}}}{{>up}}`tick`"
    let value: TemplateValue = ["name": .text(name), "x": "X", "m": .raw(Array("<i>".utf8))]
    #expect(
      try render("{{name}}|{{m}}|{{{m}}}|{{&m}}", value).text
        == "Rock &amp; &quot;Roll&quot; &#39;n&#39; &lt;b&gt;{{name}}{{{x}}}{{&gt;up}}`tick`"
        + "|&lt;i&gt;|<i>|<i>"
    )
    #expect(try render("{{name}}|{{m}}", value, escaping: .none).text == name + "|<i>")
  }

  @Test("Several values where one is to be shown are a warning")
  func unprintable() throws {
    let (text, bag) = try render("{{a}}{{b}}", ["a": [1], "b": [:]])
    #expect(text.isEmpty)
    #expect(bag.all.map(\.code) == [.unprintableVariable, .unprintableVariable])
  }

  @Test("A partial or a template that there is none of is an error with the nearest name")
  func unknownTemplate() throws {
    let (_, bag) = try render("a\n{{>heder}}", [:], partials: ["header": ""])
    #expect(bag.all.map(\.code) == [.unknownTemplate])
    #expect(bag.all.first?.hint == "did you mean `header`?")
    #expect(bag.all.first?.location == Location(file: "main", line: 2, column: 1))
    var writer = UTF8Writer()
    #expect(TemplateLibrary().render("x", [:], into: &writer).hasErrors)
  }

  @Test("A partial that shows itself without end is an error, not a crash")
  func endless() throws {
    let (text, bag) = try render("{{>a}}", [:], partials: ["a": "x{{>b}}", "b": "  {{>a}}\n"])
    #expect(bag.all.map(\.code) == [.endlessPartial])
    #expect(text.hasPrefix("x"))
  }

  @Test("A partial that shows itself several times costs no more")
  func endlessTwice() throws {
    let partials = ["a": "x{{>a}}{{>b}}{{>a}}", "b": "{{>a}}"]
    let time = try threadTime {
      let (text, bag) = try render("{{>a}}", [:], partials: partials)
      #expect(bag.all.map(\.code) == [.endlessPartial])
      #expect(text.utf8.count <= 128)
    }
    #expect(time < .seconds(60))
  }

  @Test("Partials in partials add up their indentation")
  func indentation() throws {
    let partials = [
      "a": "1\n  {{>b}}\n{{#x}}\n2\n{{/x}}\n", "b": "3\n{{{t}}}\n4 {{>c}}\n", "c": "5\n6",
    ]
    let (text, _) = try render(" {{>a}}\n", ["x": [1, 2], "t": "t\nu"], partials: partials)
    #expect(text == " 1\n   3\n   t\nu\n   4 5\n6\n 2\n 2\n")
  }

  @Test("Lines of Windows are kept")
  func lineBreaks() throws {
    #expect(try render("a\r\n{{#b}}\r\nc\r\n{{/b}}\r\nd", ["b": true]).text == "a\r\nc\r\nd")
  }

  @Test("An object finds its values, few or many, and keeps their order")
  func object() {
    for count in [0, 3, 12, 13, 100] {
      var object = TemplateObject((0..<count).map { ("k\($0)", .number($0)) })
      #expect(object.names == (0..<count).map { "k\($0)" })
      for index in 0..<count { #expect(object["k\(index)"] == .number(index)) }
      #expect(object["x"] == nil)
      object["k1"] = "new"
      object["x"] = nil
      #expect(object["k1"] == "new")
      #expect(object["x"] == .missing)
    }
  }

  @Test("What is mistyped in a long list, or in templates that show themselves, is looked for once")
  func mistakesInLoops() throws {
    let names = (0..<4_000).map { ("name number \($0)", TemplateValue.number($0)) }
    let rows = Array(repeating: TemplateValue.object(TemplateObject(names)), count: 4_000)
    let template = "{{#rows}}{{nmae_number}}{{>none}}{{/rows}}"
    let time = try threadTime {
      let (_, bag) = try render(template, ["rows": .list(rows)])
      #expect(bag.all.count == 2)
    }
    #expect(time < .seconds(60))
  }

  @Test("Any bytes are a template or a bag of errors")
  func anyBytes() {
    var state: UInt64 = 42
    let pieces = [
      "{{", "}}", "{{{", "}}}", "#", "/", "^", ">", "!", "=", "&", "a", ".", " ", "\n", "\r\n",
      "<%", "%>", "{{=<% %>=}}", "é",
    ]
    for _ in 0..<20_000 {
      var source = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      guard let template = try? Template(parsing: source, name: "a") else { continue }
      var writer = UTF8Writer()
      _ = template.render(["a": [["a": "x"]]], into: &writer)
    }
  }

  private func render(
    _ source: String,
    _ value: TemplateValue,
    escaping: TemplateLibrary.Escaping = .html,
    partials: [String: String] = [:]
  ) throws -> (text: String, bag: DiagnosticBag) {
    let others = try partials.map { try Template(parsing: $0.value, name: $0.key) }
    let main = try Template(parsing: source, name: "main")
    var writer = UTF8Writer()
    let library = TemplateLibrary([main] + others, escaping: escaping)
    let bag = library.render("main", value, into: &writer)
    return (String(decoding: writer.bytes, as: UTF8.self), bag)
  }
}
