import Diagnostics
import FoundationEssentials
import SitePages
import Templating
import Testing

@Suite("Templates")
struct SiteTemplatesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("What the program carries is what Templates/ holds; else run Scripts/embed-templates")
  func current() throws {
    let folder = Self.root.appending(path: "Templates")
    var files: [String: [UInt8]] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for name in names where !name.hasPrefix(".") {
      let data = try? Data(contentsOf: folder.appending(path: name))
      if let data { files[name] = Array(data) }
    }
    #expect(SiteTemplates.embedded.names == files.keys.sorted())
    for name in SiteTemplates.embedded.names {
      #expect(SiteTemplates.embedded.source(of: name) == files[name], "\(name)")
    }
  }

  @Test("A template of one's own replaces that one only")
  func override() throws {
    let templates = try SiteTemplates.embedded.overriding(with: [
      .init(
        name: "footer.html",
        bytes: Array("<footer>{{site_title}} &amp; {{title}}</footer>\n".utf8)
      )
    ])
    let site = Site(settings: .init(title: "A & B"), templates: templates)
    let sample = SampleSite.render([SampleRecordings.colors], site: site)
    #expect(sample["colors/list.html"].contains("<footer>A &amp; B &amp; List</footer>\n</body>"))
    #expect(
      sample["colors/list.md"]
        == SampleSite.render([SampleRecordings.colors])["colors/list.md"]
        .replacing("Peekbook", with: "A & B", maxReplacements: 1)
    )
  }

  @Test("An asset of one's own is published as it is")
  func asset() throws {
    let bytes: [UInt8] = [0, 255, 1]
    let templates = try SiteTemplates.embedded.overriding(with: [
      .init(name: "assets/style.css", bytes: bytes)
    ])
    let sample = SampleSite.render([], site: Site(templates: templates))
    #expect(sample.files.first { $0.path == "assets/style.css" }?.bytes == bytes)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var codes: [Diagnostic.Code]
    var testDescription: String { text }
  }

  @Test(
    "What is wrong with one is said, all of it",
    arguments: [
      Mistake(name: "page.htm", text: "", codes: [.foreignTemplate]),
      Mistake(name: "../page.html", text: "", codes: [.foreignTemplate]),
      Mistake(
        name: "page.html",
        text: "{{titel}}\n{{>hedder.html}}\n{{nothing}}",
        codes: [.unknownVariable, .unknownVariable, .unknownTemplate]
      ),
    ]
  )
  func mistakes(_ mistake: Mistake) throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      _ = try SiteTemplates.embedded.overriding(with: [
        .init(name: mistake.name, bytes: Array(mistake.text.utf8))
      ])
    }
    #expect(bag.all.map(\.code) == mistake.codes)
    #expect(bag.all.allSatisfy { $0.hint != nil || $0.message.contains("nothing") })
  }

  @Test(
    "Templates that show themselves are refused, each cycle once, with the way that it takes",
    arguments: [
      (["footer.html": "{{>footer.html}}"], ["footer.html:1 footer.html"]),
      (
        [
          "footer.html": "a\n{{>header.html}}", "header.html": "{{#next}}{{>footer.html}}{{/next}}",
        ],
        ["mine/header.html:1 footer.html via header.html at mine/footer.html:2"]
      ),
      // Fine together, though the first of them is not, beside what the program carries.
      (["header.html": "{{>page.html}}", "page.html": "{{{body}}}"], []),
      (["page.md": "{{>page.md}}"], ["page.md:1 page.md"]),
    ]
  )
  func cycles(_ texts: [String: String], _ expected: [String]) throws {
    let overrides = texts.sorted { $0.key < $1.key }.map {
      SiteTemplates.Override(
        name: $0.key,
        bytes: Array($0.value.utf8),
        file: texts.count > 1 ? "mine/" + $0.key : nil
      )
    }
    var found: [String] = []
    do throws(DiagnosticBag) {
      _ = try SiteTemplates.embedded.overriding(with: overrides)
    } catch {
      found = error.all.map { diagnostic in
        let place = diagnostic.location.map { "\($0.file):\($0.line)" } ?? ""
        let name = diagnostic.message.split(separator: "`")[0]
        let notes = diagnostic.notes.map { note in
          let place = note.location.map { "\($0.file):\($0.line)" } ?? ""
          return " via \(note.message.split(separator: "`")[0]) at \(place)"
        }
        return "\(place) \(name)\(notes.joined())"
      }
      #expect(error.all.allSatisfy { $0.code == .endlessPartial && $0.hint != nil })
    }
    #expect(found == expected)
  }

  @Test("A partial of the other form is none")
  func foreignForm() throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      _ = try SiteTemplates.embedded.overriding(with: [
        .init(name: "page.html", bytes: Array("{{>page.md}}".utf8))
      ])
    }
    #expect(bag.all.map(\.code) == [.unknownTemplate])
  }

  @Test("What turns out while pages are laid out is said with the template's line and the page")
  func problems() throws {
    let templates = try SiteTemplates.embedded.overriding(with: [
      .init(
        name: "footer.html",
        bytes: Array("<p>\n{{crumbs}} {{href}}</p>".utf8),
        file: "my/footer.html"
      )
    ])
    let sample = SampleSite.render([SampleRecordings.colors], site: Site(templates: templates))
    let found = sample.problems.diagnostics.all
    #expect(found.map(\.code) == [.unprintableVariable, .unknownVariable])
    #expect(found.allSatisfy { $0.location?.file == "my/footer.html" && $0.location?.line == 2 })
    #expect(found.map { $0.location?.column } == [1, 12])
    let pages = sample.files.count { $0.path.hasSuffix(".html") && $0.path != "404.html" }
    #expect(
      found[0].notes.map(\.message)
        == ["it shows on the page `colors/index.html`, and on \(pages - 1) others"]
    )
    #expect(SampleSite.render(SampleSite.all).problems.diagnostics.all.isEmpty)
  }

  @Test("A syntax error is located in the file that was named")
  func syntax() throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      _ = try SiteTemplates.embedded.overriding(with: [
        .init(name: "page.html", bytes: Array("a\n{{#title}}".utf8), file: "mine/page.html")
      ])
    }
    #expect(bag.all.first?.location?.file == "mine/page.html")
    #expect(bag.all.first?.location?.line == 2)
  }

  @Test("Bytes that are not UTF-8 are no template")
  func encoding() throws {
    let bag = try #require(throws: DiagnosticBag.self) {
      _ = try SiteTemplates.embedded.overriding(with: [.init(name: "page.md", bytes: [0x61, 0xFF])])
    }
    #expect(bag.all.map(\.code) == [.templateEncoding])
  }
}

extension SiteTemplatesTests {
  @Test("Documentation/templates.md lists the files and the variables that there are")
  func documentation() throws {
    let file = Self.root.appending(path: "Documentation/templates.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|")
      guard line.hasPrefix("| `"), let name = cells.first else { return nil }
      return String(name.filter { $0 != " " && $0 != "`" })
    }
    #expect(names.filter { !$0.contains(".") }.sorted() == TemplateVariables.all)
    #expect(names.filter { $0.contains(".") }.sorted() == SiteTemplates.embedded.names)
  }

  @Test("A page laid out by templates of one's own has every variable")
  func variables() throws {
    let lines = TemplateVariables.all.filter { $0 != "href" }.map { name in
      "\(name): {{#\(name)}}yes{{/\(name)}}{{^\(name)}}no{{/\(name)}}\n"
    }
    let templates = try SiteTemplates.embedded.overriding(with: [
      .init(name: "page.html", bytes: Array(lines.joined().utf8))
    ])
    let settings = SiteSettings(
      address: SiteAddress("https://example.org/"),
      themeColor: "#ff9500",
      date: 0
    )
    let site = Site(settings: settings, templates: templates)
    let sample = SampleSite.render([SampleRecordings.colors], site: site)
    let step = sample["colors/steps/action-star.html"]
    let absent = ["device_style", "has_player", "pager"]
    for name in TemplateVariables.all where name != "href" {
      #expect(step.contains("\(name): \(absent.contains(name) ? "no" : "yes")"), "\(name)")
    }
    #expect(sample["colors/index.html"].contains("has_player: yes"))
  }

  @Test("All scripts together are small")
  func scripts() {
    let names = SiteTemplates.embedded.names.filter { $0.hasSuffix(".js") }
    #expect(names == ["assets/page.js", "assets/player.js", "assets/theme.js"])
    let size = names.reduce(0) { $0 + (SiteTemplates.embedded.source(of: $1)?.count ?? 0) }
    #expect(size < 20_000)
  }
}
