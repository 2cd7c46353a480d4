import Recordings
import SitePages
import Testing

@Suite("Screens")
struct ScreenTests {
  /// Returns the site of a scenario whose list holds `titles`.
  private static func site(
    _ titles: [String],
    color: String = "#ff3b30",
    change: (inout SampleBuilder) -> Void = { _ in }
  ) -> SampleSite {
    var sample = SampleBuilder(title: "Names", look: ColorLook())
    sample.addTab(
      TabRecord(title: "Names", integration: "code", kind: "ColorItem", catalog: "ColorData"),
      items: titles.map { ColorLook.item($0, color) }
    )
    sample.start()
    change(&sample)
    return SampleSite.render([ScenarioSite(path: "names", recording: sample.finish())])
  }

  private static func rows(of page: String) -> [Substring] {
    page.split(separator: "\n").filter { $0.hasPrefix("│ ☆") || $0.hasPrefix("│ ★") }
  }

  @Test("Drawn as text, rows end in one column, however wide their characters are")
  func alignment() {
    let site = Self.site([
      "Red", "日本語", "e\u{301}", "👩‍👩‍👧‍👦 family", "🇩🇪 flag", "1️⃣ one", "ｆｕｌｌ width", "한국어",
      "\u{200B}hidden", "A title that is too long for its row", "日本語の長い名前は切り取られる必要がある",
      "👍🏽 thumb", "ไทย",
    ])
    // `☆ ` and 30 columns of title, a space and `›`.
    #expect(
      Self.rows(of: site["names/steps/start.md"]).map(String.init) == [
        "│ ☆ Red                          › │",
        "│ ☆ 日本語                       › │",
        "│ ☆ e\u{301}                            › │",
        "│ ☆ 👩‍👩‍👧‍👦 family                    › │",
        "│ ☆ 🇩🇪 flag                      › │",
        "│ ☆ 1️⃣ one                       › │",
        "│ ☆ ｆｕｌｌ width               › │",
        "│ ☆ 한국어                       › │",
        "│ ☆ \\u{200B}hidden               › │",
        "│ ☆ A title that is too long fo… › │",
        "│ ☆ 日本語の長い名前は切り取ら…  › │",
        "│ ☆ 👍🏽 thumb                     › │",
        "│ ☆ ไทย                          › │",
      ]
    )
  }

  @Test("A changed row is marked in both forms, in words as well")
  func change() {
    let site = Self.site(["Red", "Green"]) { sample in
      let event = sample.set(1, "starred", .flag(true))
      sample.step("star", "Green", item: 1)
      sample.changeLastStep { $0.events = [event] }
    }
    let twin = Self.rows(of: site["names/steps/star-green.md"]).map(String.init)
    #expect(twin[0] == "│ ☆ Red                          › │")
    #expect(twin[1] == "│ ☆ Green                        › │ ← changed")
    #expect(twin[3] == "│ ★ Green                        › │ ← changed")
    let page = site["names/steps/star-green.html"]
    #expect(page.contains("<bdi>Green</bdi><span class=\"vh\"> (changed)</span>"))
    #expect(!page.contains("<bdi>Red</bdi><span class=\"vh\">"))
  }

  @Test("A row that was scrolled in is no change; the first row is cut by what the offset says")
  func scrolling() {
    let site = Self.site((1...40).map { "Item \($0)" }) { sample in
      sample.offsets[0] = 100
      sample.step("scroll", "by 100")
    }
    let page = site["names/steps/scroll-by-100.html"]
    #expect(!page.contains("changed\""))
    #expect(page.contains("<ol class=\"rows k12\" start=\"3\">"))
    #expect(page.contains("The list scrolled down by 100 points, to row 3 at the top."))
    #expect(site["names/steps/scroll-by-100.md"].contains("↑ 2 more"))
  }

  @Test("A deleted row is marked before, and gone after")
  func deletion() {
    let site = Self.site(["Red", "Green"]) { sample in
      let event = sample.delete(0)
      sample.step("delete", "Red", item: 0)
      sample.changeLastStep { $0.events = [event] }
    }
    let twin = Self.rows(of: site["names/steps/delete-red.md"])
    #expect(twin.first == "│ ☆ Red                          › │ ← removed")
    #expect(twin.count == 3)
    #expect(site["names/previews/red.md"].contains("When deleted"))
  }

  struct Ground: Sendable, CustomTestStringConvertible {
    var color: String
    var isWhite: Bool
    var testDescription: String { color }
  }

  @Test(
    "What stands on a colour is black or white, whichever has more contrast",
    arguments: [
      Ground(color: "#000000", isWhite: true), Ground(color: "#ffffff", isWhite: false),
      Ground(color: "#ffcc00", isWhite: false), Ground(color: "#5856d6", isWhite: true),
      Ground(color: "#767676", isWhite: false), Ground(color: "#747474", isWhite: true),
      Ground(color: "#00000000", isWhite: false), Ground(color: "#00000080", isWhite: false),
      Ground(color: "#000000c0", isWhite: true),
    ]
  )
  func contrast(_ ground: Ground) {
    let site = Self.site(["X"], color: ground.color) { sample in
      sample.top = (.detail, 0)
      sample.step("open", "X", item: 0)
    }
    let page = site["names/steps/open-x.html"]
    #expect(page.contains("page filled on-dark") == ground.isWhite)
    #expect(page.contains("page filled on-light") != ground.isWhite)
  }

  @Test("An empty list says so; so do lists without an item on their page")
  func empty() {
    let site = Self.site([])
    #expect(site["names/steps/start.html"].contains("<p class=\"empty\">No rows</p>"))
    #expect(site["names/steps/start.md"].contains("(no rows)"))
    #expect(site["names/list.html"].contains("<p>No rows.</p>"))
  }

  @Test("A long list takes several pages of 200 rows, linked with each other")
  func pages() {
    let site = Self.site((1...401).map { "Item \($0)" })
    let paths = site.files.map(\.path).filter { $0.contains("/list") && $0.hasSuffix(".html") }
    #expect(paths == ["names/list.html", "names/list-2.html", "names/list-3.html"])
    #expect(site["names/list-2.html"].contains("start=\"201\""))
    #expect(site["names/list-2.html"].contains("href=\"list-3.html\""))
    #expect(HTMLChecker(site["names/list-3.html"]).elements.count { $0 == "li" } < 12)
  }

  @Test("A phone of other measures gets a class and a rule for it, and no inline style")
  func device() {
    var scenario = SampleRecordings.settings
    scenario.recording.device.width = 320
    scenario.recording.device.height = 568
    let site = SampleSite.render([scenario])
    let rule =
      ".phone.d-320-568-44-91-34 { --w: 320; --h: 568; --row: 44; --top: 91; --bottom: 34 }\n"
    #expect(site["assets/devices.css"] == rule)
    #expect(site["guides/settings/index.html"].contains("<div class=\"phone d-320-568-44-91-34"))
    #expect(site["guides/settings/index.html"].contains("../../assets/devices.css"))
    #expect(
      !SampleSite.render([SampleRecordings.settings]).files.contains {
        $0.path == "assets/devices.css"
      }
    )
  }
}
