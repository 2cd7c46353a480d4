import TestSupport
import Testing

@testable import Peekbook

@Suite("Baselines")
struct BaselineTests {
  private let folder: TemporaryFolder
  private let baseline: Baseline
  private let recording: Recording

  init() throws {
    folder = try TemporaryFolder()
    baseline = Baseline("star", filePath: folder.path("Tests/Some.swift"))
    recording = try Scenario(script: colours).replay()
  }

  @Test("The file lies beside the test")
  func path() {
    #expect(baseline.path == folder.path("Tests/__Recordings__/star.json"))
  }

  @Test("What was recorded is the same afterwards; what changed since is different")
  func recorded() throws {
    guard case .recorded = try baseline.verdict(on: recording, mode: .record) else {
      Issue.record("nothing was recorded")
      return
    }
    guard case .same = try baseline.verdict(on: recording, mode: .compare) else {
      Issue.record("the same recording differs")
      return
    }
    let other = try Scenario(script: colours.replacing("#007AFF", with: "#34C759")).replay()
    guard case .different(let comparison) = try baseline.verdict(on: other, mode: .compare) else {
      Issue.record("another recording is the same")
      return
    }
    #expect(comparison.differences.count == 1)
    #expect(try Recording(path: baseline.path) == recording)
  }

  @Test(
    "Without a file nothing is known, and nothing is written",
    arguments: [Baseline.Mode.compare, .refuse]
  )
  func missing(_ mode: Baseline.Mode) throws {
    switch try baseline.verdict(on: recording, mode: mode) {
    case .missing: #expect(mode == .compare)
    case .refused: #expect(mode == .refuse)
    default: Issue.record("there is no baseline")
    }
    #expect(throws: ScriptError.self) { try Recording(path: baseline.path) }
  }

  @Test("A damaged file is an error and no difference")
  func damaged() throws {
    try folder.add(["Tests/__Recordings__/star.json": "{"])
    #expect(throws: ScriptError.self) { try baseline.verdict(on: recording, mode: .compare) }
  }

  @Test(
    "Only a person records: never a CI server",
    arguments: [
      (nil, nil, Baseline.Mode.compare), ("1", nil, .record), ("1", "", .record),
      ("1", "false", .record), ("1", "true", .refuse), ("1", "1", .refuse), ("0", nil, .compare),
      ("", "true", .compare), (nil, "true", .compare), ("true", nil, .record),
    ]
  )
  func modes(_ recording: String?, _ ci: String?, _ mode: Baseline.Mode) {
    #expect(Baseline.Mode.mode(recording: recording, ci: ci) == mode)
  }
}
