import Diagnostics
import Publishing
import TestSupport
import Testing

@Suite("Things in the way")
struct ObstacleTests {
  /// A published site, and a place outside of it.
  private func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "1", "a/b.html": "2"])
    try folder.add(["outside/b.html": "precious", "outside/c.html": "precious"])
    return folder
  }

  /// Expects that publishing is refused before anything is touched.
  private func expectRefusal(
    _ files: [String: String],
    in folder: TemporaryFolder,
    _ kind: PublishingError.Kind,
    naming words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.stamps()
    let error = try #require(throws: PublishingError.self) { try folder.publish(files) }
    #expect(error.kind == kind, sourceLocation: sourceLocation)
    for word in words {
      #expect(error.text.contains(word), "\(error.text)", sourceLocation: sourceLocation)
    }
    #expect(try folder.stamps() == before, sourceLocation: sourceLocation)
  }

  @Test("A link where a folder belongs is not followed")
  func folderLink() throws {
    let folder = try site()
    try folder.remove("out/a")
    try folder.addLink("out/a", to: "../outside")
    try expectRefusal(
      ["index.html": "new", "a/b.html": "new"],
      in: folder,
      .io,
      naming: "out/a`",
      "symbolic link"
    )
  }

  @Test(
    "A link where a file belongs is not followed, nor replaced",
    arguments: [
      "../../outside/b.html", "/nowhere",
    ]
  )
  func fileLink(_ target: String) throws {
    let folder = try site()
    try folder.remove("out/a/b.html")
    try folder.addLink("out/a/b.html", to: target)
    try expectRefusal(
      ["index.html": "new", "a/b.html": "new"],
      in: folder,
      .io,
      naming: "out/a/b.html",
      "symbolic link"
    )
  }

  @Test("Stale files behind a link stay")
  func staleLink() throws {
    let folder = try site()
    try folder.remove("out/a")
    try folder.addLink("out/a", to: "../outside")
    #expect(try folder.publish(["index.html": "1"]) == PublishingSummary(unchanged: 1))
    #expect(folder.text("outside/b.html") == "precious")
  }

  @Test("A stale file that became a link stays, and so does what the link leads to")
  func staleFileLink() throws {
    let folder = try site()
    try folder.remove("out/a/b.html")
    try folder.addLink("out/a/b.html", to: "../../outside/b.html")
    #expect(try folder.publish(["index.html": "1"]).notes.all.map(\.code) == [.editedFile])
    #expect(folder.text("outside/b.html") == "precious")
  }

  @Test("A folder where a file belongs, and a file where a folder belongs, are errors")
  func kinds() throws {
    let folder = try site()
    try folder.addFolder("out/c.html/d")
    try folder.add(["out/e": "x"])
    try expectRefusal(
      ["index.html": "new", "c.html": "new", "e/f.html": "new"],
      in: folder,
      .io,
      naming: "out/c.html`: it is a folder",
      "out/e`: it is a file"
    )
  }

  @Test("A file of somebody else where a page belongs is an error")
  func foreign() throws {
    let folder = try site()
    try folder.add(["out/a/c.html": "mine"])
    try expectRefusal(
      ["index.html": "new", "a/c.html": "new"],
      in: folder,
      .refused,
      naming: "out/a/c.html"
    )
  }

  @Test("A file of somebody else whose name differs in case only is an error as well")
  func foreignCase() throws {
    let folder = try site()
    try folder.add(["out/a/C.HTML": "mine"])
    try expectRefusal(
      ["index.html": "new", "a/c.html": "new"],
      in: folder,
      .refused,
      naming: "out/a/C.HTML"
    )
  }

  @Test("A file that has the very bytes of the page already is taken over")
  func adopted() throws {
    let folder = try site()
    try folder.add(["out/a/c.html": "same"])
    let files = ["index.html": "1", "a/b.html": "2", "a/c.html": "same"]
    #expect(try folder.publish(files) == PublishingSummary(unchanged: 3))
    #expect(try folder.publish([:]).removed == 3)
  }

  @Test("A link in place of the manifest is an error")
  func manifestLink() throws {
    let folder = try site()
    try folder.remove("out/.peekbook-manifest")
    try folder.add(["outside/manifest": "peekbook-manifest 1\n- - a/b.html\nend 1\n"])
    try folder.addLink("out/.peekbook-manifest", to: "../outside/manifest")
    try expectRefusal(["index.html": "new"], in: folder, .io, naming: ".peekbook-manifest")
  }

  @Test("A published page that was edited is published anew")
  func edited() throws {
    let folder = try site()
    try folder.add(["out/index.html": "edited"])
    let summary = try folder.publish(["index.html": "1", "a/b.html": "2"])
    #expect(summary == PublishingSummary(written: 1, unchanged: 1))
    #expect(folder.text("out/index.html") == "1")
  }
}
