import CatalogModel
import Diagnostics
import Scenarios
import Testing
import YAMLReading

@Suite("Kinds in files of their own")
struct KindFileTests {
  private static func reading(_ kinds: String, kind: String = "A", _ files: [String: String])
    -> Reading
  {
    Reading(
      "title: T\nkinds: \(kinds)\ncatalog: { kind: \(kind), items: [] }\nsteps: []\n",
      files: files
    )
  }

  private func messages(_ reading: Reading) -> [String] {
    reading.problems.sorted.map { problem in
      let place = problem.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      return place + problem.message
    }
  }

  private static let a = "A: { fields: { title: text } }\n"
  private static let b = "B: { fields: { title: text } }\n"

  @Test(
    "A file holds what would stand behind `kinds`",
    arguments: ["a.yaml", "[a.yaml]", "[b.yaml, { C: { fields: { title: text } } }, a.yaml]"]
  )
  func files(kinds: String) {
    let reading = Self.reading(kinds, ["a.yaml": Self.a, "b.yaml": Self.b])
    #expect(messages(reading) == [])
    #expect(reading.scenario?.tabs[0].kind.name == "A")
  }

  @Test("A file may name others, and one that is named twice is read once")
  func diamond() {
    let reading = Self.reading(
      "[a.yaml, b.yaml, ./a.yaml]",
      kind: "D",
      [
        "a.yaml": "[d.yaml]", "b.yaml": "- d.yaml\n- B: { fields: { title: text } }\n",
        "d.yaml": "D: { fields: { title: text } }", "./a.yaml": "[d.yaml]",
      ]
    )
    #expect(messages(reading) == [])
    #expect(reading.scenario != nil)
  }

  @Test("Files that name each other in a circle are an error with the circle")
  func cycle() {
    let reading = Self.reading(
      "a.yaml",
      ["a.yaml": "[b.yaml]", "b.yaml": "- c.yaml\n", "c.yaml": "- a.yaml"]
    )
    let message = "Examples/c.yaml:1:3: `a.yaml` leads back to a file that is being read"
    #expect(messages(reading).first == message)
    let circle = "Examples/a.yaml → Examples/b.yaml → Examples/c.yaml → Examples/a.yaml"
    #expect(reading.problems.all.first?.hint == circle)
  }

  @Test("A mistake is told in the file that it is in")
  func location() {
    let reading = Self.reading(
      "a.yaml",
      ["a.yaml": "A:\n  fields: { title: text }\n  row: { title: '{titel}' }\n"]
    )
    #expect(messages(reading) == ["Examples/a.yaml:3:17: there is no field `titel`"])
    #expect(reading.problems.all.first?.hint == "did you mean `title`?")
  }

  @Test("Two kinds of one name are told with both places")
  func twice() throws {
    let reading = Self.reading("[a.yaml, { A: { fields: { x: text } } }]", ["a.yaml": Self.a])
    #expect(messages(reading) == ["Examples/script.yaml:2:19: two kinds are called `A`"])
    let note = try #require(reading.problems.all.first?.notes.first)
    #expect(note.location?.file == "Examples/a.yaml" && note.location?.line == 1)
  }

  @Test(
    "A path that can't be read is told where it stands, and nothing about the kinds that are missed",
    arguments: [
      ("b.yaml", "`b.yaml` does not exist"),
      ("../../b.yaml", "`../../b.yaml` lies outside the project"),
      ("/etc/b.yaml", "`/etc/b.yaml` is an absolute path"),
      ("'a\\b.yaml'", "`a\\b.yaml` has a backslash"),
      ("''", "`` is empty"),
    ]
  )
  func refused(path: String, message: String) {
    #expect(Self.reading(path, [:]).messages == ["2:8: " + message])
  }

  @Test("Broken YAML in a file is told there")
  func syntax() {
    let reading = Self.reading("a.yaml", ["a.yaml": "A: [\n"])
    #expect(reading.problems.all.allSatisfy { $0.location?.file == "Examples/a.yaml" })
    #expect(reading.problems.hasErrors)
    #expect(reading.problems.all.count == 1)
  }

  @Test("An entry that is neither a path nor kinds is told")
  func noKind() {
    #expect(
      Self.reading("[[a.yaml]]", ["a.yaml": Self.a]).messages.first
        == "2:9: an entry of `kinds` is the path of a file, or a mapping of names to kinds, not a list"
    )
  }

  @Test("More files than a script can need are an error")
  func many() {
    var files: [String: String] = [:]
    for number in 0..<200 { files["\(number).yaml"] = "[\(number + 1).yaml]" }
    let reading = Self.reading("0.yaml", files)
    #expect(reading.problems.all.contains { $0.code == .limitExceeded })
  }
}
