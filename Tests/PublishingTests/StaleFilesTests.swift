import Diagnostics
import Publishing
import TestSupport
import Testing

@Suite("Files of earlier builds")
struct StaleFilesTests {
  @Test("What is no longer produced is removed, with the folders that this empties")
  func removal() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "1", "a/b/sea.html": "2", "a/b/sea.md": "3", "a/x.md": "4"])
    let summary = try folder.publish(["index.html": "1", "a/x.md": "4", "lake/lake.html": "5"])
    #expect(summary == PublishingSummary(written: 1, unchanged: 2, removed: 2))
    let expected = ["index.html": "1", "a/": "", "a/x.md": "4", "lake/": "", "lake/lake.html": "5"]
    #expect(try folder.tree("out") == expected)
  }

  @Test("A stale file that was changed by hand stays and is reported, at every build")
  func edited() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "1", "a/sea.html": "Sea", "a/lake.html": "Lake"])
    try folder.add(["out/a/sea.html": "See"])
    for removed in [1, 0] {
      let summary = try folder.publish(["index.html": "1"])
      #expect(summary.removed == removed)
      #expect(summary.notes.all.map(\.code) == [.editedFile])
      #expect(!summary.notes.hasErrors)
      #expect(summary.notes.all.first?.message.contains("out/a/sea.html") == true)
      #expect(try folder.tree("out") == ["index.html": "1", "a/": "", "a/sea.html": "See"])
    }
    try folder.add(["out/a/sea.html": "Sea"])
    #expect(try folder.publish(["index.html": "1"]) == PublishingSummary(unchanged: 1, removed: 1))
    #expect(try folder.tree("out") == ["index.html": "1"])
  }

  @Test("An empty plan removes all that was published, and the manifest")
  func clean() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "1", "a/b/c.md": "2"])
    try folder.add(["out/a/mine.txt": "mine", "out/CNAME": "example.org"])
    #expect(try folder.publish([:]) == PublishingSummary(removed: 2))
    #expect(try folder.tree("out") == ["a/": "", "a/mine.txt": "mine", "CNAME": "example.org"])
    #expect(folder.text("out/.peekbook-manifest") == nil)
  }

  @Test("An empty plan creates no folder")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.publish([:]) == PublishingSummary())
    #expect(try folder.tree().isEmpty)
  }

  @Test("Files of the user beside ours are never touched")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try folder.add(["out/.git/HEAD": "ref", "out/CNAME": "example.org", "out/.nojekyll": ""])
    try folder.publish(["index.html": "1", "a/sea.html": "Sea"])
    try folder.add(["out/a/mine.txt": "mine", "out/b/mine.txt": "mine"])
    let before = try folder.stamps()
    try folder.publish(["index.html": "1"])
    let after = try folder.stamps()
    for name in ["out/.git/HEAD", "out/CNAME", "out/.nojekyll", "out/a/mine.txt", "out/b/mine.txt"]
    {
      #expect(before[name] != nil && before[name] == after[name])
    }
    #expect(folder.text("out/a/sea.html") == nil)
  }

  @Test("A published file that the user removed is no problem, stale or not")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "1", "a/sea.html": "Sea", "b/lake.html": "Lake"])
    try folder.remove("out/a")
    try folder.remove("out/b/lake.html")
    try folder.remove("out/index.html")
    #expect(try folder.publish(["index.html": "1"]) == PublishingSummary(written: 1))
    #expect(try folder.tree("out") == ["index.html": "1"])
  }

  @Test("A build of a part leaves the files of the others, and they stay listed")
  func partial() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a/1.md": "1", "a b/1.md": "1", "b/1.md": "1", "b/2.md": "2"])
    let summary = try folder.publish(["b/1.md": "new"], keeping: { !$0.hasPrefix("b/") })
    #expect(summary == PublishingSummary(written: 1, removed: 1))
    let later = try folder.publish(["a/1.md": "1", "b/1.md": "new"])
    #expect(later == PublishingSummary(unchanged: 2, removed: 1))
    #expect(try folder.tree("out") == ["a/": "", "a/1.md": "1", "b/": "", "b/1.md": "new"])
  }

  @Test("A file whose new name differs in case only isn't removed where both are one file")
  func caseOnly() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["Colors.md": "1"])
    var publisher = try Publisher.open(folder.destination())
    try publisher.plan([PlannedFile("colors.md")])
    try publisher.write("colors.md", Array("1".utf8))
    // What a file system that ignores case would show.
    try folder.remove("out/Colors.md")
    try folder.addHardLink("out/Colors.md", to: "out/colors.md")
    let summary = try publisher.finish()
    #expect(summary.removed == 0)
    #expect(folder.text("out/colors.md") == "1")
  }

  @Test("A stale file is removed on a file system that tells case apart")
  func caseOnlyApart() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["Colors/a.md": "1"])
    #expect(try folder.publish(["colors/a.md": "1"]).removed == 1)
    #expect(try folder.tree("out") == ["colors/": "", "colors/a.md": "1"])
  }
}
