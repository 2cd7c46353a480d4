import TestSupport
import Testing

@testable import Watching

@Suite("A watch of what was asked for")
struct InputWatchTests {
  private let folder: TemporaryFolder
  private let watch: InputWatch

  init() throws {
    folder = try TemporaryFolder()
    try folder.add([
      "scripts/a.yaml": "a", "scripts/notes.txt": "n", "data/items.csv": "i", "other/x.txt": "x",
    ])
    watch = try InputWatch(root: folder.path)
  }

  /// A run that reads a script, lists its folder, and asks for an import and for what is not there.
  private func run(output: String = "Output") {
    watch.begin(output: output)
    watch.listed("scripts") { $0.hasSuffix(".yaml") }
    watch.asked(for: "scripts/a.yaml")
    watch.asked(for: "data/items.csv")
    watch.asked(for: "later/part.yaml")
    #expect(watch.end() == nil)
    _ = watch.hasChanged()
  }

  @Test("Nothing happened as long as nothing does")
  func nothing() {
    run()
    #expect(!watch.hasChanged())
  }

  @Test("A file that was read matters, whether written in place or by renaming another")
  func written() throws {
    run()
    try folder.add(["data/items.csv": "j"])
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
    try folder.add(["data/.items.csv.tmp": "k"])
    #expect(!watch.hasChanged())
    try folder.move("data/.items.csv.tmp", to: "data/items.csv")
    #expect(watch.hasChanged())
    // And once more: the one that was read is no longer what has the name.
    run()
    try folder.add(["data/items.csv": "l"])
    #expect(watch.hasChanged())
  }

  @Test(
    "In a folder that was listed new, gone and renamed files matter, of those that it would take"
  )
  func listed() throws {
    run()
    try folder.add(["scripts/notes.txt": "m", "scripts/b.txt": "b", "other/x.txt": "y"])
    #expect(!watch.hasChanged())
    try folder.add(["scripts/b.yaml": "b"])
    #expect(watch.hasChanged())
    run()
    try folder.remove("scripts/b.yaml")
    #expect(watch.hasChanged())
    try folder.move("scripts/a.yaml", to: "scripts/c.yaml")
    #expect(watch.hasChanged())
    try folder.addFolder("scripts/more")
    #expect(watch.hasChanged())
  }

  @Test("What was not there matters once it is, with the folder that it is in")
  func later() throws {
    run()
    try folder.addFolder("later")
    #expect(watch.hasChanged())
    run()
    try folder.add(["later/part.yaml": "p"])
    #expect(watch.hasChanged())
  }

  @Test("A folder that is put in the place of another matters, and so does what is in it then")
  func replaced() throws {
    run()
    try folder.add(["new/items.csv": "n"])
    try folder.move("data", to: "old")
    try folder.move("new", to: "data")
    #expect(watch.hasChanged())
    run()
    try folder.add(["old/items.csv": "o"])
    #expect(!watch.hasChanged())
    try folder.add(["data/items.csv": "p"])
    #expect(watch.hasChanged())
  }

  @Test("A link matters, and so does the file that it leads to")
  func links() throws {
    try folder.addLink("scripts/l.yaml", to: "../other/x.txt")
    watch.begin(output: "Output")
    watch.asked(for: "scripts/l.yaml")
    _ = watch.end()
    _ = watch.hasChanged()
    try folder.add(["other/x.txt": "z"])
    #expect(watch.hasChanged())
    try folder.remove("scripts/l.yaml")
    #expect(watch.hasChanged())
  }

  @Test("Own output is no news, also in a folder that was listed")
  func output() throws {
    run(output: "scripts/Output")
    try folder.add(["scripts/Output/a.yaml": "o"])
    #expect(!watch.hasChanged())
    try folder.add(["scripts/Output/more/b.yaml": "o"])
    #expect(!watch.hasChanged())
  }

  @Test("What a later run does not ask for matters no longer")
  func forgotten() throws {
    run()
    watch.begin(output: "Output")
    watch.asked(for: "scripts/a.yaml")
    _ = watch.end()
    try folder.add(["data/items.csv": "j"])
    #expect(!watch.hasChanged())
    try folder.add(["scripts/a.yaml": "b"])
    #expect(watch.hasChanged())
  }

  @Test("What changes between reading and the end of the run is noticed")
  func during() throws {
    watch.begin(output: "Output")
    watch.asked(for: "data/items.csv")
    try folder.add(["data/items.csv": "j"])
    _ = watch.end()
    #expect(watch.hasChanged())
  }
}
