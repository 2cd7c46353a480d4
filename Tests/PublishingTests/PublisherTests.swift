import Diagnostics
import Publishing
import Testing

@Suite("Publishing")
struct PublisherTests {
  let site = [
    "index.html": "<p>Hello", "index.md": "Hello", "colors/index.html": "<p>Colours",
    "colors/steps/peek-red.html": "<p>Peek", "assets/style.css": "", "日本/é.md": "x",
  ]

  @Test("Files land where they belong, and a manifest lists them")
  func first() throws {
    let folder = try TemporaryFolder()
    let summary = try folder.publish(site)
    #expect(summary == PublishingSummary(written: 6))
    let tree = try folder.tree("out")
    #expect(tree.filter { !$0.key.hasSuffix("/") } == site)
    let manifest = try #require(folder.text("out/.peekbook-manifest"))
    let lines = manifest.split(separator: "\n")
    #expect(lines.first == "peekbook-manifest 1")
    #expect(lines.last == "end 6")
    let paths = lines.dropFirst().dropLast().map { String($0.split(separator: " ")[2]) }
    #expect(paths == site.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("Publishing the same again touches nothing, not even a folder")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    try folder.publish(site)
    let before = try folder.stamps()
    let summary = try folder.publish(site)
    #expect(summary == PublishingSummary(unchanged: 6))
    #expect(try folder.stamps() == before)
  }

  @Test("Only what differs is written")
  func changed() throws {
    let folder = try TemporaryFolder()
    try folder.publish(site)
    let before = try folder.stamps()
    var changed = site
    changed["index.md"] = "Hullo"
    changed["colors/new.html"] = "new"
    #expect(try folder.publish(changed) == PublishingSummary(written: 2, unchanged: 5))
    let after = try folder.stamps()
    let touched = Set(after.keys.filter { after[$0] != before[$0] })
    let expected = [
      "out", "out/.peekbook-manifest", "out/index.md", "out/colors", "out/colors/new.html",
    ]
    #expect(touched == Set(expected))
    #expect(try folder.tree("out").filter { !$0.key.hasSuffix("/") } == changed)
  }

  @Test("Two folders with the same files have the same manifest, whatever was there before")
  func deterministic() throws {
    let folder = try TemporaryFolder()
    try folder.publish(site, to: "a")
    try folder.publish(["old.html": "old", "index.html": "old"], to: "b")
    try folder.publish(site, to: "b")
    #expect(folder.text("a/.peekbook-manifest") == folder.text("b/.peekbook-manifest"))
  }
}
