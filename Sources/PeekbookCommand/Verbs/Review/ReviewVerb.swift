import Diagnostics
import Reviewing

/// Says what changed between two states, on the terminal and in reports.
struct ReviewVerb {
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  /// Compares, and writes all reports that were asked for.
  ///
  /// Where a side can't be read as a whole nothing is compared: a scenario that is only invalid
  /// would be told as removed.
  func run(_ console: inout Console) {
    let problems = reportProblems
    for problem in problems { console.report(problem, as: .usage) }
    guard problems.isEmpty, let work = JobsOption.work(arguments, &console) else { return }
    var operands = ReviewOperands(environment, arguments)
    guard let sources = operands.sources(&console) else { return }
    let loader = SideLoader(environment, arguments)
    guard let loaded = loader.load(sources, sharing: work, &console) else {
      console.say("Nothing was compared.")
      return
    }
    let sides = ReviewSide.paired(loaded.base, loaded.head)
    let review = Review(base: sides.base.scenarios, head: sides.head.scenarios)
    let places = StepPlaces(sides.head, root: operands.root(&console))
    let report = ReviewReport(review, places: places.place)
    say(report, sides, &console)
    if !review.isEmpty { console.end(as: .changes) }
    ReviewReports(report, sides, environment, arguments).write(sharing: work, &console)
  }

  /// Why reports can't go where they are asked for.
  private var reportProblems: [Diagnostic] {
    let folder = environment.currentFolder
    let targets = [CommandOption.Name.json, .junit, .markdown].compactMap { option in
      arguments.options[option].map { (option: option, path: $0) }
    }
    let problems = targets.compactMap { option, path in
      path == "-"
        ? Self.needsFile(option)
        : ReportPath.problem(option, path, inputs: arguments.operands, in: folder)
    }
    var reports = targets.map { option, path in
      (name: "--\(option.rawValue) \(path)", place: ReportPlace(path, in: folder))
    }
    if arguments.options[.annotations] == "gitlab" {
      reports.append(("--annotations gitlab", ReportPlace(ReviewReports.gitLabFile, in: folder)))
    }
    return problems + [ReportPlace.collision(reports)].compactMap { $0 }
  }

  /// Several reports may be asked for, beside what a person reads.
  private static func needsFile(_ option: CommandOption.Name) -> Diagnostic {
    Diagnostic(
      .usage,
      "`--\(option.rawValue) -` names no file, and a review prints no report",
      hint: "name a file; with `--quiet`, `/dev/stdout` is one"
    )
  }

  private func say(
    _ report: ReviewReport,
    _ sides: Sides<ReviewSide>,
    _ console: inout Console
  ) {
    console.say(TerminalLine("base: " + sides.base.title, .faint))
    console.say(TerminalLine("head: " + sides.head.title, .faint))
    for line in report.lines(limit: console.isVerbose ? .max : 20) { console.say(line) }
    console.add("base", .text(sides.base.title))
    console.add("head", .text(sides.head.title))
    console.add("review", .written { report.write(to: &$0) })
  }
}
