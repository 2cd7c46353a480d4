import PeekbookCommand
import TestSupport
import Testing

@Suite("peekbook clean")
struct CleanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(["scripts/colors.yaml": BuildTests.script])
  }

  private func build() {
    #expect(Run("build", folder.path("scripts"), "-o", folder.path("out")).code == .ok)
  }

  private func clean(_ more: String...) -> Run {
    Run(arguments: ["clean", "-o", folder.path("out")] + more, in: folder.path)
  }

  @Test("All that a build wrote is gone, and so is its folder")
  func everything() throws {
    build()
    let run = clean()
    #expect(run.code == .ok)
    #expect(run.error == "")
    #expect(run.output.contains("files removed"))
    #expect(try Set(folder.tree().keys) == ["scripts/", "scripts/colors.yaml"])
    build()
  }

  @Test("What no build wrote stays, with the folders that it is in")
  func foreign() throws {
    build()
    try folder.add(["out/CNAME": "mine", "out/colors/mine.txt": "mine"])
    #expect(clean().code == .ok)
    #expect(
      try Set(folder.tree("out").keys) == ["CNAME", "colors/", "colors/mine.txt"]
    )
    #expect(folder.text("out/.peekbook-manifest") == nil)
  }

  @Test("A file that was changed by hand is told, stays, and is still known")
  func edited() throws {
    build()
    try folder.add(["out/colors/index.md": "changed"])
    let run = clean()
    #expect(run.code == .ok)
    #expect(run.error.contains("colors/index.md"))
    #expect(try Set(folder.tree("out").keys) == ["colors/", "colors/index.md"])
    #expect(folder.text("out/.peekbook-manifest")?.contains("colors/index.md") == true)
  }

  @Test("A link in the place of a folder is not followed")
  func link() throws {
    build()
    try folder.add(["elsewhere/index.html": "mine"])
    try folder.remove("out/colors")
    try folder.addLink("out/colors", to: folder.path("elsewhere"))
    #expect(clean().code == .ok)
    #expect(folder.text("elsewhere/index.html") == "mine")
  }

  @Test("A folder that no build published is refused")
  func noManifest() throws {
    try folder.add(["out/index.html": "mine"])
    let run = clean()
    #expect(run.code == .usage)
    #expect(run.error.contains("[not-published]"))
    #expect(folder.text("out/index.html") == "mine")
  }

  @Test("Where there is nothing, nothing is to be done")
  func nothing() {
    let run = clean()
    #expect(run.code == .ok)
    #expect(run.output.contains("nothing was removed"))
  }

  @Test("The folder is the one that peekbook.yaml names")
  func project() throws {
    try folder.add(["peekbook.yaml": "output: out\n"])
    build()
    #expect(Run(arguments: ["clean"], in: folder.path).code == .ok)
    #expect(folder.text("out/index.html") == nil)
  }

  @Test("An argument is no output folder")
  func operand() throws {
    build()
    let run = Run(arguments: ["clean", folder.path("out")], in: folder.path)
    #expect(run.code == .usage)
    #expect(run.error.contains("`peekbook clean -o "))
    #expect(folder.text("out/index.html") != nil)
  }

  @Test("A program is told how many")
  func json() throws {
    build()
    let run = clean("--format", "json")
    #expect(run.output.contains("\"removed\""))
    #expect(run.code == .ok)
  }
}
