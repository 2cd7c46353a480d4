import Diagnostics
import Publishing
import TestSupport
import Testing

#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite("Writing a single file")
struct SingleFileTests {
  @Test("A file is replaced, folders are created, and nothing else is left behind")
  func write() throws {
    let folder = try TemporaryFolder()
    try folder.add(["old.xml": "old"])
    try SingleFile.write(Array("new".utf8), to: folder.path("old.xml"))
    try SingleFile.write(Array("x".utf8), to: folder.path("a/b/new.xml"))
    #expect(
      try folder.tree() == ["old.xml": "new", "a/": "", "a/b/": "", "a/b/new.xml": "x"]
    )
  }

  @Test("Of a link what it leads to is replaced, and permissions stay")
  func linkAndPermissions() throws {
    let folder = try TemporaryFolder()
    try folder.add(["file": "old"])
    #expect(unsafe chmod(folder.path("file"), 0o640) == 0)
    try folder.addLink("link", to: "file")
    try SingleFile.write(Array("new".utf8), to: folder.path("link"))
    #expect(folder.text("file") == "new")
    var info = stat()
    #expect(unsafe lstat(folder.path("file"), &info) == 0)
    #expect(info.st_mode & 0o777 == 0o640)
    #expect(unsafe lstat(folder.path("link"), &info) == 0)
    #expect(info.st_mode & S_IFMT == S_IFLNK)
  }

  @Test(
    "What can't be written is named, with the reason",
    arguments: [("folder", "it is a folder"), ("file/x", "Not a directory"), ("a\0b", "NUL")]
  )
  func refusal(_ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.add(["file": "text"])
    try folder.addFolder("folder")
    let error = try #require(throws: FileSystemError.self) {
      try SingleFile.write([], to: folder.path(name))
    }
    #expect(error.diagnostic.message.hasPrefix("can't"))
    #expect(error.reason.contains(reason), "\(error.reason)")
  }

  @Test("A device is written to, and a full one is an error")
  func devices() throws {
    try SingleFile.write(Array("x".utf8), to: "/dev/null")
    #if os(Linux)
      let error = try #require(throws: FileSystemError.self) {
        try SingleFile.write(Array("x".utf8), to: "/dev/full")
      }
      #expect(error.diagnostic.message == "can't write `/dev/full`: No space left on device")
    #endif
  }
}
