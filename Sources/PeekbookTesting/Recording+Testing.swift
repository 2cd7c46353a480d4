public import Peekbook
public import Testing

extension Recording {
  /// Reports everything that the scenario, or Peekbook itself, expects and that is not so: an issue
  /// for each.
  ///
  /// What was expected in code is reported where it stands there, what stands in a script at the line
  /// of this call.
  ///
  /// ```swift
  /// try Scenario(path: "Scenarios/colors.yaml").replay().expectHolds()
  /// ```
  ///
  /// - Parameter sourceLocation: Where issues are reported.
  /// - Returns: Whether everything holds.
  @discardableResult
  public func expectHolds(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    for failure in failures {
      let place = failure.codePlace.map(SourceLocation.init) ?? sourceLocation
      Issue.record(Comment(rawValue: failure.comment), sourceLocation: place)
    }
    return failures.isEmpty
  }

  /// Reports what differs from a recording that was committed: one issue, with all differences in
  /// words.
  ///
  /// The file is `__Recordings__/NAME.json` beside the test. If there is none, that is an issue of
  /// its own and nothing is written. With `PEEKBOOK_RECORD=1` in the environment the file is written anew and
  /// the test fails, so that nothing passes by recording; on a CI server (`CI` is set) nothing is
  /// ever written.
  ///
  /// ```swift
  /// try scenario.replay().expectMatches(baseline: "star")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The baseline's name; different in each test.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where the issue is reported.
  /// - Returns: Whether nothing differs.
  @discardableResult
  public func expectMatches(
    baseline name: String,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    expectMatches(
      Baseline(name, filePath: filePath),
      mode: .environment,
      sourceLocation: sourceLocation
    )
  }

  /// Reports what differs from a baseline, which is used as `mode` says.
  @discardableResult
  package func expectMatches(
    _ baseline: Baseline,
    mode: Baseline.Mode,
    sourceLocation: SourceLocation
  ) -> Bool {
    do throws(ScriptError) {
      let verdict = try baseline.verdict(on: self, mode: mode)
      guard let complaint = verdict.complaint(baseline) else { return true }
      Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    } catch {
      Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
    }
    return false
  }
}

extension Recording.Failure {
  /// The failure as the text of an issue.
  fileprivate var comment: String {
    switch origin {
    case .expectation: "an expectation failed: \(self)"
    case .selfCheck: "the replay contradicts itself: \(self)"
    }
  }
}

extension SourceLocation {
  fileprivate init(_ place: CodePlace) {
    self.init(
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
