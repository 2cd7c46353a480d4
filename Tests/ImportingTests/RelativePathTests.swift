import Importing
import Testing

@Suite("Relative paths")
struct RelativePathTests {
  @Test(
    "A path below the file's folder, or above it, is taken as written",
    arguments: ["a.json", "../shared/a.json", "./a b/ä.gpl", "~/a", "ab:c"]
  )
  func accepted(_ path: String) throws {
    #expect(try RelativePath(path).text == path)
  }

  @Test(
    "What is absolute on some system, or means different things on two, is refused",
    arguments: [
      "/etc/passwd", "C:/x", "c:x", "a:b", "..\\up", "C:\\x", "\\\\host\\x", "", " ", "a\u{0}b",
      "a\nb",
    ]
  )
  func refused(_ path: String) {
    #expect(throws: RelativePath.Refusal.self) { try RelativePath(path) }
  }

  @Test(
    "A path that leaves the root by its parts is known without the file system",
    arguments: [
      ("../x", "", "s.yaml", true),
      ("../x", "", "Examples/s.yaml", false),
      ("../../x", "", "Examples/s.yaml", true),
      ("a/../../../x", "", "Examples/s.yaml", true),
      ("../x", ".", "./Examples/s.yaml", false),
      ("../x", "/p", "/p/s.yaml", true),
      ("../x", "/p", "/p/a/s.yaml", false),
      ("../x", "/p", "/other/s.yaml", false),
      ("../x", "/p", "s.yaml", false),
      ("../x", "", "../s.yaml", false),
    ]
  )
  func leaving(path: String, root: String, file: String, leaves: Bool) throws {
    #expect(try RelativePath(path).leaves(root, from: file) == leaves)
  }
}
