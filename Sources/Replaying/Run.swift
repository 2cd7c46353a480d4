import Diagnostics

/// What came of a run through the steps of a scenario.
struct Run {
  /// An action, or an expectation, that can't be carried out.
  struct Stop {
    let diagnostic: Diagnostic
    /// The index that its step has, or would have, in the recording.
    let step: Int
  }

  /// Everything that happened, up to the stop if there was one.
  let replay: Replay
  /// What ended the run early.
  let stop: Stop?
}
