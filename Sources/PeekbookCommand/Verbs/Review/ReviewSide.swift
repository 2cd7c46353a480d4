import Diagnostics
import Reviewing
import SourceReading

/// A side of a review, read and replayed.
struct ReviewSide {
  /// The side as a person would name it.
  let title: String
  /// Its scenarios.
  var scenarios: [ScenarioRecording] = []
  /// Where each step of a scenario's recording stands, by the scenario's path; nothing for those
  /// that were recorded before.
  var places: [String: [Location]] = [:]
  /// The only file that was named, if it is one.
  var onlyFile: String?
  /// What was read from the disk, which no report may be written over.
  let inputs: [String]
  /// Where its files are read from.
  let files: any SourceFiles

  init(_ source: SideSource) {
    title = source.title
    files = source.files
    let names = source.files is DiskFiles ? source.paths : []
    inputs = names.filter { $0 != "-" }
  }

  /// Returns both sides; a file against a file is one scenario, whatever the files are called.
  static func paired(_ base: ReviewSide, _ head: ReviewSide) -> Sides<ReviewSide> {
    guard base.onlyFile != nil, head.onlyFile != nil, base.scenarios.count == 1,
      head.scenarios.count == 1
    else { return Sides(base: base, head: head) }
    var base = base
    base.scenarios[0].path = head.scenarios[0].path
    return Sides(base: base, head: head)
  }
}
