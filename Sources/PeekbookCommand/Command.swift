package import Diagnostics
import Publishing
import SourceReading

extension Diagnostic.Code {
  /// Wrong arguments.
  package static let usage = Diagnostic.Code("usage")
}

/// The command line: parses arguments, does what they ask, and says how it went.
package struct Command {
  private let environment: CommandEnvironment

  /// Creates a command that runs in an environment.
  package init(_ environment: CommandEnvironment = .process) {
    self.environment = environment
  }

  /// Runs the command as the program, and ends the process.
  package static func main() -> Never {
    Process.endAtOnceWhenAsked()
    Process.end(Command().run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command with arguments, without the program's name.
  ///
  /// - Returns: How it ended.
  package func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return run(try ArgumentParser.parse(arguments))
    } catch {
      return refuse(error)
    }
  }

  private func run(_ arguments: Arguments) -> ExitCode {
    if arguments.has(.version) {
      return say("peekbook \(Version.number)\n")
    }
    guard let verb = arguments.verb else {
      guard arguments.has(.help) else {
        let text = "error: no verb says what to do [usage]\n\n" + HelpPage.text(for: nil)
        environment.writeError(Array(text.utf8))
        return .usage
      }
      return say(HelpPage.text(for: nil))
    }
    if verb == .help, arguments.has(.man) {
      return say(ManualPage.text)
    }
    if verb == .help {
      return say(HelpPage.text(for: arguments.operands.first.flatMap(Verb.init)))
    }
    if arguments.has(.help) {
      return say(HelpPage.text(for: verb))
    }
    if verb == .schema { return schema(arguments) }
    if verb == .completions { return completions(arguments) }
    var console = Console(environment, arguments)
    run(verb, arguments, &console)
    return console.finish()
  }

  private func run(_ verb: Verb, _ arguments: Arguments, _ console: inout Console) {
    switch verb {
    case .review: ReviewVerb(environment, arguments).run(&console)
    case .show: ShowVerb(environment, arguments).run(&console)
    case .merge: MergeVerb(environment, arguments).run(&console)
    case .clean: CleanVerb(environment, arguments).run(&console)
    case .serve: ServeVerb(environment, arguments).run(&console)
    case .initialize: InitVerb(environment, arguments).run(&console)
    case .build, .test, .validate, .check: runOnScripts(verb, arguments, &console)
    case .schema, .completions, .help: break
    }
  }

  private func runOnScripts(_ verb: Verb, _ arguments: Arguments, _ console: inout Console) {
    // The reports of a test have to know what they may not be written over.
    let files = DiskFiles(log: verb == .test ? ReadLog() : nil)
    guard let project = Project(environment, arguments, from: files, &console) else { return }
    switch verb {
    case .build: BuildVerb(project, environment, arguments).run(&console)
    case .test: TestVerb(project, environment, arguments).run(&console)
    case .validate: ValidateVerb(project).run(&console)
    case .check: CheckVerb(project, environment, arguments).run(&console)
    case .review, .show, .merge, .clean, .serve, .initialize,
      .schema, .completions, .help:
      break
    }
  }

  private func schema(_ arguments: Arguments) -> ExitCode {
    do throws(UsageError) {
      return say(String(decoding: try SchemaVerb(arguments).schema(), as: UTF8.self))
    } catch {
      return refuse(error)
    }
  }

  private func completions(_ arguments: Arguments) -> ExitCode {
    do throws(UsageError) {
      return say(try CompletionsVerb(arguments).script())
    } catch {
      return refuse(error)
    }
  }

  private func refuse(_ error: UsageError) -> ExitCode {
    let diagnostic = Diagnostic(.usage, error.message, hint: error.hint)
    let text =
      FullRenderer().render(diagnostic) + "peekbook: usage (exit 64); try `peekbook --help`\n"
    environment.writeError(Array(text.utf8))
    return .usage
  }

  private func say(_ text: String) -> ExitCode {
    guard let error = environment.writeOutput(Array(text.utf8)) else { return .ok }
    let text = FullRenderer().render(error.diagnostic) + ExitCode.io.closingLine
    environment.writeError(Array(text.utf8))
    return .io
  }
}
