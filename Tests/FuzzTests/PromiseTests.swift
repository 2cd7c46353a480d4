import FuzzTestSupport
import Testing

@Suite("Promises about any input")
struct PromiseTests {
  @Test("Whole scenarios made of chance are replayed, published and reviewed")
  func scenarios() throws {
    var replayed = 0
    for seed in UInt64(0)..<24 {
      var generator = Chance(state: seed)
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if case .replayed(let steps, let pages) = try ScenarioTarget.outcome(bytes) {
        replayed += 1
        #expect(steps > 0 && pages > 20)
      }
    }
    #expect(replayed > 20)
  }
}
