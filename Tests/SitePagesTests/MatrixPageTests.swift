import Recordings
import SitePages
import Testing

@Suite("Pages of a matrix")
struct MatrixPageTests {
  /// The sample colours in three variants: as they are, in larger text, and with a hostile name.
  private static let matrix: MatrixSite = {
    let recording = SampleRecordings.colors.recording
    var large = recording
    large.device.rowHeight = 84
    large.device.textSize = 53
    large.title += " (large)"
    return MatrixSite(
      path: "guides/colors",
      title: "Colours <b>",
      description: "What *differs*.",
      variants: [
        ("plain", ["storyboard", "text size l"], recording),
        ("large", ["storyboard", "text size ax5"], large),
        ("same", ["<script>alert(1)</script>"], recording),
      ]
    )
  }()

  /// The files of a site with the matrix and a scenario.
  private static let site: SampleSite = {
    let entries = [SiteEntry.matrix(matrix), .scenario(SampleRecordings.settings)]
    let site = Site()
    var sample = SampleSite()
    for entry in entries {
      _ = site.render(entry) { sample.files.append(($0, Array($1))) }
      for scenario in entry.scenarios {
        sample.files.append((scenario.path + "/recording.json", Array("{}\n".utf8)))
      }
    }
    _ = site.renderIndex(entries.map { site.summary(of: $0) }) {
      sample.files.append(($0, Array($1)))
    }
    return sample
  }()

  @Test("They are well-formed, whatever the settings are called")
  func wellFormed() {
    for (path, bytes) in Self.site.pages {
      #expect(HTMLChecker(String(decoding: bytes, as: UTF8.self)).problems == [], "\(path)")
    }
  }

  @Test("The files emitted are those that were planned, in order")
  func paths() {
    let planned = Site().pagePaths(of: .matrix(Self.matrix))
    let emitted = Self.site.files.map(\.path)
      .filter { $0.hasPrefix("guides/colors/") && !$0.hasSuffix("recording.json") }
    #expect(planned == emitted)
    #expect(planned.first == "guides/colors/index.html")
    #expect(planned.contains("guides/colors/large/steps/start.md"))
  }

  @Test("Every link of the matrix and of a variant leads to a page, and back up to the matrix")
  func links() throws {
    let paths = Set(Self.site.files.map(\.path))
    let overview = HTMLChecker(Self.site["guides/colors/index.html"])
    for target in overview.targets where !target.hasPrefix("#") {
      let isThere = paths.contains(Self.resolve(target, from: "guides/colors"))
      #expect(isThere, "\(target)")
    }
    let variant = HTMLChecker(Self.site["guides/colors/large/index.html"])
    #expect(
      variant.targets.contains {
        Self.resolve($0, from: "guides/colors/large") == "guides/colors/index.html"
      }
    )
    #expect(Self.site["index.html"].contains("href=\"guides/colors/index.html\""))
    #expect(!Self.site["index.html"].contains("href=\"guides/colors/large/index.html\""))
  }

  @Test("Variants that look the same share a picture, and others have their own")
  func pictures() {
    let page = HTMLChecker(Self.site["guides/colors/index.html"])
    let steps = Self.matrix.variants[0].site.recording.steps.count
    #expect(Self.site["guides/colors/index.html"].components("class=\"phone").count == 2 * steps)
    #expect(page.text.contains("text size ax5"))
    let markdown = Self.site["guides/colors/index.md"]
    #expect(markdown.components("```text").count < 2 * steps + 1)
  }

  @Test("A long matrix goes on to further pages")
  func pagination() {
    var recording = SampleRecordings.colors.recording
    let step = recording.steps[1]
    while recording.steps.count < 250 {
      var copy = step
      copy.key = "copy-\(recording.steps.count)"
      recording.steps.append(copy)
    }
    let matrix = MatrixSite(
      path: "m",
      title: "M",
      description: "",
      variants: [("a", ["a"], recording), ("b", ["b"], recording)]
    )
    let paths = Site().pagePaths(of: .matrix(matrix)).prefix(6)
    #expect(
      paths == [
        "m/index.html", "m/index.md", "m/page-2.html", "m/page-2.md", "m/page-3.html",
        "m/page-3.md",
      ]
    )
  }

  private static func resolve(_ target: String, from folder: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    for part in target.split(separator: "/").map(String.init) {
      if part == ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

extension String {
  /// The places where a text begins in this one.
  fileprivate func components(_ text: String) -> [Range<String.Index>] { ranges(of: text) }
}
