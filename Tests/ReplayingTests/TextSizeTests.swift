import Recordings
import Replaying
import Scenarios
import Screens
import Testing

@Suite("Larger text makes rows higher")
struct TextSizeTests {
  /// What the script reference's table says.
  private static let rowHeights: [TextSizeName: Int] = [
    .xs: 44, .s: 44, .m: 44, .l: 44, .xl: 46, .xxl: 48, .xxxl: 51, .ax1: 56, .ax2: 62, .ax3: 70,
    .ax4: 78, .ax5: 84,
  ]

  @Test("The screen shows as many rows as there is room for", arguments: TextSizeName.allCases)
  func visibleRows(size: TextSizeName) throws {
    var scenario = Scenario.colors(count: 100, [.scroll(.rows(2)), .peek(.at(195, 91))])
    scenario.textSize = size
    let recording = try Replay(scenario).recording
    let height = try #require(Self.rowHeights[size])
    #expect(recording.device.rowHeight == height)
    let viewport = 844 - 91 - 34
    #expect(recording.visible(after: 0).count == (viewport + height - 1) / height)
    #expect(recording.screen(after: 1).list.offset == 2 * height)
    #expect(recording.itemScreen(after: 2)?.title == "Color 3")
  }

  @Test("A point reaches another row")
  func point() throws {
    var scenario = Scenario.colors(count: 100, [.peek(.at(195, 400))])
    #expect(try Replay(scenario).recording.itemScreen(after: 1)?.title == "Color 8")
    scenario.textSize = .ax5
    #expect(try Replay(scenario).recording.itemScreen(after: 1)?.title == "Color 4")
  }

  @Test("The recording says how large the text is, and only if it is not what every phone has")
  func recording() throws {
    var scenario = Scenario.colors(count: 1, [])
    func json() throws -> String {
      String(decoding: RecordingWriter.write(try Replay(scenario).recording), as: UTF8.self)
    }
    #expect(try !json().contains("textSize"))
    scenario.textSize = .xxl
    #expect(try json().replacing(" ", with: "").contains("\"textSize\":21"))
    let read = try RecordingReader.read(Array(json().utf8), file: "r")
    #expect(read.device.textSize == 21)
  }
}
