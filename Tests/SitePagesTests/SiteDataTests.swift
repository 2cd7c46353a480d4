import FoundationEssentials
import Recordings
import SitePages
import Testing

@Suite("What pages' scripts read")
struct SiteDataTests {
  static let site = SampleSite.render(SampleSite.all + [SampleRecordings.hostile])

  /// Returns what a data script sets its variable to.
  private static func json(_ path: String, _ variable: String) throws -> Data {
    let text = site[path]
    let start = "self.\(variable) = "
    #expect(text.hasPrefix(start))
    #expect(text.hasSuffix(";\n"))
    #expect(!text.contains("<"))
    return Data(text.dropFirst(start.count).dropLast(2).utf8)
  }

  private struct Part: Decodable {
    var path: String
    var title: String
    var steps: [[String]]
    var items: [[String]]
    var names: [String]
  }

  private struct Player: Decodable {
    struct Item: Decodable {
      var key: String
      var tab: Int
      var inserted: Bool?
      var fields: [[String]]
    }
    struct Step: Decodable {
      var yaml: String
    }
    var items: [Item]
    var steps: [Step]
  }

  @Test("The search knows every scenario, step and item, and each leads to a page")
  func search() throws {
    let data = try Self.json("assets/search-data.js", "peekbookSearch")
    let parts = try JSONDecoder().decode([Part].self, from: data)
    let paths = Set(Self.site.files.map(\.path))
    #expect(parts.map(\.path) == ["colors", "guides/settings", SampleRecordings.hostile.path])
    for (part, scenario) in zip(parts, SampleSite.all + [SampleRecordings.hostile]) {
      #expect(part.steps.map { $0[0] } == scenario.recording.steps.map(\.key))
      #expect(part.items.map { $0[0] } == scenario.recording.items.map(\.key))
      #expect(paths.contains(part.path + "/index.html"))
      for step in part.steps { #expect(paths.contains("\(part.path)/steps/\(step[0]).html")) }
      for item in part.items { #expect(paths.contains("\(part.path)/previews/\(item[0]).html")) }
    }
  }

  @Test("The player has a step for every frame, and the items' first fields")
  func player() throws {
    for scenario in SampleSite.all + [SampleRecordings.hostile] {
      let data = try Self.json(scenario.path + "/player-data.js", "peekbookPlayer")
      let player = try JSONDecoder().decode(Player.self, from: data)
      #expect(player.steps.count == scenario.recording.steps.count)
      for item in player.items {
        let record = try #require(scenario.recording.items.first { $0.key == item.key })
        #expect(item.tab == record.tab)
        #expect(item.fields.count == record.fields.count)
        #expect(item.inserted == (record.insertedBy == nil ? nil : true))
      }
    }
  }

  @Test("The page for what is missing stands alone, at any depth")
  func missing() throws {
    #expect(HTMLChecker(Self.site["404.html"]).targets == [])
    let address = try #require(SiteAddress("https://example.org/book"))
    let site = SampleSite.render([], site: Site(settings: SiteSettings(address: address)))
    let targets = HTMLChecker(site["404.html"]).targets
    #expect(targets.count == 3)
    #expect(targets.allSatisfy { $0.hasPrefix("/book/") })
  }

  struct Address: Sendable, CustomTestStringConvertible {
    var text: String
    var origin: String?
    var path: String?
    var testDescription: String { text }
  }

  @Test(
    "An address is read in all the ways that people write it",
    arguments: [
      Address(text: "/", path: "/"),
      Address(text: "/book", path: "/book/"),
      Address(text: "/book/", path: "/book/"),
      Address(text: "/a//b", path: "/a/b/"),
      Address(text: "https://example.org", origin: "https://example.org", path: "/"),
      Address(text: "http://localhost:8000/x", origin: "http://localhost:8000", path: "/x/"),
      Address(text: ""), Address(text: "book"), Address(text: "//host/x"),
      Address(text: "javascript:x"), Address(text: "https:///x"), Address(text: "/\"><b>"),
    ]
  )
  func address(_ address: Address) {
    let read = SiteAddress(address.text)
    #expect(read?.origin == address.origin)
    #expect(read?.path == address.path)
  }

  @Test("Links inside the site stay relative, wherever it is published")
  func relative() throws {
    let address = try #require(SiteAddress("https://example.org/book"))
    let settings = SiteSettings(address: address, date: 0)
    let site = SampleSite.render(SampleSite.all, site: Site(settings: settings))
    let paths = Set(site.files.map(\.path))
    #expect(paths.contains("feed.xml"))
    for (path, bytes) in site.pages where path != "404.html" {
      let targets = HTMLChecker(String(decoding: bytes, as: UTF8.self)).targets
      let absolute = targets.filter { $0.hasPrefix("https:") }
      #expect(absolute.count == 1, "\(path) names its own address and no other")
      for target in targets where !target.hasPrefix("https:") {
        let place = try #require(
          SitePageRulesTests.resolve(target, from: path),
          "\(path) → \(target)"
        )
        #expect(paths.contains(place.path), "\(path) → \(target)")
      }
    }
  }
}
