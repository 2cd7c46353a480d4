package import Diagnostics
import Measuring
import Recordings

extension Diagnostic.Code {
  /// The scripts reach less than was asked for.
  package static let coverageTooLow = Diagnostic.Code("coverage-too-low")
}

/// How much the scripts of a run reach, and whether that is as much as was asked for.
struct CoverageGoal {
  /// The most lines that say what is missing.
  private static let mostNotes = 12

  /// What all scripts reach together.
  private var totals = CoverageTotals()
  /// What each script reaches.
  private var scripts: [(path: String, totals: CoverageTotals)] = []
  /// The least percentage that is asked for; `nil` if nothing is.
  private let goal: Int?
  /// What is missing, script by script.
  private var missing: [String] = []

  /// Reads what is asked for; `nil`, having said why, if that is no percentage.
  init?(_ arguments: Arguments, _ console: inout Console) {
    guard let text = arguments.options[.minCoverage] else {
      goal = nil
      return
    }
    let digits = text.utf8.last == UInt8(ascii: "%") ? String(text.dropLast()) : text
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let goal = Int(digits),
      goal <= 100
    else {
      console.report(
        Diagnostic(
          .usage,
          "`\(text)` is no percentage",
          hint: "`--min-coverage` takes a whole number from 0 to 100"
        ),
        as: .usage
      )
      return nil
    }
    self.goal = goal
  }

  /// Adds the runs of a script, each with the settings that it had, and with its recording if what
  /// is missing may have to be told.
  mutating func add(
    _ path: String,
    _ runs: [(settings: [String], footprint: Footprint, recording: Recording?)]
  ) {
    var totals = CoverageTotals()
    for (settings, footprint, recording) in runs {
      let coverage = Coverage(footprint)
      totals.add(coverage.totals)
      guard goal != nil, let recording else { continue }
      let place = ([path] + settings).joined(separator: ", ")
      missing += CoverageSentences(coverage, of: recording).all.map { "\(place): \($0)" }
    }
    scripts.append((path, totals))
    self.totals.add(totals)
  }

  /// Says how much is reached.
  func say(_ console: inout Console) {
    let counts = CoverageAspect.allCases.filter { totals[$0].total > 0 }.map { aspect in
      "\(aspect.rawValue) \(totals[aspect].reached) of \(totals[aspect].total)"
    }
    guard !counts.isEmpty else { return }
    console.say("Coverage: \(totals.percent) %, " + counts.joined(separator: ", "))
  }

  /// What is reached, for a program to read.
  var result: ResultValue {
    let scripts = scripts.map { script in
      ResultValue.object([("path", .text(script.path))] + script.totals.members)
    }
    return .object(totals.members + [("scripts", .list(scripts))])
  }

  /// Reports it if less is reached than was asked for.
  func check(_ console: inout Console) {
    guard let goal, totals.share < goal * 100 else { return }
    var notes = missing.prefix(Self.mostNotes).map { Diagnostic.Note($0) }
    let more = missing.count - Self.mostNotes
    if more > 0 { notes.append(Diagnostic.Note("and \(more) more; the coverage pages have all")) }
    console.report(
      Diagnostic(
        .coverageTooLow,
        "coverage is \(totals.percent) %, and \(goal) % was asked for",
        notes: notes
      ),
      as: .expectationFailed
    )
  }
}

extension CoverageTotals {
  fileprivate var members: [(key: String, value: ResultValue)] {
    [("percent", .number(percent))]
      + CoverageAspect.allCases.map { aspect in
        let count = self[aspect]
        return (
          aspect.rawValue,
          .object([("reached", .number(count.reached)), ("total", .number(count.total))])
        )
      }
  }
}
