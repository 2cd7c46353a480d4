import Bytes
import Recordings
import SitePages
import Testing

@Suite("Hostile text")
struct HostileTextTests {
  static let site = SampleSite.render([SampleRecordings.hostile])
  static let items = SampleRecordings.hostile.recording.items

  @Test(
    "It is shown as typed on its item's page, in both forms",
    arguments: HostileText.all.indices
  )
  func shown(_ number: Int) {
    let text = HostileText.all[number]
    let path = SampleRecordings.hostile.path + "/previews/" + Self.items[number].key
    let html = HTMLChecker(Self.site[path + ".html"])
    #expect(html.text.utf8.contains(text.visible.utf8))
    let markdown = SitePageRulesTests.html(ofMarkdown: Array(Self.site[path + ".md"].utf8))
    #expect(markdown.problems == [])
    let words = text.visible.split(separator: " ").joined(separator: " ")
    #expect(markdown.text.utf8.contains(words.utf8))
  }

  @Test("It brings no element, attribute or link of its own onto a page")
  func inert() {
    for (path, bytes) in Self.site.pages {
      let checker = HTMLChecker(String(decoding: bytes, as: UTF8.self))
      #expect(checker.problems == [], "\(path)")
      let foreign = checker.targets.filter { $0.contains("script:") || $0.hasPrefix("//") }
      #expect(foreign == [], "\(path)")
    }
  }

  @Test("Names are isolated, so that their direction of writing stays theirs")
  func isolated() {
    let page = Self.site[SampleRecordings.hostile.path + "/list.html"]
    #expect(page.contains("<bdi>أحمر (1)</bdi>"))
    #expect(page.contains("<bdi>Red\\u{202E}neerg</bdi>"))
  }

  @Test("A colour that is not canonical gets into no attribute")
  func colors() {
    for (path, bytes) in Self.site.pages {
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(!page.contains("fill=\"#ff0000;"), "\(path)")
      #expect(!page.contains("color=\"#ff0000;"), "\(path)")
    }
  }
}

extension String.UTF8View {
  /// Whether `other` stands in it, byte by byte.
  func contains(_ other: String.UTF8View) -> Bool {
    let these = Array(self)
    let those = Array(other)
    guard !those.isEmpty, these.count >= those.count else { return those.isEmpty }
    return (0...(these.count - those.count)).contains { start in
      these[start] == those[0] && these[start..<(start + those.count)].elementsEqual(those)
    }
  }
}
