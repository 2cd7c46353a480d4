import PeekbookCommand
import TestSupport
import Testing

@Suite("Finding scripts")
struct ProjectTests {
  @Test("Without a path and without peekbook.yaml there is nothing to run")
  func nothing() throws {
    let folder = try TemporaryFolder()
    for verb in ["build", "test", "validate"] {
      let run = Run(verb, in: folder.path)
      #expect(run.code == .nothingToRun)
      #expect(run.error.contains("nothing-to-run (exit 5)"))
    }
    #expect(Run("test", "--allow-empty", in: folder.path).code == .ok)
  }

  @Test("A folder without scripts is nothing to run, and never a pass")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.add(["s/readme.md": "x", "s/_parts.yaml": "x", "s/peekbook.yaml": "title: x\n"])
    let run = Run("test", folder.path("s"), in: folder.path)
    #expect(run.code == .nothingToRun)
    #expect(run.error.contains("there is no script in"))
  }

  @Test("A filter that matches none is nothing to run")
  func filter() throws {
    let folder = try TemporaryFolder()
    try folder.add(["s/a.yaml": BuildTests.script, "s/b.yaml": BuildTests.script])
    #expect(Run("test", folder.path("s"), "--filter", "zzz").code == .nothingToRun)
    let run = Run("test", folder.path("s"), "--filter", "b.yaml")
    #expect(run.code == .ok)
    #expect(run.output.contains("b.yaml: 2 steps, 1 expectation held"))
    #expect(!run.output.contains("a.yaml"))
  }

  @Test("A path that is not there is an error of input and output")
  func missing() {
    let run = Run("test", "/nowhere/at/all.yaml")
    #expect(run.code == .io)
    #expect(run.error.contains("`/nowhere/at/all.yaml`"))
  }

  @Test("peekbook.yaml names scripts, output and title")
  func projectFile() throws {
    let folder = try TemporaryFolder()
    let project = """
      title: Our app
      scripts: [s]
      output: site

      """
    try folder.add(["s/a.yaml": BuildTests.script, "peekbook.yaml": project])
    let run = Run("build", in: folder.path)
    #expect(run.code == .ok)
    #expect(folder.text("site/index.md")?.contains("# Our app") == true)
    let other = Run("build", "--title", "Yours", "-o", folder.path("other"), in: folder.path)
    #expect(other.code == .ok)
    #expect(folder.text("other/index.md")?.contains("# Yours") == true)
  }

  @Test("A mistake in peekbook.yaml is located")
  func wrongProjectFile() throws {
    let folder = try TemporaryFolder()
    try folder.add(["peekbook.yaml": "title: x\nscript: [a]\n"])
    let run = Run("build", in: folder.path)
    #expect(run.code == .invalidScript)
    #expect(run.error.contains("peekbook.yaml:2:1: error:"))
    #expect(run.error.contains("did you mean `scripts`?"))
  }

  @Test("Colour comes with a terminal, and goes with NO_COLOR or --color never")
  func color() throws {
    let folder = try TemporaryFolder()
    try folder.add(["bad.yaml": "title: x\nstep: []\n"])
    let path = folder.path("bad.yaml")
    #expect(Run("validate", path, isErrorTerminal: true).error.contains("\u{1B}["))
    #expect(!Run("validate", path).error.contains("\u{1B}["))
    #expect(Run("validate", path, "--color", "always").error.contains("\u{1B}["))
    let plain = Run("validate", path, variables: ["NO_COLOR": "1"], isErrorTerminal: true)
    #expect(!plain.error.contains("\u{1B}["))
    #expect(
      !Run("validate", path, "--color=never", isErrorTerminal: true).error.contains("\u{1B}[")
    )
  }

  @Test("Warnings are errors where --strict says so, and silent where --quiet does")
  func strict() throws {
    let folder = try TemporaryFolder()
    try folder.add(["a.yaml": BuildTests.script + "  - scroll: { by: 10 }\n"])
    let path = folder.path("a.yaml")
    let run = Run("test", path)
    #expect(run.code == .ok)
    #expect(run.error.contains("warning: `scroll` changed nothing [action-without-effect]"))
    #expect(Run("test", path, "--strict").code == .expectationFailed)
    let quiet = Run("test", path, "-q")
    #expect(quiet.code == .ok)
    #expect(quiet.error.isEmpty)
    #expect(quiet.output.isEmpty)
  }

  @Test("A script may not import from outside the project")
  func imports() throws {
    let folder = try TemporaryFolder()
    let script = """
      title: x
      catalog: { kind: ColorItem, items: { from: PATH } }
      steps: []

      """
    let data = "- { name: Red, color: red }\n"
    try folder.add([
      "project/in.yaml": script.replacing("PATH", with: "data/c.json"),
      "project/out.yaml": script.replacing("PATH", with: "../secret.json"),
      "project/link.yaml": script.replacing("PATH", with: "data/link.json"),
      "project/data/c.json": data, "secret.json": data,
    ])
    try folder.addLink("project/data/link.json", to: folder.path("secret.json"))
    let root = folder.path("project")
    #expect(Run("validate", root + "/in.yaml", in: root).code == .ok)
    for name in ["out", "link"] {
      let run = Run("validate", root + "/\(name).yaml", in: root)
      #expect(run.code == .invalidScript)
      #expect(run.error.contains("\(name).yaml:2:"))
      #expect(run.error.contains("outside"))
    }
  }

  @Test("A folder may be imported, but from inside the project only")
  func importedFolders() throws {
    let folder = try TemporaryFolder()
    func script(_ path: String) -> String {
      "title: x\ncatalog: { kind: ColorItem, items: { from: \(path) } }\nsteps: []\n"
    }
    let set = ##"""
      {"colors": [{"idiom": "universal", "color":
        {"color-space": "srgb", "components": {"red": "0xFF", "green": "0x00", "blue": "0x00"}}}]}
      """##
    try folder.add([
      "project/in.yaml": script("App.xcassets"),
      "project/out.yaml": script("../Secret.xcassets"),
      "project/link.yaml": script("Link.xcassets"),
      "project/inside.yaml": script("Half.xcassets"),
      "project/file.yaml": script("File.xcassets"),
      "project/App.xcassets/Brand/Sea.colorset/Contents.json": set,
      "project/Half.xcassets/Contents.json": "{}",
      "project/File.xcassets": "",
      "Secret.xcassets/Sea.colorset/Contents.json": set,
    ])
    try folder.addFolder("project/Half.xcassets/Sea.colorset")
    try folder.addLink("project/Link.xcassets", to: folder.path("Secret.xcassets"))
    try folder.addLink(
      "project/Half.xcassets/Sea.colorset/Contents.json",
      to: folder.path("Secret.xcassets/Sea.colorset/Contents.json")
    )
    let root = folder.path("project")
    #expect(Run("validate", root + "/in.yaml", in: root).error == "")
    let refusals = [
      "out": "`../Secret.xcassets` lies outside the project",
      "link": "`Link.xcassets` lies outside the project",
      "inside": "`Half.xcassets/Sea.colorset/Contents.json` lies outside the project",
      "file": "`File.xcassets` is no folder",
    ]
    for (name, message) in refusals {
      let run = Run("validate", root + "/\(name).yaml", in: root)
      #expect(run.code == .invalidScript)
      #expect(run.error.contains("\(name).yaml:2:44: error: " + message))
    }
  }
}
