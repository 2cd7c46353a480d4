import Diagnostics
import FoundationEssentials
import Testing

@Suite("Files that people have, as they are")
struct RealFilesTests {
  @Test(
    "They are read whole",
    arguments: [
      (
        "{ from: palettes/mypaint-Classic_4.gpl }", 4, ["Titanium white", "#f5faf4"],
        ["Bone black", "#181d20"]
      ),
      (
        "{ from: palettes/mypaint-Creative_Commons.gpl }", 42, ["Magenta 1", "#f7b2cc"],
        ["Grey 6", "#121513"]
      ),
      (
        "{ from: palettes/mypaint-Tango_Palette.gpl }", 27, ["Butter 1", "#fce94f"],
        ["Aluminium 6", "#2e3436"]
      ),
      (
        "{ from: material/google_material_colors.json, at: red, map: { name: key, color: value } }",
        14, ["50", "#ffebee"], ["a700", "#d50000"]
      ),
      (
        "{ from: open-color.json, at: gray, map: { name: value, color: value } }", 10,
        ["#f8f9fa", "#f8f9fa"], ["#212529", "#212529"]
      ),
      (
        "{ from: style-dictionary/advanced/format-helpers/tokens/color.json, format: tokens }", 4,
        ["color.core.greener", "#00ff00"], ["color.core.green", "#00ff00"]
      ),
      (
        "{ from: style-dictionary/advanced/matching-build-files/tokens/color/base.json, format: tokens }",
        2,
        ["color.red", "#ff0000"], ["color.blue", "#0000ff"]
      ),
    ]
  )
  func whole(items: String, count: Int, first: [String], last: [String]) throws {
    let read = try Import(items, fixture: Self.path(items))
    #expect(read.messages == [])
    #expect(read.items.count == count)
    #expect(read.pairs.first == first)
    #expect(read.pairs.last == last)
  }

  @Test(
    "Where a value is no colour, the message stands at it",
    arguments: [
      // No `#`; SwiftGen takes them so.
      ("{ from: swiftgen/colors.json, map: { name: key, color: value } }", [3, 4, 5, 6]),
      ("{ from: swiftgen/bad-value.json, map: { name: key, color: value } }", [2]),
      ("{ from: swiftgen/bad-syntax.json, format: tokens }", [1]),
      ("{ from: swiftgen/extra.txt, format: gpl }", [1]),
      ("{ from: palettes.json, format: tokens }", [1]),
      ("{ from: fictional.json, at: cultivars, map: { name: value, color: value } }", [4]),
    ]
  )
  func refused(items: String, lines: [Int]) throws {
    let path = try Self.path(items)
    let problems = try Import(items, fixture: path).problems.sorted
    #expect(problems.allSatisfy { $0.location?.file == "Examples/" + path })
    #expect(problems.prefix(lines.count).map { $0.location?.line } == lines)
  }

  @Test("Each is read, or refused at a place, in whatever format it is taken for")
  func anyFormat() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures").path
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: root).sorted() {
      guard ["json", "css", "gpl", "txt", "csv"].contains(where: { path.hasSuffix("." + $0) }),
        try Data(contentsOf: URL(filePath: root + "/" + path)).count < 30_000
      else { continue }
      count += 1
      for format in ["json", "csv", "tokens", "css", "gpl", "x11"] {
        let items = "{ from: \"\(path)\", format: \(format), limit: 50 }"
        // One word: to CSV, the header of a table without rows.
        if path == "swiftgen/bad-syntax.json", format == "csv" { continue }
        let read = try Import(items, fixture: path)
        #expect(!read.items.isEmpty || !read.problems.all.isEmpty, "\(path) as \(format)")
        #expect(read.problems.all.allSatisfy { $0.location != nil }, "\(path) as \(format)")
      }
    }
    #expect(count > 60)
  }

  private static func path(_ items: String) throws -> String {
    let words = items.split(whereSeparator: { " ,{}".contains($0) })
    return String(try #require(words.dropFirst().first))
  }
}
