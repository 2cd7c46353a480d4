import FoundationEssentials
import PeekbookCommand
import TestSupport
import Testing

@Suite("peekbook init")
struct InitTests {
  static let examples = ["colors", "settings", "photos", "blank"]

  @Test("A starter is valid, tested and published as it is, without a word", arguments: examples)
  func starter(example: String) throws {
    let folder = try TemporaryFolder()
    let run = Run("init", folder.path("app"), "--example", example)
    #expect(run.code == .ok)
    #expect(run.error == "")
    #expect(run.output.contains("cd \(folder.path("app"))"))
    #expect(run.output.contains("peekbook build"))
    for verb in ["validate", "test", "build", "check"] {
      let options = ["build", "check"].contains(verb) ? ["-o", folder.path("out")] : []
      let run = Run(arguments: [verb, "--strict"] + options, in: folder.path("app"))
      #expect(run.code == .ok, "\(verb)")
      #expect(run.error == "", "\(verb)")
    }
    #expect(folder.text("out/\(example)/index.html")?.isEmpty == false)
  }

  @Test("Without a choice it is the colours")
  func standard() throws {
    let folder = try TemporaryFolder()
    #expect(Run("init", in: folder.path).code == .ok)
    #expect(
      try Set(folder.tree().keys) == [
        "peekbook.yaml", "scripts/", "scripts/colors.yaml", "schemas/", "schemas/script.json",
        "schemas/project.json",
      ]
    )
    #expect(folder.text("schemas/script.json") == Run("schema").output)
    #expect(folder.text("schemas/project.json") == Run("schema", "project").output)
  }

  @Test(
    "Nothing that is there is replaced, and then nothing is written",
    arguments: ["peekbook.yaml", "scripts/colors.yaml", "schemas/script.json"]
  )
  func noReplacement(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.add([name: "mine"])
    let before = try folder.tree()
    let run = Run("init", folder.path)
    #expect(run.code == .usage)
    #expect(run.error.contains("\(name)` is there already, and is not replaced [file-exists]"))
    #expect(run.output == "")
    #expect(try folder.tree() == before)
  }

  @Test("A link that leads nowhere is not replaced either")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try folder.addLink("peekbook.yaml", to: "nowhere")
    #expect(Run("init", folder.path).code == .usage)
  }

  @Test("The templates are copied byte by byte on request, and the project takes them")
  func templates() throws {
    let folder = try TemporaryFolder()
    #expect(Run("init", folder.path, "--templates", "Layouts").code == .ok)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Templates")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.contains(".") }
    #expect(names.count > 8)
    for name in names {
      let source = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      #expect(folder.text("Layouts/" + name) == source, "\(name)")
    }
    let layout = try #require(folder.text("Layouts/page.html"))
    try folder.add(["Layouts/page.html": layout.replacing("<main", with: "<!-- mine --><main")])
    #expect(Run(arguments: ["build", "-o", folder.path("out")], in: folder.path).code == .ok)
    #expect(folder.text("out/index.html")?.contains("<!-- mine -->") == true)
  }

  @Test("The templates alone can be added to a project that is there")
  func templatesAlone() throws {
    let folder = try TemporaryFolder()
    try folder.add(["peekbook.yaml": "title: Mine\n"])
    let run = Run("init", folder.path, "--example", "none", "--templates", "Layouts")
    #expect(run.code == .ok)
    #expect(folder.text("peekbook.yaml") == "title: Mine\n")
    #expect(folder.text("Layouts/page.html") != nil)
    #expect(!run.output.contains("peekbook build"))
  }

  @Test(
    "What can't be is refused, and says why",
    arguments: [
      (["a", "b"], "`b` is one argument too many"),
      (["--example", "colours"], "did you mean `colors`?"),
      (["--example", "none"], "there is nothing to write"),
      (["--templates", "../x"], "lies outside the project"),
      (["--templates", "/x"], "is an absolute path"),
    ]
  )
  func refusals(arguments: [String], says: String) throws {
    let folder = try TemporaryFolder()
    let run = Run(arguments: ["init"] + arguments, in: folder.path)
    #expect(run.code == .usage)
    #expect(run.error.contains(says))
    #expect(try folder.tree().isEmpty)
  }

  @Test("A file is no folder")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.add(["a": "mine"])
    let run = Run("init", folder.path("a"))
    #expect(run.code == .usage)
    #expect(run.error.contains("is no folder"))
    #expect(folder.text("a") == "mine")
  }

  @Test("What the program carries is what Starters/ holds; else run Scripts/embed-starters")
  func current() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Starters")
    for example in Self.examples {
      let folder = try TemporaryFolder()
      _ = Run("init", folder.path, "--example", example)
      for (name, copy) in [(example, "scripts/\(example)"), ("peekbook", "peekbook")] {
        let file = root.appending(path: name + ".yaml")
        #expect(folder.text(copy + ".yaml") == (try String(contentsOf: file, encoding: .utf8)))
      }
    }
  }
}
