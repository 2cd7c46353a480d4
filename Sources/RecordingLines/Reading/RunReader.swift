import Diagnostics
import Importing
import Recordings
import YAMLReading

/// Reads a file line by line: the first says what is recorded, every other what happened.
struct RunReader {
  /// How many problems of one file are told.
  private static let mostProblems = 1_000

  private let file: String
  private(set) var problems = DiagnosticBag()
  private var header: RunHeader?
  private var hasHeader = false
  private var assembler: RunAssembler?
  /// The tab that is on screen, as far as the lines tell.
  private var tab = 0

  init(file: String) {
    self.file = file
  }

  /// Returns what was recorded, as far as it is right.
  mutating func read(_ bytes: [UInt8]) -> RecordedRun? {
    for line in TextLines(bytes) where !line.isBlank {
      guard problems.all.count <= Self.mostProblems else { break }
      if let problem = Self.problem(in: line) {
        refuse(line, problem)
      } else {
        read(line)
      }
    }
    if !hasHeader, !problems.hasErrors {
      let start = Location(file: file, line: 1, column: 1)
      problems.add(Diagnostic(.emptyFile, "the file is empty", at: start))
    }
    if let assembler, !assembler.hasScreen, !problems.hasErrors {
      let hint = "the line after the first has the screen at the start: " + RunFormat.start
      let place = Location(file: file, line: 1, column: 1)
      problems.add(Diagnostic(.noScreen, "no line tells what is on screen", at: place, hint: hint))
    }
    problems = problems.cut(to: Self.mostProblems)
    guard !problems.hasErrors else { return nil }
    return assembler?.finish()
  }

  private static func problem(in line: TextLine) -> JSONSyntax.Problem? {
    let count = line.bytes.count
    guard count > limits.bytes else { return JSONSyntax.problem(in: line.bytes) }
    return JSONSyntax.Problem(
      message: "the line has \(count) bytes, \(limits.bytes) are allowed",
      offset: 0,
      limitHint: "`changes` tells what is other than before, and not all `rows`"
    )
  }

  /// A line that is no JSON is the end of an interrupted run, if it is the last and has no end.
  private mutating func refuse(_ line: TextLine, _ problem: JSONSyntax.Problem) {
    let excerpt = LineExcerpt(line: line, file: file)
    if let hint = problem.limitHint {
      let offset = problem.offset
      problems.add(excerpt.diagnostic(.limitExceeded, problem.message, offset: offset, hint: hint))
      hasHeader = true
      return
    }
    guard !line.isEnded, hasHeader else {
      let hint = hasHeader ? nil : "the first line is \(RunFormat.example)"
      let message = "this line is not JSON: " + problem.message
      problems.add(
        excerpt.diagnostic(.jsonSyntax, message, offset: problem.offset, hint: hint)
      )
      hasHeader = true
      return
    }
    assembler?.noteCut()
    problems.add(
      excerpt.diagnostic(
        .cutLine,
        "the last line is cut off after \(line.bytes.count) bytes, and left out",
        severity: .warning,
        offset: line.bytes.count,
        hint: "the run that wrote it was interrupted; all lines before it are read"
      )
    )
  }

  private mutating func read(_ line: TextLine) {
    let (document, found) = YAMLReader.readOn(
      Array(line.bytes),
      file: file,
      limits: Self.limits,
      firstLine: line.number
    )
    for problem in found.all { problems.add(Self.ofJSON(problem)) }
    guard let document else {
      hasHeader = true
      return
    }
    guard hasHeader else {
      readHeader(document.root)
      return
    }
    let context = LineContext(header: header, tab: tab)
    let known = problems.all.count
    guard let step = StepLine(document.root, context, problems: &problems) else { return }
    tab = step.screen?.tab ?? tab
    // What follows something wrong would only be told to be wrong as well.
    guard !problems.hasErrors, problems.all.count == known else { return }
    assembler?.add(step, problems: &problems)
  }

  /// A problem of syntax as one of JSON, which is what the line is written in.
  private static func ofJSON(_ problem: Diagnostic) -> Diagnostic {
    guard problem.code == .yamlSyntax else { return problem }
    var problem = problem
    problem.code = .jsonSyntax
    return problem
  }

  private mutating func readHeader(_ node: YAMLNode) {
    hasHeader = true
    header = RunHeader(node, problems: &problems)
    if let header, !problems.hasErrors { assembler = RunAssembler(header, node) }
  }

  private static var limits: YAMLLimits {
    var limits = YAMLLimits()
    limits.depth = 40
    return limits
  }
}
