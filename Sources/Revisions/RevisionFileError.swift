/// Why a file of a revision can't be read.
package enum RevisionFileError: Error, Sendable, Hashable {
  /// There is nothing of that name.
  case missing
  /// A path, or a link in it, leads out of the repository.
  case outside
  /// Links lead in a circle.
  case circle
  /// It lies in a submodule, which has a repository of its own.
  case submodule(String)
  /// Git LFS keeps the contents elsewhere.
  case pointer
  /// Git says why.
  case unreadable(String)

  /// The reason, as a sentence that stands behind a colon.
  package var reason: String {
    switch self {
    case .missing: "the revision has no such file"
    case .outside: "it leads out of the repository"
    case .circle: "its links lead in a circle"
    case .submodule(let path):
      "it lies in the submodule `\(path)`, whose files the revision doesn't hold"
    case .pointer: "it is a pointer of Git LFS, and the revision doesn't hold what it points to"
    case .unreadable(let reason): reason
    }
  }

  /// A way out, if there is one to name.
  package var hint: String? {
    switch self {
    case .missing, .outside, .circle, .unreadable: nil
    case .submodule, .pointer:
      "check the revision out with `git worktree add`, and compare with that folder"
    }
  }
}
