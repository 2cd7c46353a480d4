import Peekbook

extension Baseline.Verdict {
  /// What is wrong, with a way out; `nil` if nothing is.
  func complaint(_ baseline: Baseline) -> String? {
    let file = "`\(baseline.shownPath)`"
    return switch self {
    case .same: nil
    case .different(let comparison):
      "the recording differs from \(file); if that is meant, record it with PEEKBOOK_RECORD=1\n"
        + comparison.description
    case .missing: "there is no \(file) to compare with; record it with PEEKBOOK_RECORD=1"
    case .recorded: "\(file) was recorded; run again without PEEKBOOK_RECORD, and commit it"
    case .refused: "\(file) was not recorded: CI is set, and nothing is recorded there"
    }
  }
}
