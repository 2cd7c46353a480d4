package import Diagnostics
import Publishing
import RecordingLines
import Recordings
import Replaying
import Scenarios
import SitePages
import SourceReading

extension Diagnostic.Code {
  /// A scenario has no such step.
  package static let unknownStep = Diagnostic.Code("unknown-step")
}

/// Prints one screen of a scenario and what led to it.
struct ShowVerb {
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  /// Prints the step that is named; without one, all steps and the last screen.
  func run(_ console: inout Console) {
    guard let operand = arguments.operands.first else {
      let hint = "name a script, such as `peekbook show colors.yaml:3`"
      console.report(Diagnostic(.usage, "nothing says what to show", hint: hint), as: .usage)
      return
    }
    if arguments.operands.count > 1 {
      let message = UsageError.needlessOperand(arguments.operands[1]).message
      console.report(Diagnostic(.usage, message), as: .usage)
      return
    }
    let (path, step) = Self.split(operand)
    guard let recording = recording(at: path, &console) else { return }
    var texts = TerminalStep(recording)
    guard let step else {
      for line in texts.overview() + [TerminalLine()] { console.say(line) }
      say(recording.steps.count - 1, of: recording, &texts, &console)
      return
    }
    guard let index = Self.index(of: step, in: recording) else {
      console.report(Self.unknown(step, in: recording, path), as: .usage)
      return
    }
    say(index, of: recording, &texts, &console)
  }

  private func say(
    _ index: Int,
    of recording: Recording,
    _ texts: inout TerminalStep,
    _ console: inout Console
  ) {
    for line in texts.lines(ofStep: index) { console.say(line) }
    let step = recording.steps[index]
    console.add("steps", .list(recording.steps.map { .text($0.key) }))
    console.add("step", .text(step.key))
    console.add("events", .list(step.events.map { .text($0.name) }))
  }
}

extension ShowVerb {
  /// Takes `colors.yaml:peek-orange` apart; a path that exists as a whole is a path.
  private static func split(_ operand: String) -> (path: String, step: String?) {
    guard FilePaths.kind(of: operand) == nil,
      let colon = operand.utf8.lastIndex(of: UInt8(ascii: ":"))
    else { return (operand, nil) }
    return (String(operand[..<colon]), String(operand[operand.utf8.index(after: colon)...]))
  }

  /// Returns the index of a step by its key, else by its number; the start has the number 0.
  private static func index(of step: String, in recording: Recording) -> Int? {
    if let index = recording.steps.firstIndex(where: { $0.key.utf8.elementsEqual(step.utf8) }) {
      return index
    }
    return Int(step).flatMap { recording.steps.indices.contains($0) ? $0 : nil }
  }

  private static func unknown(_ step: String, in recording: Recording, _ path: String) -> Diagnostic
  {
    let keys = recording.steps.map(\.key)
    let numbers = "steps have numbers from 0 to \(keys.count - 1)"
    let hint =
      Int(step) == nil
      ? NearestName.hint(for: step, in: keys) ?? "`peekbook show \(path)` lists the steps" : numbers
    return Diagnostic(.unknownStep, "`\(path)` has no step `\(step)`", hint: hint)
  }

  /// Returns the recording at a path, or of the script there; `nil`, having said why.
  private func recording(at path: String, _ console: inout Console) -> Recording? {
    if FilePaths.name(of: path) == RecordingFile.name, FilePaths.kind(of: path) == .file {
      do {
        let bytes = try FileReading.read(path, limit: RecordingFile.largest)
        return try RecordingReader.read(bytes, file: path)
      } catch let error as FileSystemError {
        console.report(error.diagnostic, as: .io)
      } catch let problems as DiagnosticBag {
        console.report(problems, as: .invalidScript)
      } catch {
        preconditionFailure("reading throws nothing else")
      }
      return nil
    }
    let project = Project(
      [path],
      from: DiskFiles(),
      root: environment.currentFolder,
      environment,
      filter: nil,
      &console
    )
    guard let project, console.code == .ok else { return nil }
    guard let script = project.scripts.first, project.scripts.count == 1 else {
      console.report(
        Self.notOne(path, project),
        as: project.scripts.isEmpty ? .nothingToRun : .usage
      )
      return nil
    }
    if script.isRecording {
      guard let run = project.recordedRun(in: script, &console) else { return nil }
      console.report(run.failures, as: .expectationFailed)
      return run.recording
    }
    guard let variants = project.read(script, &console)?.instances, let variant = variants.first
    else { return nil }
    if variants.count > 1 { say(variant, of: variants.count, &console) }
    do throws(DiagnosticBag) {
      let replay = try Replay(variant.scenario)
      console.report(replay.failures, as: .expectationFailed)
      return replay.recording
    } catch {
      console.report(error, as: .invalidScript)
      return nil
    }
  }

  /// Says that a matrix has more than is shown: its first variant, as on its page.
  private func say(_ variant: ScenarioVariant, of count: Int, _ console: inout Console) {
    let settings = variant.settings.joined(separator: ", ")
    console.say(TerminalLine("The first of \(count) variants: \(settings).", .faint))
    let rest = "Of the others, `show` takes the recording.json that `build` writes."
    console.say(TerminalLine(rest, .faint))
    console.say(TerminalLine())
    console.add("variant", .text(variant.key))
  }

  private static func notOne(_ path: String, _ project: Project) -> Diagnostic {
    guard let first = project.scripts.first else { return project.nothingToRun(filter: nil) }
    return Diagnostic(
      .usage,
      "`\(path)` has \(project.scripts.count) scripts, and one can be shown",
      hint: "name one of them, such as `\(first.path)`"
    )
  }
}
