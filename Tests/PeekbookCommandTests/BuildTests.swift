import PeekbookCommand
import Publishing
import TestSupport
import Testing

@Suite("peekbook build")
struct BuildTests {
  static let script = """
    title: Colours
    catalog:
      kind: ColorItem
      items:
        - { name: Red, color: "#FF3B30" }
        - { name: Orange, color: "#FF9500" }
    steps:
      - peek: Orange
      - star
      - expect: { starred: [Orange] }

    """

  @Test("A site is published, and building again writes nothing")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.add(["scripts/colors.yaml": Self.script])
    let first = Run("build", folder.path("scripts"), "-o", folder.path("out"))
    #expect(first.code == .ok)
    #expect(first.error.isEmpty)
    #expect(first.output.contains("1 scenario"))
    for page in ["index", "colors/index", "colors/list", "colors/timeline", "colors/steps/start"]
      + ["colors/steps/peek-orange", "colors/steps/star-orange", "colors/previews/red"]
    {
      #expect(folder.text("out/\(page).html") != nil, "\(page).html is published")
      #expect(folder.text("out/\(page).md") != nil, "\(page).md is published")
    }
    #expect(folder.text("out/colors/recording.json") != nil)
    let stamps = try folder.stamps()
    let second = Run("build", folder.path("scripts"), "-o", folder.path("out"))
    #expect(second.code == .ok)
    #expect(second.output.contains(" 0 files written"))
    #expect(try folder.stamps() == stamps)
  }

  @Test("A failed expectation is published, reported and counts as 2")
  func failedExpectation() throws {
    let folder = try TemporaryFolder()
    let wrong = Self.script.replacing("starred: [Orange]", with: "starred: [Red]")
    try folder.add(["colors.yaml": wrong])
    let run = Run("build", folder.path("colors.yaml"), "-o", folder.path("out"))
    #expect(run.code == .expectationFailed)
    #expect(run.error.contains("colors.yaml:10:24: error: `starred` is not as expected"))
    #expect(run.error.contains("expected-failed") == false)
    #expect(run.error.contains("peekbook: expectation-failed (exit 2)"))
    let page = try #require(folder.text("out/colors/steps/star-orange.md"))
    #expect(page.contains("Red"))
    #expect(page.contains("✗"))
  }

  @Test("One invalid script among others leaves the output folder as it was")
  func invalid() throws {
    let folder = try TemporaryFolder()
    try folder.add(["scripts/colors.yaml": Self.script])
    _ = Run("build", folder.path("scripts"), "-o", folder.path("out"))
    let before = try folder.tree("out")
    try folder.add(["scripts/bad.yaml": "title: Bad\nsteps: [peak: Red]\n"])
    let run = Run("build", folder.path("scripts"), "-o", folder.path("out"))
    #expect(run.code == .invalidScript)
    #expect(run.error.contains("did you mean `peek`?"))
    #expect(try folder.tree("out") == before)
  }

  @Test(
    "A result that can't be printed counts as 74, and standard error says why",
    arguments: [
      ["test", "-"], ["test", "--format", "json", "-"], ["validate", "-"], ["--version"],
      ["--help"], ["test", "--help"], ["help", "build"],
    ]
  )
  func lostOutput(_ arguments: [String]) {
    let error = FileSystemError("write", "standard output", reason: "No space left on device")
    let run = Run(arguments: arguments, input: Self.script, outputError: error)
    #expect(run.code == .io)
    #expect(run.error.contains("error: can't write `standard output`: No space left on device"))
    #expect(run.error.hasSuffix("peekbook: io (exit 74)\n"))
  }

  @Test("A result that can't be printed is not asked for by --quiet, so nothing is lost")
  func quietOutput() {
    let error = FileSystemError("write", "standard output", reason: "No space left on device")
    let run = Run(arguments: ["test", "-q", "-"], input: Self.script, outputError: error)
    #expect(run.code == .ok)
  }

  @Test("Scripts whose pages would have one path are named")
  func pageCollision() throws {
    let folder = try TemporaryFolder()
    try folder.add(["s/a.yaml": Self.script, "s/index.html/x.yaml": Self.script])
    let run = Run("build", folder.path("s"), "-o", folder.path("out"))
    #expect(run.code == .invalidScript)
    #expect(run.error.contains("/s/index.html/x.yaml:1:1: error: `index.html` is a file and a"))
    try folder.remove("s/index.html")
    try folder.add(["s/A/steps.yaml": Self.script])
    let other = Run("build", folder.path("s"), "-o", folder.path("out"))
    #expect(other.error.contains("/s/a.yaml:1:1: error: "), "\(other.error)")
    #expect(other.error.contains("/s/A/steps.yaml:1:1: note: "), "\(other.error)")
  }

  @Test(
    "A file's name can neither begin a line of its own nor colour the terminal",
    arguments: [["build", "-v"], ["test"], ["validate", "-v"]]
  )
  func unseenNames(_ verb: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.add(["s/a\u{1B}[31m\nforged: 9 steps\u{202E}.yaml": Self.script])
    let output = verb[0] == "build" ? ["-o", folder.path("o\u{1B}\nforged: 9 steps")] : []
    let run = Run(arguments: verb + output + [folder.path("s")])
    #expect(run.code == .ok, "\(run.error)")
    #expect(!run.output.unicodeScalars.contains { "\u{1B}\u{202E}".unicodeScalars.contains($0) })
    #expect(!run.output.contains("\nforged"))
    #expect(run.output.contains("\\u{1B}"))
  }

  @Test("One file is one file")
  func oneFile() throws {
    let folder = try TemporaryFolder()
    try folder.add(["colors.yaml": Self.script])
    _ = Run("build", folder.path("colors.yaml"), "-o", folder.path("out"))
    try folder.add(["out/index.md": "changed"])
    let run = Run("build", folder.path("colors.yaml"), "-o", folder.path("out"))
    #expect(run.output.contains(" 1 file written, "))
  }

  @Test("An impossible action is located, counts as 3 and publishes nothing")
  func impossible() throws {
    let folder = try TemporaryFolder()
    try folder.add(["colors.yaml": Self.script + "  - commit\n"])
    let run = Run("build", folder.path("colors.yaml"), "-o", folder.path("out"))
    #expect(run.code == .invalidScript)
    #expect(run.error.contains("colors.yaml:11:5: error: nothing is previewed"))
    #expect(folder.text("out/index.html") == nil)
  }

  @Test("A page that is no longer produced goes, with its folder")
  func stale() throws {
    let folder = try TemporaryFolder()
    try folder.add(["scripts/colors.yaml": Self.script, "scripts/more/two.yaml": Self.script])
    _ = Run("build", folder.path("scripts"), "-o", folder.path("out"))
    #expect(folder.text("out/more/two/index.html") != nil)
    try folder.remove("scripts/more")
    let run = Run("build", folder.path("scripts"), "-o", folder.path("out"))
    #expect(run.code == .ok)
    #expect(try folder.tree("out").keys.contains { $0.hasPrefix("more") } == false)
    #expect(folder.text("out/colors/index.html") != nil)
  }

  @Test("Two scripts with one place in the site are an error that names both")
  func collision() throws {
    let folder = try TemporaryFolder()
    try folder.add(["s/colors.yaml": Self.script, "s/Colors.yml": Self.script])
    let run = Run("build", folder.path("s"), "-o", folder.path("out"))
    #expect(run.code == .invalidScript)
    #expect(run.error.contains("s/colors.yaml"))
    #expect(run.error.contains("s/Colors.yml"))
    #expect(folder.text("out/index.html") == nil)
  }

  @Test("A folder with foreign files, the script's own folder and a file are refused")
  func refusedOutput() throws {
    let folder = try TemporaryFolder()
    try folder.add(["s/colors.yaml": Self.script, "foreign/letter.txt": "mine", "file": "mine"])
    for output in ["s", "foreign", "file"] {
      let before = try folder.tree()
      let run = Run("build", folder.path("s/colors.yaml"), "-o", folder.path(output))
      #expect(run.code == .usage)
      #expect(run.error.contains(folder.path(output)))
      #expect(try folder.tree() == before)
    }
  }

  @Test("A template of one's own replaces the built-in one of its name")
  func templates() throws {
    let folder = try TemporaryFolder()
    try folder.add(["colors.yaml": Self.script, "t/page.html": "<p>{{title}}</p>\n"])
    let run = Run(
      "build",
      folder.path("colors.yaml"),
      "-o",
      folder.path("out"),
      "--templates",
      folder.path("t")
    )
    #expect(run.code == .ok)
    #expect(folder.text("out/colors/timeline.html") == "<p>Timeline</p>\n")
    #expect(folder.text("out/colors/timeline.md")?.contains("# Timeline") == true)
  }

  @Test("A wrong template is located, and nothing is published")
  func wrongTemplates() throws {
    let folder = try TemporaryFolder()
    try folder.add([
      "colors.yaml": Self.script, "t/page.html": "<p>\n{{titel}}</p>\n", "t/pag.html": "x",
    ])
    let run = Run(
      "build",
      folder.path("colors.yaml"),
      "-o",
      folder.path("out"),
      "--templates",
      folder.path("t")
    )
    #expect(run.code == .invalidScript)
    #expect(run.error.contains("t/page.html:2:"))
    #expect(run.error.contains("did you mean `title`?"))
    #expect(run.error.contains("did you mean `page.html`?"))
    #expect(folder.text("out/index.html") == nil)
  }

  @Test("A script on standard input is published under `stdin`")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let run = Run("build", "-", "-o", folder.path("out"), input: Self.script)
    #expect(run.code == .ok)
    #expect(folder.text("out/stdin/index.html") != nil)
  }

  @Test("Results are JSON where a program reads them")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.add(["colors.yaml": Self.script])
    let run = Run(
      "build",
      folder.path("colors.yaml"),
      "-o",
      folder.path("out"),
      "--format",
      "json"
    )
    #expect(run.error.isEmpty)
    #expect(run.output.contains("\"exit\": 0"))
    #expect(run.output.contains("\"name\": \"ok\""))
    #expect(run.output.contains("\"removed\": 0"))
  }
}
