import Diagnostics
import FoundationEssentials
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
}
