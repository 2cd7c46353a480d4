import MarkdownTree
import Recordings
import SitePages
import Testing

@Suite("Every page of a site")
struct SitePageRulesTests {
  static let site = SampleSite.render(SampleSite.all + [SampleRecordings.hostile])

  @Test("It is well-formed, with one main heading and no id twice")
  func wellFormed() {
    for (path, bytes) in Self.site.pages {
      let checker = HTMLChecker(String(decoding: bytes, as: UTF8.self))
      #expect(checker.problems == [], "\(path)")
    }
  }

  @Test("Its links lead to files and fragments that there are, inside the site")
  func links() throws {
    let paths = Set(Self.site.files.map(\.path))
    var ids: [String: Set<String>] = [:]
    var links: [(from: String, to: String)] = []
    for (path, bytes) in Self.site.pages {
      let checker = HTMLChecker(String(decoding: bytes, as: UTF8.self))
      ids[path] = checker.ids
      links += checker.targets.map { (path, $0) }
    }
    #expect(links.count > 300)
    for (from, to) in links where !to.hasPrefix("https://example.org/") {
      let target = try #require(Self.resolve(to, from: from), "\(from) → \(to)")
      #expect(paths.contains(target.path), "\(from) → \(to)")
      if let fragment = target.fragment {
        #expect(ids[target.path]?.contains(fragment) == true, "\(from) → \(to)")
      }
    }
  }

  @Test("Its twin in Markdown links to twins only, and all of them exist")
  func twins() throws {
    let paths = Set(Self.site.files.map(\.path))
    for (path, bytes) in Self.site.files where path.hasSuffix(".md") {
      let html = Self.html(ofMarkdown: bytes)
      for target in html.targets where !target.hasPrefix("https://example.org/") {
        let resolved = try #require(Self.resolve(target, from: path), "\(path) → \(target)")
        #expect(paths.contains(resolved.path), "\(path) → \(target)")
        #expect(!resolved.path.hasSuffix(".html"), "\(path) → \(target)")
      }
    }
  }

  @Test("It has a policy that forbids everything from elsewhere, and nothing inline")
  func policy() {
    for (path, bytes) in Self.site.pages {
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(page.contains("default-src 'none'; img-src 'self'"), "\(path)")
      #expect(!page.contains("unsafe"), "\(path)")
      #expect(!page.contains("<style"), "\(path)")
      #expect(page.contains("<html lang=\"en\">"), "\(path)")
    }
  }

  @Test("The paths that were planned are those that come, each once")
  func plan() {
    let site = Site()
    for scenario in SampleSite.all + [SampleRecordings.hostile] {
      var paths: [String] = []
      _ = site.render(scenario) { path, _ in paths.append(path) }
      #expect(paths == site.pagePaths(of: scenario))
      #expect(Set(paths).count == paths.count)
    }
    let summaries = SampleSite.all.map { site.summary(of: $0) }
    var paths: [String] = []
    _ = site.renderIndex(summaries) { path, _ in paths.append(path) }
    #expect(paths == site.indexPaths(summaries))
  }

  @Test("The same recordings give the same bytes")
  func determinism() {
    let first = SampleSite.render(SampleSite.all)
    let second = SampleSite.render(SampleSite.all)
    #expect(first.files.map(\.path) == second.files.map(\.path))
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
  }

  @Test("What the receiver throws comes out, and rendering ends there")
  func failure() {
    struct Full: Error {}
    var count = 0
    #expect(throws: Full.self) {
      _ = try Site().render(SampleRecordings.colors) { _, _ throws(Full) in
        count += 1
        if count == 3 { throw Full() }
      }
    }
    #expect(count == 3)
  }

  /// Returns the path and the fragment that a link leads to; `nil` if it leaves the site.
  static func resolve(_ link: String, from page: String) -> (path: String, fragment: String?)? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let raw = parts.first else { return nil }
    let fragment = parts.count > 1 ? decode(parts[1]) : nil
    if raw.isEmpty { return (page, fragment) }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for part in raw.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "..": if folders.popLast() == nil { return nil }
      case ".": continue
      case "": return nil
      default: folders.append(decode(part))
      }
    }
    return (folders.joined(separator: "/"), fragment)
  }

  private static func decode(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(Substring(rest.prefix(2))), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what a reader of CommonMark makes of a twin.
  static func html(ofMarkdown bytes: [UInt8]) -> HTMLChecker {
    var page = "<!DOCTYPE html>\n<main>"
    for part in MarkdownParts.split(bytes) {
      if let prose = try? AuthoredMarkdown(part) {
        page += String(decoding: MarkdownDocument([.authored(prose)]).html(), as: UTF8.self)
      }
    }
    return HTMLChecker(page + "<h1></h1></main>\n")
  }
}
