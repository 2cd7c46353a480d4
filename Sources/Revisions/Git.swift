#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The `git` program, run in a folder.
///
/// It is only ever asked. Optional locks are off, so that not even the index is refreshed; nothing
/// that it prints depends on the language of the machine, and it never asks a person.
struct Git: Sendable {
  /// The environment variables that git looks at and that are passed on to it.
  ///
  /// Those of a hook (`GIT_DIR`, `GIT_INDEX_FILE`), of a CI that configures git by its environment,
  /// and of what fetches the objects that a partial clone left out.
  static let passedVariables = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_ASKPASS", "GIT_CEILING_DIRECTORIES", "GIT_COMMON_DIR",
    "GIT_CONFIG_COUNT", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_PARAMETERS",
    "GIT_CONFIG_SYSTEM", "GIT_DIR", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_EXEC_PATH",
    "GIT_INDEX_FILE", "GIT_NAMESPACE", "GIT_NO_LAZY_FETCH", "GIT_OBJECT_DIRECTORY",
    "GIT_REPLACE_REF_BASE", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_WORK_TREE", "HOME", "HTTPS_PROXY",
    "LD_LIBRARY_PATH", "PATH", "SSH_AUTH_SOCK", "TMPDIR", "USER", "XDG_CONFIG_HOME", "http_proxy",
    "https_proxy", "no_proxy",
  ]

  /// Where the program is looked for if the environment doesn't say.
  private static let usualPath = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"

  private let program: String
  private let folder: String
  private let environment: [String]

  /// Creates a way to ask git about the repository around a folder.
  ///
  /// - Throws: if there is no such program.
  init(folder: String, variables: [String: String]) throws(RevisionError) {
    guard let program = Self.program(in: variables["PATH"] ?? Self.usualPath) else {
      throw .noGit
    }
    self.program = program
    self.folder = folder
    var settings = variables.filter { Self.isPassed($0.key) }
    settings["LC_ALL"] = "C"
    settings["GIT_OPTIONAL_LOCKS"] = "0"
    settings["GIT_TERMINAL_PROMPT"] = "0"
    settings["GIT_PAGER"] = "cat"
    environment = settings.map { $0.key + "=" + $0.value }.sorted()
  }

  /// Runs git with arguments, of which none comes from a user unless behind `--end-of-options`.
  ///
  /// - Throws: if it could not be started.
  func run(_ arguments: [String], input: [UInt8] = []) throws(RevisionError) -> GitProcess.Result {
    let process = GitProcess(
      program: program,
      arguments: ["-C", folder, "--no-pager", "-c", "core.quotepath=off"] + arguments,
      environment: environment
    )
    return try process.run(input: input)
  }

  /// Runs git and returns what it printed.
  ///
  /// - Throws: if it failed, with what it said.
  func output(of arguments: [String], input: [UInt8] = []) throws(RevisionError) -> [UInt8] {
    let result = try run(arguments, input: input)
    guard result.status == 0 else {
      throw .failed(command: arguments.first ?? "", message: Self.message(result.error))
    }
    return result.output
  }

  /// What git said, without the word before it.
  static func message(_ error: [UInt8]) -> String {
    let lines = String(decoding: error, as: UTF8.self).unicodeScalars.split { $0 == "\n" }
    let text = lines.first.map { String(String.UnicodeScalarView($0)) } ?? "it said nothing"
    for prefix in ["fatal: ", "error: "] where text.hasPrefix(prefix) {
      return String(text.dropFirst(prefix.count))
    }
    return text
  }

  private static func isPassed(_ name: String) -> Bool {
    passedVariables.contains(name) || name.hasPrefix("GIT_CONFIG_KEY_")
      || name.hasPrefix("GIT_CONFIG_VALUE_")
  }

  /// Returns the path of the program.
  ///
  /// Folders that are named relatively are left out: a `git` in the folder under review must not be
  /// what is run.
  private static func program(in path: String) -> String? {
    for folder in path.utf8.split(separator: UInt8(ascii: ":")) where folder.first == 0x2F {
      let candidate = String(decoding: folder, as: UTF8.self) + "/git"
      if unsafe access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }
}
