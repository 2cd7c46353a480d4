import Diagnostics
import Publishing
import TestSupport
import Testing

@Suite("Output folders that are refused")
struct RefusalTests {
  /// A project: scripts in `work/book`, the home folder in `home`, the current folder is `work`.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add([
      "work/book/colors.yaml": "x", "work/templates/page.html": "x", "home/note.txt": "x",
      "shared/linked.yaml": "x", "work/file": "x",
    ])
    try folder.addLink("work/book/linked.yaml", to: "../../shared/linked.yaml")
    try folder.addLink("work/here", to: ".")
    return folder
  }

  @Test(
    "A folder that is or holds something of the user's is refused, and nothing is touched",
    arguments: [
      "", "/", ".", "work", "work/", "work/.", "work/here", "work/here/here", "home",
      "home/../home", "work/book", "work/templates", "shared", "work/file", "work/new/..",
      "work/new/../..", "work/book/..", "a\0b",
    ]
  )
  func refused(_ output: String) throws {
    let folder = try project()
    let before = try folder.stamps()
    let destination = Destination(
      folder: output.isEmpty || output == "/" ? output : folder.path(output),
      inputs: ["work/book/colors.yaml", "work/book/linked.yaml", "work/templates"].map(folder.path),
      home: folder.path("home"),
      currentFolder: folder.path("work")
    )
    let error = try #require(throws: PublishingError.self) {
      _ = try Publisher.open(destination)
    }
    #expect(error.kind == .refused)
    #expect(error.diagnostics.all.map(\.code) == [.refusedOutput])
    #expect(try folder.stamps() == before)
  }

  @Test("The hint names a folder in the way that the command takes it")
  func example() throws {
    let folder = try project()
    let destination = Destination(
      folder: folder.path("work/book"),
      inputs: [folder.path("work/book/colors.yaml")],
      example: "--html Review"
    )
    let error = try #require(throws: PublishingError.self) {
      _ = try Publisher.open(destination)
    }
    let hints = error.diagnostics.all.map(\.hint)
    #expect(hints == ["name a folder of its own, such as `--html Review`"])
  }

  @Test(
    "The reason is said",
    arguments: [
      ("/", "root of the file system"), ("work", "current folder"), ("home", "home folder"),
      ("work/book", "colors.yaml`, which this run reads"), ("work/file", "it is a file"),
      ("work/templates", "is read by this run"),
    ]
  )
  func reason(_ output: String, _ words: String) throws {
    let folder = try project()
    let destination = Destination(
      folder: output == "/" ? output : folder.path(output),
      inputs: ["work/book/colors.yaml", "work/templates"].map(folder.path),
      home: folder.path("home"),
      currentFolder: folder.path("work")
    )
    let error = try #require(throws: PublishingError.self) {
      _ = try Publisher.open(destination)
    }
    #expect(error.text.contains(words), "\(error.text)")
  }

  @Test("A folder with files of others is refused, and five of them are named")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try folder.add(Dictionary(uniqueKeysWithValues: (1...7).map { ("out/\($0).txt", "") }))
    try folder.add(["out/.git/HEAD": "ref"])
    let before = try folder.stamps()
    let error = try #require(throws: PublishingError.self) { try folder.publish(["a.md": "1"]) }
    #expect(error.kind == .refused)
    #expect(error.text.contains("`1.txt`, `2.txt`, `3.txt`, `4.txt`, `5.txt` and 2 more"))
    #expect(try folder.stamps() == before)
  }

  @Test("The output may lie inside the folder of the scripts, and build twice")
  func inside() throws {
    let folder = try TemporaryFolder()
    try folder.add(["book/colors.yaml": "x"])
    for _ in 0..<2 {
      try folder.publish(["index.html": "1"], to: "book/site", inputs: ["book/colors.yaml"])
      #expect(try FolderListing.files(in: folder.path("book")) == ["colors.yaml"])
    }
  }

  @Test("An output folder that is a link to an empty folder is fine")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.addFolder("www")
    try folder.addLink("out", to: "www")
    try folder.publish(["index.html": "1"])
    #expect(folder.text("www/index.html") == "1")
  }

  @Test("Folders above the output folder are created")
  func deep() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "1"], to: "a/./b//c/")
    #expect(folder.text("a/b/c/index.html") == "1")
  }

  @Test(
    "A damaged manifest is an error, and nothing is touched",
    arguments: [
      "", "\n", "peekbook-manifest 1\n", "peekbook-manifest 2\nend 0\n",
      "peekbook-manifest 1\nend 1\n", "peekbook-manifest 1\n- - a.md\n",
      "peekbook-manifest 1\n- - a.md\nend 1", "peekbook-manifest 1\n- - ../a.md\nend 1\n",
      "peekbook-manifest 1\n- - /etc/passwd\nend 1\n", "peekbook-manifest 1\n- - a\\b\nend 1\n",
      "peekbook-manifest 1\n- - a.md\n- - a.md\nend 2\n", "peekbook-manifest 1\n- 1 a.md\nend 1\n",
      "peekbook-manifest 1\n0123456789abcdef -1 a.md\nend 1\n",
      "peekbook-manifest 1\n0123456789abcdef 99999999999999999999 a.md\nend 1\n",
      "peekbook-manifest 1\n<<<<<<< HEAD\n- - a.md\nend 2\n",
      "peekbook-manifest 1\n- - .peekbook-manifest\nend 1\n",
      "peekbook-manifest 1\n- - .PEEKBOOK-manifest\nend 1\n", "{\"files\": []}\n", "\u{0}\u{0}\n",
    ]
  )
  func damaged(_ manifest: String) throws {
    let folder = try TemporaryFolder()
    try folder.add(["out/.peekbook-manifest": manifest, "out/a.md": "1"])
    let before = try folder.stamps()
    let error = try #require(throws: PublishingError.self) { try folder.publish(["b.md": "1"]) }
    #expect(error.kind == .damaged)
    #expect(error.text.contains(".peekbook-manifest` is damaged"))
    #expect(try folder.stamps() == before)
  }

  @Test("A manifest whose line breaks version control changed is read")
  func lineBreaks() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a.md": "1", "b.md": "2"])
    let manifest = try #require(folder.text("out/.peekbook-manifest"))
    let changed = manifest.split(separator: "\n").map { $0 + "\r\n" }.joined()
    try folder.add(["out/.peekbook-manifest": changed])
    #expect(try folder.publish(["a.md": "1"]) == PublishingSummary(unchanged: 1, removed: 1))
    #expect(folder.text("out/.peekbook-manifest")?.utf8.contains(13) == false)
  }
}
