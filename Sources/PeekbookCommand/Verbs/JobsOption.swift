import Diagnostics
import Threading

/// On how many threads a run works.
enum JobsOption {
  /// Returns what shares the work; `nil`, having said why, if `--jobs` has no number.
  ///
  /// The number changes how long a run takes, and nothing else.
  static func work(_ arguments: Arguments, _ console: inout Console) -> SharedWork? {
    guard let text = arguments.options[.jobs] else { return SharedWork(jobs: Processors.count) }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let jobs = Int(text),
      (1...SharedWork.mostJobs).contains(jobs)
    else {
      console.report(
        Diagnostic(
          .usage,
          "`\(text)` is no number of jobs",
          hint: "`--jobs` takes a whole number from 1 to \(SharedWork.mostJobs)"
        ),
        as: .usage
      )
      return nil
    }
    return SharedWork(jobs: jobs)
  }
}
