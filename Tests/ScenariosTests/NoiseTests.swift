import Diagnostics
import FoundationEssentials
import Importing
import Scenarios
import Testing

@Suite("Scripts with noise in them")
struct NoiseTests {
  /// How many scripts are tried; more with `PEEKBOOK_NOISE`.
  private static let runs =
    ProcessInfo.processInfo.environment["PEEKBOOK_NOISE"].flatMap { Int($0) } ?? 300

  @Test("Whatever a script holds, it is read, or refused with at least one error")
  func noise() throws {
    let names = Fixture.scripts(in: "invalid").map { "invalid/" + $0 } + ["25-mistakes.yaml"]
    let scripts = try names.map { Array(try Fixture.text($0).utf8) }
    let words = [
      "[", "]", "{", "}", ": ", "- ", "\n", "  ", "\"", "#", "&a ", "*a", "row", "peek", "0", "-1",
      "~",
      "expect", "items", "é", "\t", ",", "null", "99999999999999999999",
    ].map { Array($0.utf8) }
    var seed: UInt64 = 42
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(bound, 1)
    }
    for _ in 0..<Self.runs {
      var bytes = scripts[random(scripts.count)]
      for _ in 0...random(6) {
        let start = random(bytes.count)
        let end = min(bytes.count, start + random(8))
        bytes.replaceSubrange(start..<end, with: words[random(words.count)])
      }
      let (scenario, problems) = ScenarioReader.read(bytes, file: "s.yaml")
      #expect((scenario == nil) == problems.hasErrors)
      #expect(problems.all.allSatisfy { $0.location != nil })
      _ = FullRenderer().render(problems)
    }
  }
  @Test("Whatever parts hold, their script is read, or refused with at least one error")
  func parts() {
    let words = [
      "{", "}", "{{", "}}", "{a}", "{row}", "{value.b}", ": ", "- ", "\n", "  ", "\"", "&x ", "*x",
      "include", "with", "repeat", "steps", "rows", "values", "as", "all", "1-3", "2-1", "_a.yaml",
      "_b.yaml", "peek", "expect", "id", ",", "[", "]", "99999999999999999999", "é",
    ].map { Array($0.utf8) }
    let start = """
      - repeat: { rows: 1-3 }
        steps:
          - include: _b.yaml
            with: { a: "{row}", b: [x] }
          - repeat: { values: [{ b: Red }, no], as: v }
            steps: [{ peek: "{v.b}", id: "s-{row}" }, { set: { item: {v}, fields: { "{v}": {row} } } }]
      - expect: { rows: ["{a}", "{{a}}"] }
      """
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(bound, 1)
    }
    func noise() -> [UInt8] {
      var bytes = Array(start.utf8)
      for _ in 0...random(6) {
        let place = random(bytes.count)
        let end = min(bytes.count, place + random(8))
        bytes.replaceSubrange(place..<end, with: words[random(words.count)])
      }
      return bytes
    }
    var limits = ExpansionLimits()
    limits.steps = 200
    for _ in 0..<Self.runs {
      let files = ["_a.yaml": noise(), "_b.yaml": noise()]
      let script = """
        title: T
        catalog: { kind: ColorItem, items: [{ name: Red, color: red }] }
        steps: [{ include: _a.yaml, with: { a: Red } }]
        """
      let (scenario, problems) = ScenarioReader.read(
        Array(script.utf8),
        file: "s.yaml",
        files: ImportedFiles(
          root: "",
          read: { (path, _) throws(ImportFileError) in
            guard let bytes = files[path] else { throw .notFound }
            return ImportedFile(bytes: bytes, shownPath: path)
          }
        ),
        expansion: limits
      )
      #expect((scenario == nil) == problems.hasErrors)
      #expect(problems.all.allSatisfy { $0.location != nil })
      _ = FullRenderer().render(problems)
      for step in scenario?.steps ?? [] { #expect(!step.place.yaml.isEmpty) }
    }
  }
}
