package import Diagnostics

extension Diagnostic.Code {
  /// There is no `git` program.
  package static let noGit = Diagnostic.Code("no-git")
  /// The machine could not start the `git` program.
  package static let gitNotStarted = Diagnostic.Code("git-not-started")
  /// There is no repository.
  package static let noRepository = Diagnostic.Code("no-repository")
  /// A repository has no such revision.
  package static let unknownRevision = Diagnostic.Code("unknown-revision")
  /// Two revisions have no common ancestor.
  package static let noMergeBase = Diagnostic.Code("no-merge-base")
  /// Git failed in a way that nobody expected.
  package static let gitFailed = Diagnostic.Code("git-failed")
}

/// Why a revision can't be read.
package enum RevisionError: Error, Sendable, Equatable {
  /// There is no `git` program.
  case noGit
  /// The `git` program could not be started; the system said why.
  case notStarted(reason: String)
  /// A folder lies in no repository, or in one that git refuses; it said why.
  case noRepository(folder: String, message: String)
  /// There is no such revision; a command that would bring it, or another name that there is.
  case unknownRevision(String, command: String?, similar: String?)
  /// Two revisions have no common ancestor; a command that would bring it, if it was cut off.
  case noMergeBase(String, String, command: String?)
  /// A path lies outside the repository.
  case outside(path: String)
  /// A command failed, and said why.
  case failed(command: String, message: String)

  /// The error as it is shown.
  package var diagnostic: Diagnostic {
    switch self {
    case .noGit:
      Diagnostic(
        .noGit,
        "there is no `git` program, which reads revisions",
        hint: "install git, or compare folders, recordings or output folders"
      )
    case .notStarted(let reason):
      Diagnostic(.gitNotStarted, "can't start `git`, which reads revisions: \(reason)")
    case .noRepository(let folder, let message):
      Diagnostic(
        .noRepository,
        "`\(folder)` lies in no git repository that can be read: \(message)",
        hint: message.contains("dubious ownership")
          ? "run `git config --global --add safe.directory` with that path"
          : "run in a clone: `git clone` brings one"
      )
    case .unknownRevision(let name, let command, let similar):
      Diagnostic(
        .unknownRevision,
        "`\(name)` is neither a path nor a revision here",
        hint: Self.hint(command: command, similar: similar)
      )
    case .noMergeBase(let base, let head, let command):
      Diagnostic(
        .noMergeBase,
        "`\(base)` and `\(head)` have no common ancestor"
          + (command == nil ? "" : " in this shallow clone"),
        hint: command.map { "`\($0)` fetches the history" }
          ?? "compare with one of them: `peekbook review BASE HEAD`"
      )
    case .outside(let path):
      Diagnostic(.noRepository, "`\(path)` lies outside the repository")
    case .failed(let command, let message):
      Diagnostic(.gitFailed, "`git \(command)` failed: \(message)")
    }
  }

  private static func hint(command: String?, similar: String?) -> String {
    let fetch = command.map { "`\($0)` fetches it" }
    guard let similar else {
      return fetch
        ?? "`git branch --all` and `git tag` list names; `git fetch` brings those of the remote"
    }
    return "did you mean `\(similar)`?" + (fetch.map { " Else " + $0 } ?? "")
  }
}
