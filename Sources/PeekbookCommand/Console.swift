import Bytes
import Diagnostics
import Publishing

/// Collects what a run has to say, and says it: diagnostics on standard error, results on
/// standard output; or everything as one JSON object.
struct Console {
  private let environment: CommandEnvironment
  private let isJSON: Bool
  private let isQuiet: Bool
  private let isStrict: Bool
  private let isColored: Bool

  /// Whether results are in colour.
  let isOutputColored: Bool
  /// Whether details are wanted.
  let isVerbose: Bool
  /// How the run ends, as far as is known.
  private(set) var code = ExitCode.ok

  private var bag = DiagnosticBag()
  private var lines: [String] = []
  private var commands: [String] = []
  private var results: [(key: String, value: ResultValue)] = []

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    isJSON = arguments.options[.format] == "json"
    isQuiet = arguments.has(.quiet)
    isStrict = arguments.has(.strict)
    isVerbose = arguments.has(.verbose)
    let mayBeColored =
      environment.variables["NO_COLOR", default: ""].isEmpty
      && environment.variables["TERM"] != "dumb"
    switch arguments.options[.color] {
    case "always": (isColored, isOutputColored) = (true, true)
    case "never": (isColored, isOutputColored) = (false, false)
    default:
      isColored = environment.isErrorTerminal && mayBeColored
      isOutputColored = environment.isOutputTerminal && mayBeColored
    }
  }

  /// Takes diagnostics; those that are errors, or are made errors by `--strict`, count as `code`.
  mutating func report(_ diagnostics: DiagnosticBag, as code: ExitCode) {
    for var diagnostic in diagnostics.all {
      if isStrict { diagnostic.severity = .error }
      bag.add(diagnostic)
      if diagnostic.severity == .error { self.code = self.code.combined(with: code) }
    }
  }

  /// Takes one diagnostic.
  mutating func report(_ diagnostic: Diagnostic, as code: ExitCode) {
    report(DiagnosticBag([diagnostic]), as: code)
  }

  /// The problems so far in a file.
  func problems(in file: String) -> [Diagnostic] {
    bag.all.filter { $0.location?.file == file }
  }

  /// All problems so far.
  var found: DiagnosticBag { bag }

  /// Takes back the lines of results.
  mutating func dropLines() {
    lines = []
  }

  /// A console that has found nothing yet.
  var withoutFindings: Console {
    var console = self
    console.bag = DiagnosticBag()
    console.code = .ok
    return console
  }

  /// Takes what another console found; its warnings as well, if they are of interest.
  mutating func take(_ other: Console, warnings: Bool) {
    for diagnostic in other.bag.all where warnings || diagnostic.severity == .error {
      bag.add(diagnostic)
    }
    code = code.combined(with: other.code)
  }

  /// Takes a line of results; what can't be seen in it, as in a file's name, is shown as an escape.
  mutating func say(_ line: String) {
    lines.append(line.visible)
  }

  /// Takes a line of results with styles, which show on a terminal that has them.
  mutating func say(_ line: TerminalLine) {
    lines.append(line.rendered(colored: isOutputColored))
  }

  /// Takes lines of results in which everything can be seen already, and which may have colours.
  mutating func say(styled text: String) {
    lines.append(text)
  }

  /// Takes lines that are meant for the log of a CI service, as commands to it.
  mutating func command(_ lines: String) {
    commands.append(lines)
  }

  /// Notes how the run ends, unless something weightier is known.
  mutating func end(as code: ExitCode) {
    self.code = self.code.combined(with: code)
  }

  /// Takes a result for a program.
  mutating func add(_ key: String, _ value: ResultValue) {
    results.append((key, value))
  }

  /// Says everything, and returns how the run ends; with `isLast`, says that as well.
  func finish(isLast: Bool = true) -> ExitCode {
    guard let error = isJSON ? writeJSON() : writeText(isLast: isLast) else { return code }
    let code = code.combined(with: .io)
    let text = FullRenderer(colored: isColored).render(error.diagnostic) + code.closingLine
    environment.writeError(Array(text.utf8))
    return code
  }
}

/// A result for a program to read.
indirect enum ResultValue {
  case number(Int)
  case text(String)
  case list([ResultValue])
  case object([(key: String, value: ResultValue)])
  /// Anything that writes itself.
  case written((inout JSONWriter) -> Void)

  func write(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.value(number)
    case .text(let text): json.value(text)
    case .written(let write): write(&json)
    case .list(let values):
      json.beginArray()
      for value in values { value.write(to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for (key, value) in members {
        json.key(key)
        value.write(to: &json)
      }
      json.endObject()
    }
  }
}

extension Console {
  private func writeText(isLast: Bool) -> FileSystemError? {
    var shown = bag
    if isQuiet { shown = DiagnosticBag(bag.all.filter { $0.severity == .error }) }
    var text = FullRenderer(colored: isColored).render(shown)
    if code != .ok, isLast { text += code.closingLine }
    environment.writeError(LogCommands.disarmed(Array(text.utf8), in: .text))
    guard !isQuiet, !lines.isEmpty || !commands.isEmpty else { return nil }
    let output = Array(lines.map { $0 + "\n" }.joined().utf8)
    let last = Array(commands.map { $0 + "\n" }.joined().utf8)
    return environment.writeOutput(LogCommands.disarmed(output, in: .text) + last)
  }

  private func writeJSON() -> FileSystemError? {
    var json = JSONWriter(layout: .lines)
    json.beginObject()
    json.key("exit")
    json.value(Int(code.rawValue))
    json.key("name")
    json.value(code.name)
    for (key, value) in results {
      json.key(key)
      value.write(to: &json)
    }
    json.key("diagnostics")
    JSONRenderer().write(bag, to: &json)
    json.endObject()
    return environment.writeOutput(LogCommands.disarmed(json.bytes, in: .quoted))
  }
}
