import Peekbook
import PeekbookTesting
import TestSupport
import Testing

@Suite("Issues")
struct IssueTests {
  @Test("What holds is no issue")
  func holds() throws {
    #expect(try Scenario(script: colours).replay().expectHolds())
  }

  @Test("What fails in a script is an issue at the caller's line")
  func script() throws {
    let script = colours.replacing("starred: [Red]", with: "starred: [Blue]")
    let recording = try Scenario(script: script).replay()
    let line = #line + 2
    withKnownIssue {
      #expect(!recording.expectHolds())
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.text.contains("found:    Red")
    }
  }

  @Test("What fails in code is an issue at its own line")
  func code() throws {
    let line = #line + 6
    let recording = try Scenario(
      "Star",
      catalog: .init(.colorItem, [.color("Red", "red"), .color("Blue", "blue")]),
      steps: [
        .peek("Red"), .action("Star"),
        .expect(.flagged("starred", ["Blue"])),
        .expect(.count(2)),
      ]
    ).replay()
    withKnownIssue {
      recording.expectHolds()
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "IssueTests.swift"
    }
  }

  @Test("The baseline that is committed is matched")
  func committed() throws {
    try Scenario(script: colours).replay().expectMatches(baseline: "star")
  }

  @Test("A baseline that differs is one issue with all differences")
  func differs() throws {
    let script = colours.replacing("#007AFF", with: "#34C759")
    let recording = try Scenario(script: script).replay()
    let line = #line + 2
    withKnownIssue {
      let here = #_sourceLocation
      // Whatever the environment says: this one must not be recorded.
      #expect(
        !recording.expectMatches(Baseline("star"), mode: .compare, sourceLocation: here)
      )
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.text.contains("changed `color` of `Blue`")
        && issue.text.contains("`Tests/PeekbookTests/__Recordings__/star.json`")
    }
  }

  @Test("A missing baseline is an issue of its own, and so is recording one")
  func missing() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline(path: folder.path("new.json"))
    let recording = try Scenario(script: colours).replay()
    expectIssue("there is no", recording, baseline, .compare)
    expectIssue("CI is set", recording, baseline, .refuse)
    expectIssue("was recorded", recording, baseline, .record)
    #expect(recording.expectMatches(baseline, mode: .compare, sourceLocation: #_sourceLocation))
  }

  private func expectIssue(
    _ text: String,
    _ recording: Recording,
    _ baseline: Baseline,
    _ mode: Baseline.Mode
  ) {
    withKnownIssue {
      recording.expectMatches(baseline, mode: mode, sourceLocation: #_sourceLocation)
    } matching: { issue in
      issue.text.contains(text)
    }
  }
}

extension Issue {
  /// What was said about it.
  fileprivate var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
