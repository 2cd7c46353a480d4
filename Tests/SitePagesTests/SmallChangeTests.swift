import Recordings
import SitePages
import Testing

@Suite("A small change stays small")
struct SmallChangeTests {
  /// Returns a scenario of peeks and stars, with a look at nothing before them if asked for.
  private static func scenario(isLonger: Bool) -> ScenarioSite {
    var sample = SampleBuilder(title: "Many", look: ColorLook())
    let colors = (0..<100).map { ColorLook.item("Color \($0)", "#0000ff") }
    sample.addTab(
      TabRecord(title: "Many", integration: "code", kind: "ColorItem", catalog: "ColorData"),
      items: colors
    )
    sample.start()
    if isLonger { sample.step("peek", "nothing") }
    for item in 0..<100 {
      sample.top = (.preview, item)
      sample.step("peek", "Color \(item)", item: item)
      let event = sample.set(item, "starred", .flag(true))
      sample.top = nil
      sample.step("star", "Color \(item)", item: item)
      sample.changeLastStep { $0.events = [event] }
    }
    return ScenarioSite(path: "many", recording: sample.finish())
  }

  @Test("A step inserted at the start of 200 changes three step pages, each in both forms")
  func insertion() {
    let before = SampleSite.render([Self.scenario(isLonger: false)])
    let after = SampleSite.render([Self.scenario(isLonger: true)])
    let changed = after.files.filter { file in
      before.files.first { $0.path == file.path }?.bytes != file.bytes
    }
    #expect(
      changed.map(\.path).filter { $0.contains("/steps/") } == [
        "many/steps/start.html", "many/steps/start.md",
        "many/steps/peek-nothing.html", "many/steps/peek-nothing.md",
        "many/steps/peek-color-0.html", "many/steps/peek-color-0.md",
      ]
    )
    #expect(
      Set(changed.map(\.path).filter { !$0.contains("/steps/") }).isSubset(of: [
        "many/index.html", "many/index.md", "many/timeline.html", "many/timeline.md",
        "many/list.html", "many/list.md", "index.html", "index.md",
        "many/player-data.js", "assets/search-data.js",
      ])
    )
  }

  @Test("Pages stay light")
  func size() {
    let site = SampleSite.render([Self.scenario(isLonger: false)])
    for (path, bytes) in site.pages where path.contains("/steps/") {
      #expect(bytes.count < 15_000, "\(path)")
    }
    #expect(site["many/index.html"].utf8.count < 201 * 2_000 + 10_000)
  }
}
