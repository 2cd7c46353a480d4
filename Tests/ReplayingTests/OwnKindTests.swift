import CatalogModel
import Diagnostics
import Recordings
import Replaying
import Scenarios
import Testing

@Suite("Kinds of a script's own")
struct OwnKindTests {
  private static let script = """
    title: Colours
    catalog:
      kind: ColorItem
      items:
        - { name: Red, color: "#FF3B30" }
        - { name: Orange, color: orange, starred: true }
    steps:
      - peek: Red
      - star
      - open: Orange
      - delete
      - insert: { fields: { name: Blue, color: blue } }
      - expect: { rows: [Red, Blue], starred: [Red], events: [colorItemInserted] }

    """

  private static func recording(
    _ script: String,
    kinds: KindRegistry = .shipped
  ) throws -> [UInt8] {
    let read = ScenarioReader.read(Array(script.utf8), file: "s.yaml", kinds: kinds)
    #expect(read.problems.all.map(\.message) == [])
    let replay = try Replay(try #require(read.scenario))
    #expect(replay.failures.all.map(\.message) == [])
    return RecordingWriter.write(replay.recording)
  }

  @Test("With no kind shipped, a script that declares it gives the same recording")
  func sameBytes() throws {
    let source = try #require(KindRegistry.shipped.source(of: "ColorItem"))
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n").map { "  " + $0 }
    let own = Self.script + "kinds:\n" + lines.joined(separator: "\n") + "\n"
    let shipped = try Self.recording(Self.script)
    #expect(try Self.recording(own, kinds: KindRegistry()) == shipped)
    #expect(try Self.recording(own) == shipped)
  }

  @Test("With no kind shipped, none is known")
  func unknown() {
    let read = ScenarioReader.read(
      Array(Self.script.utf8),
      file: "s.yaml",
      kinds: KindRegistry()
    )
    #expect(read.problems.all.map(\.message) == ["unknown kind `ColorItem`"])
  }

  private static let tasks = """
    title: Tasks
    kinds:
      Task:
        events: { updated: taskChanged }
        fields:
          name: text
          done: { type: flag, default: false }
          due: { type: date, required: false }
          effort: { type: number, unit: h, default: 1.50 }
          labels: { type: list, default: [] }
          priority: { type: choice, options: { type: number, of: [1, 2, 3] }, default: 2 }
          sizes: options
          size: { type: choice, from: sizes, default: { row: 1 } }
        row: { detail: "{effort}/{size}", accessory: { checkmark: done } }
        actions:
          - { toggle: done, title: { set: Reopen, unset: Complete } }
          - { select: { priority: 3 }, title: Raise, when: { priority: [1, 2], done: false } }
          - { select: { size: XL }, title: Enlarge }
          - { set: { labels: [a, b], due: 2024-03-10, effort: 0.25 }, title: Plan }
          - { set: { effort: 9 }, title: Grow, when: { labels: [a, b], due: 2024-03-10 } }
          - { move: top }
          - duplicate
          - delete
    catalog:
      kind: Task
      items:
        - { name: A, sizes: [S, L] }
        - { name: B, sizes: [M, XL], due: 2024-03-10T00:00Z, labels: [x], priority: { row: 1 } }
    steps:

    """

  @Test(
    "Actions do what the kind says",
    arguments: [
      "- expect: { detail: { A: 1.50 h/S, B: 1.50 h/M } }",
      "- peek: A\n- expect: { actions: [Complete, Raise, Plan, Move to Top, Duplicate, Delete] }",
      "- peek: B\n- expect: { actions: [Complete, Raise, Enlarge, Plan, Move to Top, Duplicate, Delete] }",
      "- peek: A\n- action: Complete\n- peek: A\n- expect: { actions: [Reopen, Plan, Move to Top, Duplicate, Delete] }",
      """
      - peek: B
      - action: Raise
      - expect:
          items: { B: { priority: 3 } }
          events: [{ name: taskChanged, field: priority, from: 1, to: { row: 3 } }]
      """,
      "- peek: B\n- action: Enlarge\n- expect: { detail: { B: 1.50 h/XL }, items: { B: { size: XL } } }",
      """
      - peek: A
      - action: Plan
      - expect:
          items: { A: { due: 2024-03-10, labels: [a, b], effort: 0.250 h } }
          events:
            - { field: labels, from: [], to: [a, b] }
            - { field: due, to: 2024-03-10 }
            - { field: effort, from: 1.5, to: 0.25 h }
      - peek: A
      - action: Grow
      """,
      "- open: B\n- action: Move to Top\n- expect: { rows: [B, A], events: [{ name: taskMoved, index: 0 }] }",
      """
      - open: A
      - action: Duplicate
      - expect: { rows: [A, A, B], events: [{ name: taskInserted, index: 1 }], screen: detail }
      - back
      - set: { item: { row: 2 }, fields: { name: C, done: true } }
      - expect: { rows: [A, C, B], done: [C] }
      """,
      "- insert: { fields: { name: C, sizes: [M], due: 2024-02-29 } }\n- expect: { detail: { C: 1.50 h/M } }",
      """
      - set: { item: B, fields: { due: 2024-03-10 01:00 +01:00, effort: 1.5 } }
      - expect: { items: { B: { due: 2024-03-10T00:00Z, effort: 1.5 } } }
      """,
    ]
  )
  func actions(steps: String) throws {
    let lines = steps.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    _ = try Self.recording(Self.tasks + lines + "\n")
  }

  @Test("What a person can't find out of date: a wrong value fails the expectation")
  func failures() throws {
    let script =
      Self.tasks + """
          - expect: { items: { A: { effort: 1.51, labels: [x], priority: 1 } } }
          - expect: { items: { B: { due: 2024-03-10 } } }

        """
    let read = ScenarioReader.read(Array(script.utf8), file: "s.yaml")
    let replay = try Replay(try #require(read.scenario))
    #expect(replay.failures.all.count == 2)
    let notes = replay.failures.all.flatMap { $0.notes.map(\.message) }
    #expect(notes.contains { $0.contains("A › effort: 1.51 h") })
    #expect(notes.contains { $0.contains("A › effort: 1.50 h") })
    #expect(notes.contains { $0.contains("B › due: 2024-03-10T00:00Z") })
  }

  @Test("A recording of such values is read as it was written")
  func roundTrip() throws {
    let script =
      Self.tasks.replacing("    row:", with: "    sections: priority\n    row:")
      .replacing("detail:", with: "subtitle: \"{labels}\", detail:") + """
          - scroll: { by: 10 }
          - peek: A
          - action: Plan
          - set: { item: A, fields: { priority: 1 } }

        """
    let bytes = try Self.recording(script)
    let recording = try RecordingReader.read(bytes, file: "r.json")
    #expect(RecordingWriter.write(recording) == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      "\"due\":{\"date\":\"2024-03-10\"}", "\"effort\":{\"number\":\"0.25\",\"unit\":\"h\"}",
      "\"rowHeight\":60", "\"firstSections\":[", "\"headers\":[", "\"cut\":",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("Inserting or moving into another section is an error that says where to")
  func sections() throws {
    let base =
      Self.tasks.replacing("    row:", with: "    sections: priority\n    row:")
    let cases = [
      (
        "  - move: { item: A, row: 1 }\n", "row 1 is not in the section of `A`",
        "only row 2 is in it; `priority` decides on the section"
      ),
      (
        "  - insert: { row: 1, fields: { name: C, sizes: [S], priority: 3 } }\n",
        "row 1 is not in the section of `C`",
        "only row 3 is in it; `priority` decides on the section"
      ),
    ]
    for (step, message, hint) in cases {
      let read = ScenarioReader.read(Array((base + step).utf8), file: "s.yaml")
      let scenario = try #require(read.scenario)
      #expect {
        _ = try Replay(scenario)
      } throws: { error in
        let problem = (error as? DiagnosticBag)?.all.last
        return problem?.message == message && problem?.hint == hint
      }
    }
  }
}
