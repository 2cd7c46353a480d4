import Diagnostics
import TestSupport
import Testing

@Suite("Did you mean …?")
struct NearestNameTests {
  private static let names = ["peek", "commit", "release", "open", "starred", "color", "scroll"]

  @Test(
    "A slip of the finger is recognised",
    arguments: [
      ("stared", "starred"), ("comit", "commit"), ("colour", "color"), ("pek", "peek"),
      ("Peek", "peek"),
      ("opne", "open"), ("relaese", "release"), ("scrol", "scroll"), ("COLOR", "color"),
    ]
  )
  func slips(_ name: String, _ meant: String) {
    #expect(NearestName.nearest(to: name, in: Self.names) == meant)
    #expect(NearestName.hint(for: name, in: Self.names) == "did you mean `\(meant)`?")
  }

  @Test(
    "Nothing is offered for what is not close",
    arguments: ["", "x", "banana", "title", "pppp"]
  )
  func far(_ name: String) {
    #expect(NearestName.nearest(to: name, in: Self.names) == nil)
    #expect(NearestName.hint(for: name, in: Self.names) == nil)
  }

  @Test("The name itself is no neighbour, and of equally close ones the first wins")
  func choice() {
    #expect(NearestName.nearest(to: "peek", in: ["peek"]) == nil)
    #expect(NearestName.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
  }

  @Test("A name that has nothing in common is not close, however short")
  func nothingInCommon() {
    #expect(NearestName.nearest(to: "3", in: ["1", "2", "é", ""]) == nil)
    #expect(NearestName.nearest(to: "3", in: ["1", "33"]) == "33")
    #expect(NearestName.nearest(to: "x", in: ["X"]) == "X")
  }

  @Test("Very long names cost nothing")
  func long() {
    let name = String(repeating: "a", count: 1_000_000)
    let time = threadTime {
      #expect(NearestName.nearest(to: name, in: [name + "b"]) == nil)
      #expect(NearestName.nearest(to: "a", in: [name]) == nil)
    }
    #expect(time < .seconds(60))
  }
}
