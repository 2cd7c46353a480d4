import Diagnostics
import Publishing
import Reporting

/// The reports of a test run that are asked for, and where they go.
struct TestReportFiles {
  private static let standardOutput = "-"

  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  private var targets: [(option: CommandOption.Name, path: String)] {
    [.junit, .tap, .json].compactMap { option in
      arguments.options[option].map { (option, $0) }
    }
  }

  /// Whether a report takes the place of the summary.
  var useStandardOutput: Bool { targets.contains { $0.path == Self.standardOutput } }

  /// Returns why the reports can't be written, given the files that the run reads; `nil` if they can.
  func problem(_ inputs: [String], _ environment: CommandEnvironment) -> Diagnostic? {
    let folder = environment.currentFolder
    var reports = targets.map { option, path in
      (
        "--\(option.rawValue) \(path)",
        path == Self.standardOutput ? .standardOutput : ReportPlace(path, in: folder)
      )
    }
    if arguments.options[.format] == "json" { reports.append(("--format json", .standardOutput)) }
    if let collision = ReportPlace.collision(reports) { return collision }
    return targets.lazy.filter { $0.path != Self.standardOutput }.compactMap { option, path in
      ReportPath.problem(option, path, inputs: inputs, in: folder)
    }.first
  }

  /// Writes the reports, but none over a file of those that were `read`; what can't be written is
  /// reported, and the others are written.
  func write(
    _ report: TestReport,
    over read: [String],
    _ environment: CommandEnvironment,
    _ console: inout Console
  ) {
    for (option, path) in targets {
      if path != Self.standardOutput,
        let problem = ReportPath.problem(
          option,
          path,
          inputs: read,
          in: environment.currentFolder
        )
      {
        console.report(problem, as: .usage)
        continue
      }
      let (bytes, form): ([UInt8], LogCommands.Form) =
        switch option {
        case .junit: (report.jUnit, .xml)
        case .tap: (report.tap, .quoted)
        default: (report.json, .quoted)
        }
      do throws(FileSystemError) {
        if path == Self.standardOutput {
          let printed = LogCommands.disarmed(bytes, in: form)
          if let error = environment.writeOutput(printed) { throw error }
        } else {
          try SingleFile.write(bytes, to: FilePaths.located(path, in: environment.currentFolder))
        }
      } catch {
        console.report(error.diagnostic, as: .io)
      }
    }
  }
}
