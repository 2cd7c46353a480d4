import Diagnostics
import Publishing
import TestSupport
import Testing

#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite("Reading files and folders")
struct FileSystemTests {
  @Test("A file is read as a whole, links followed")
  func read() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "0123456789", count: 20_000)
    try folder.add(["a": long, "empty": ""])
    try folder.addLink("b", to: "a")
    #expect(try FileReading.read(folder.path("a"), limit: 200_000) == Array(long.utf8))
    #expect(try FileReading.read(folder.path("b"), limit: .max - 1).count == 200_000)
    #expect(try FileReading.read(folder.path("empty"), limit: 0).isEmpty)
  }

  @Test(
    "A file that can't be read is named, with the reason",
    arguments: [
      ("missing", "No such file or directory"), ("folder", "Is a directory"),
      ("long", "it is longer than 9 bytes"), ("a\0b", "NUL"), ("long/x", "Not a directory"),
    ]
  )
  func unreadable(_ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.add(["long": "0123456789"])
    try folder.addFolder("folder")
    let error = try #require(throws: FileSystemError.self) {
      _ = try FileReading.read(folder.path(name), limit: 9)
    }
    #expect(error.diagnostic.message.hasPrefix("can't read `\(folder.path(name))`: "))
    #expect(error.reason.contains(reason), "\(error.reason)")
  }

  @Test("A listing has all files, sorted by bytes, without hidden folders, links to folders, sites")
  func listing() throws {
    let folder = try TemporaryFolder()
    try folder.add([
      "b.yaml": "", "a/z.yaml": "", "a/b/c.yaml": "", "B.yaml": "", "é.yaml": "", "a.yaml": "",
      ".git/x.yaml": "", ".build/x.yaml": "", "a/.hidden/x.yaml": "", "note.txt": "",
      "site/.peekbook-manifest": "", "site/x.yaml": "", "site/sub/x.yaml": "",
    ])
    try folder.addLink("circle", to: ".")
    try folder.addLink("a/file.yaml", to: "../b.yaml")
    try folder.addLink("dangling.yaml", to: "nowhere")
    let files = try FolderListing.files(in: folder.path) { $0.hasSuffix(".yaml") }
    #expect(
      files == [
        "B.yaml", "a.yaml", "a/b/c.yaml", "a/file.yaml", "a/z.yaml", "b.yaml", "é.yaml",
      ]
    )
    #expect(throws: FileSystemError.self) { try FolderListing.files(in: folder.path("nowhere")) }
    #expect(throws: FileSystemError.self) { try FolderListing.files(in: folder.path("b.yaml")) }
  }

  #if !canImport(Darwin)  // APFS takes no such name.
    @Test("A name that is not UTF-8 is told where it matters, and passed over where it doesn't")
    func names() throws {
      let folder = try TemporaryFolder()
      try folder.add(["a.yaml": ""])
      let isWanted = { (name: String) in name.hasSuffix(".yaml") }
      #expect(unsafe creat(Self.bytes(folder.path("caf"), 0xE9, ".txt"), 0o600) >= 0)
      #expect(unsafe mkdir(Self.bytes(folder.path(".x"), 0xFF, ""), 0o700) == 0)
      #expect(try FolderListing.files(in: folder.path, where: isWanted) == ["a.yaml"])
      #expect(unsafe creat(Self.bytes(folder.path("caf"), 0xE9, ".yaml"), 0o600) >= 0)
      let error = try #require(throws: FileSystemError.self) {
        try FolderListing.files(in: folder.path, where: isWanted)
      }
      #expect(error.reason == "its name is not UTF-8")
      #expect(error.path.hasSuffix("/caf\u{FFFD}.yaml"))
    }

    private static func bytes(_ start: String, _ byte: UInt8, _ end: String) -> [CChar] {
      (Array(start.utf8) + [byte] + Array(end.utf8) + [0]).map(CChar.init(bitPattern:))
    }
  #endif

  @Test("A listing of a deep tree needs no deep stack")
  func deep() throws {
    let folder = try TemporaryFolder()
    let path = Array(repeating: "d", count: 200).joined(separator: "/")
    try folder.addFolder(path)
    try folder.add([path + "/x.yaml": ""])
    #expect(try FolderListing.files(in: folder.path) == [path + "/x.yaml"])
  }

  @Test("Questions about paths")
  func paths() throws {
    let folder = try TemporaryFolder()
    try folder.add(["a/b": ""])
    try folder.addLink("l", to: "a")
    #expect(FilePaths.kind(of: folder.path("l")) == .folder)
    #expect(FilePaths.kind(of: folder.path("a/b")) == .file)
    #expect(FilePaths.kind(of: folder.path("x")) == nil)
    #expect(FilePaths.resolved(folder.path("l/../l/b")) == folder.path("a/b"))
    #expect(FilePaths.identity(of: folder.path("l")) == FilePaths.identity(of: folder.path("a/.")))
    #expect(try FilePaths.currentFolder().hasPrefix("/"))
    for (path, parent) in [
      ("a/b", "a"), ("a", "."), ("/", "/"), ("/a", "/"), ("a/b/", "a"), ("a//b", "a/"), ("", "."),
    ] {
      #expect(FilePaths.parent(of: path) == parent)
    }
  }
}
