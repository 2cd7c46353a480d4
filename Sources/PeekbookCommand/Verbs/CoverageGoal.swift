package import Diagnostics
import Measuring
import Recordings
import Replaying

extension Diagnostic.Code {
  /// The scripts reach less than was asked for.
  package static let coverageTooLow = Diagnostic.Code("coverage-too-low")
}

/// How much the scripts of a run reach, and whether that is as much as was asked for.
struct CoverageGoal {
  /// The most lines that say what is missing.
  private static let mostNotes = 12

  /// What all scripts reach together.
  private(set) var totals = CoverageTotals()
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

  /// Adds a replay of a script, and returns what it reaches.
  mutating func add(_ path: String, _ variant: Project.VariantReplay) -> CoverageTotals {
    let recording = variant.replay.recording
    let coverage = Coverage(recording)
    totals.add(coverage.totals)
    if goal != nil {
      let place = ([path] + variant.settings).joined(separator: ", ")
      missing += CoverageSentences(coverage, of: recording).all.map { "\(place): \($0)" }
    }
    return coverage.totals
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
  /// The totals for a program to read.
  var result: ResultValue {
    .object(
      [("percent", .number(percent))]
        + CoverageAspect.allCases.map { aspect in
          (
            aspect.rawValue,
            .object([
              ("reached", .number(self[aspect].reached)), ("total", .number(self[aspect].total)),
            ])
          )
        }
    )
  }
}
