import Diagnostics
import Publishing
import TestSupport
import Testing

@Suite("Paths")
struct CollisionTests {
  private func plan(_ paths: [String], in folder: TemporaryFolder) throws(PublishingError) {
    var publisher = try Publisher.open(folder.destination())
    let files = paths.enumerated().map { index, path in
      PlannedFile(path, origin: Location(file: "a.yaml", line: index + 1, column: 1))
    }
    try publisher.plan(files)
  }

  @Test(
    "Two files of one path are an error that names both places, on every file system",
    arguments: [
      ["a/b.html", "a/b.html"], ["a/b.html", "a/B.html"], ["A/b.html", "a/c.html"],
      ["straße.md", "STRASSE.md"], ["a", "a/b.html"], ["a/b.html", "a"], ["a/b/c.md", "A/B"],
      ["x/y/z.md", "x/Y/q.md"], ["a/1.md", "b/1.md", "a/2.md", "B/2.md"],
    ]
  )
  func collision(_ paths: [String]) throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: PublishingError.self) { try plan(paths, in: folder) }
    #expect(error.kind == .paths)
    let diagnostic = try #require(error.diagnostics.all.first)
    #expect(diagnostic.code == .pathCollision)
    let lines = [diagnostic.location?.line, diagnostic.notes.first?.location?.line]
    let expected = paths.count == 4 ? [4, 2] : [1, 2]
    #expect(Set(lines.compactMap(\.self)) == Set(expected))
    #expect(try folder.tree().isEmpty)
  }

  @Test("All collisions are reported")
  func all() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: PublishingError.self) {
      try plan(["a", "a", "b", "B", "c", "../d"], in: folder)
    }
    #expect(error.diagnostics.all.map(\.code) == [.pathCollision, .pathCollision, .unsafePath])
  }

  @Test(
    "A path that could leave the folder, or that not every file system takes, is an error",
    arguments: [
      "", "/", "/etc/x", "..", ".", "../../up", "a/../../b", "a/..", "a/./b", "a//b", "a/",
      "..\\up",
      "C:\\x", "a\u{0}b", "a\nb", "a\u{202E}b", "cafe\u{301}", ".peekbook-manifest",
      "a/.peekbook-tmp-1-1", ".Peekbook-Manifest", String(repeating: "a", count: 256),
      String(repeating: "a/", count: 600) + "b",
    ]
  )
  func unsafe(_ path: String) throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: PublishingError.self) {
      try plan(["ok.html", path], in: folder)
    }
    #expect(error.kind == .paths)
    #expect(error.diagnostics.all.map(\.code) == [.unsafePath])
    #expect(error.diagnostics.all.first?.location?.line == 2)
    #expect(try folder.tree().isEmpty)
  }

  @Test("Many folders deep is fine, also with more folders than stay open")
  func many() throws {
    let folder = try TemporaryFolder()
    var site: [String: String] = [:]
    for index in 0..<30 { site["a\(index)/b/c/\(index).md"] = "\(index)" }
    #expect(try folder.publish(site) == PublishingSummary(written: 30))
    #expect(try folder.publish(site) == PublishingSummary(unchanged: 30))
    #expect(try folder.publish(["x.md": ""]) == PublishingSummary(written: 1, removed: 30))
    #expect(try folder.tree("out") == ["x.md": ""])
  }
}
