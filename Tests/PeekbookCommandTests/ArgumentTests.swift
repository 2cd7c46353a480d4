import PeekbookCommand
import Testing

@Suite("Arguments")
struct ArgumentTests {
  struct Wrong: Sendable {
    let arguments: [String]
    let says: String
  }

  @Test(
    "Wrong arguments are refused, with what may have been meant",
    arguments: [
      Wrong(arguments: ["biuld"], says: "there is no verb `biuld`"),
      Wrong(arguments: ["biuld"], says: "did you mean `build`?"),
      Wrong(arguments: ["build", "--ouput", "x"], says: "did you mean `--output`?"),
      Wrong(arguments: ["build", "-x"], says: "there is no option `-x`"),
      Wrong(arguments: ["build", "-o"], says: "`-o` needs a value: `-o DIR`"),
      Wrong(arguments: ["build", "--output="], says: "the value of `--output` is empty"),
      Wrong(arguments: ["build", "-o", "a", "--output", "b"], says: "`--output` is given twice"),
      Wrong(arguments: ["build", "--quiet=yes"], says: "`--quiet` takes no value"),
      Wrong(arguments: ["test", "--output", "x"], says: "`--output` is not an option of `test`"),
      Wrong(arguments: ["--output", "x", "test"], says: "`--output` is not an option of `test`"),
      Wrong(arguments: ["test", "--format", "xml"], says: "`--format` is one of `text`, `json`"),
      Wrong(arguments: ["help", "biuld"], says: "there is no verb `biuld`"),
      Wrong(arguments: ["help", "build", "test"], says: "`test` is one argument too many"),
    ]
  )
  func wrong(_ wrong: Wrong) {
    let run = Run(arguments: wrong.arguments)
    #expect(run.code == .usage)
    #expect(run.error.contains(wrong.says))
    #expect(run.error.contains("usage (exit 64)"))
    #expect(run.output.isEmpty)
  }

  @Test("No arguments at all print the help on standard error and count as wrong")
  func none() {
    let run = Run(arguments: [])
    #expect(run.code == .usage)
    #expect(run.error.contains("Usage: peekbook VERB"))
    #expect(run.output.isEmpty)
  }

  @Test("Help goes to standard output", arguments: [["--help"], ["help"], ["-h"]])
  func help(_ arguments: [String]) {
    let run = Run(arguments: arguments)
    #expect(run.code == .ok)
    #expect(run.output.contains("Usage: peekbook VERB"))
    for code in ExitCode.allCases { #expect(run.output.contains("\(code.rawValue) \(code.name)")) }
    #expect(run.error.isEmpty)
  }

  @Test("Each verb explains itself", arguments: Verb.allCases)
  func verbHelp(_ verb: Verb) {
    for arguments in [["help", verb.rawValue], [verb.rawValue, "--help"]] where verb != .help {
      let run = Run(arguments: arguments)
      #expect(run.code == .ok)
      #expect(run.output.hasPrefix("peekbook \(verb.rawValue): "))
      #expect(run.output.contains("--help"))
      #expect(run.output.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    }
  }

  @Test("The help on `--output` says where the site of that verb goes")
  func outputHelp() {
    for verb in [Verb.build, .check, .merge, .clean, .serve] {
      let help = Run(arguments: [verb.rawValue, "--help"]).output
      #expect(help.contains("else a temporary folder") == (verb == .serve))
    }
  }

  @Test("The version is printed alone")
  func version() {
    let run = Run(arguments: ["--version"])
    #expect(run.output == "peekbook \(Version.number)\n")
    #expect(run.code == .ok)
  }

  @Test("Of several exit codes the weightiest wins")
  func weight() {
    #expect(
      ExitCode.byWeight == [
        .usage, .internal, .io, .invalidScript, .baseUnavailable, .expectationFailed, .noBaseline,
        .nothingToRun, .changes, .ok,
      ]
    )
    #expect(Set(ExitCode.byWeight) == Set(ExitCode.allCases))
    #expect(ExitCode.ok.combined(with: .expectationFailed) == .expectationFailed)
    #expect(ExitCode.expectationFailed.combined(with: .invalidScript) == .invalidScript)
    #expect(ExitCode.io.combined(with: .invalidScript) == .io)
    #expect(ExitCode.io.combined(with: .usage) == .usage)
  }
}
