import Diagnostics
import Publishing
import TestSupport
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

  @Test("A renderer can hand over its pages one by one through a closure")
  func closure() throws {
    func render(_ sink: (String, [UInt8]) throws -> Void) throws {
      for index in 0..<3 { try sink("\(index).md", [UInt8(index)]) }
    }
    let folder = try TemporaryFolder()
    var publisher = try Publisher.open(folder.destination())
    try publisher.plan((0..<3).map { PlannedFile("\($0).md") })
    try render { try publisher.write($0, $1) }
    #expect(try publisher.finish() == PublishingSummary(written: 3))
  }

  @Test(
    "An empty file, a long one and one of every byte come out as they went in",
    arguments: [
      [UInt8](), [UInt8](0...255), [UInt8](repeating: 7, count: 1_000_003),
    ]
  )
  func bytes(_ contents: [UInt8]) throws {
    let folder = try TemporaryFolder()
    for expected in [PublishingSummary(written: 1), PublishingSummary(unchanged: 1)] {
      var publisher = try Publisher.open(folder.destination())
      try publisher.plan([PlannedFile("a.bin")])
      try publisher.write("a.bin", contents)
      #expect(try publisher.finish() == expected)
    }
    #expect(try FileReading.read(folder.path("out/a.bin"), limit: 2_000_000) == contents)
    guard var other = Optional(contents), !other.isEmpty else { return }
    other[other.count - 1] ^= 1
    var publisher = try Publisher.open(folder.destination())
    try publisher.plan([PlannedFile("a.bin")])
    try publisher.write("a.bin", other)
    #expect(try publisher.finish() == PublishingSummary(written: 1))
  }
}

@Suite("Sites of a limited size")
struct SiteSizeTests {
  private func publish(_ size: Int) throws -> PublishingError? {
    let folder = try TemporaryFolder()
    let destination = Destination(folder: folder.path + "/out", mostMebibytes: 1)
    do throws(PublishingError) {
      var publisher = try Publisher.open(destination)
      try publisher.plan([PlannedFile("a"), PlannedFile("b")])
      try publisher.write("a", Array(repeating: 65, count: 1 << 19))
      try publisher.write("b", Array(repeating: 65, count: size))
      _ = try publisher.finish()
      return nil
    } catch {
      return error
    }
  }

  @Test("A site may be as large as is allowed, to the byte, and no larger")
  func exactly() throws {
    #expect(try publish(1 << 19) == nil)
    let error = try #require(try publish((1 << 19) + 1))
    #expect(error.kind == .tooLarge)
    let diagnostic = try #require(error.diagnostics.all.first)
    #expect(diagnostic.message == "the site has more than 1 MiB, which are allowed")
    #expect(diagnostic.hint?.contains("limits: {output: …}") == true)
  }
}
