import Peekbook
import Testing

import struct Scenarios.KindRegistry

@Suite("Names of kinds")
struct KindNameTests {
  @Test("Every kind that ships has its name in code")
  func shipped() {
    let names: [Scenario.KindName] = [.colorItem, .detailModel]
    #expect(names.map(\.name) == KindRegistry.shipped.names)
  }
}
