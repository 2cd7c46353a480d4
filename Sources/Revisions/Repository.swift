/// A git repository, read and never changed.
package struct Repository: Sendable {
  /// The environment variables that git looks at.
  package static let variables = Git.passedVariables

  let git: Git
  /// The path of the folder from the repository's root: empty, or with a slash at its end.
  package let prefix: String
  /// The repository's root, as a path from the folder: empty, or `../` once or more.
  package let pathToRoot: String
  /// Whether its history was cut off.
  let isShallow: Bool

  /// Opens the repository that holds a folder.
  ///
  /// `variables` is the environment.
  ///
  /// - Throws: if there is none, or no `git`.
  package init(around folder: String, variables: [String: String]) throws(RevisionError) {
    git = try Git(folder: folder, variables: variables)
    let result = try git.run(
      ["rev-parse", "--is-shallow-repository", "--show-prefix", "--show-cdup"]
    )
    guard result.status == 0 else {
      throw .noRepository(folder: folder, message: Git.message(result.error))
    }
    let lines = Self.lines(result.output)
    isShallow = lines.first == "true"
    prefix = lines.count > 1 ? lines[1] : ""
    pathToRoot = lines.count > 2 ? lines[2] : ""
  }

  /// Returns the name of the commit that a revision stands for.
  ///
  /// - Throws: if there is none, with the command that would fetch it.
  package func commit(_ revision: String) throws(RevisionError) -> String {
    // What begins with a hyphen would be an option, and is no name that git allows.
    guard !revision.isEmpty, revision.utf8.first != UInt8(ascii: "-"), !revision.utf8.contains(0)
    else { throw .unknownRevision(revision, command: nil, similar: nil) }
    let result = try git.run(["rev-parse", "--quiet", "--verify", revision + "^{commit}"])
    guard result.status == 0, let commit = Self.lines(result.output).first, !commit.isEmpty else {
      throw try missing(revision)
    }
    return commit
  }

  /// Returns the commit at which two revisions parted.
  ///
  /// - Throws: if there is none, with the command that would fetch it.
  package func mergeBase(_ base: String, _ head: String) throws(RevisionError) -> String {
    let commits = [try commit(base), try commit(head)]
    let result = try git.run(["merge-base"] + commits)
    if result.status == 0, let commit = Self.lines(result.output).first { return commit }
    guard result.status == 1 else {
      throw .failed(command: "merge-base", message: Git.message(result.error))
    }
    throw .noMergeBase(base, head, command: isShallow ? "git fetch --unshallow" : nil)
  }

  /// Returns all that a commit holds.
  ///
  /// - Complexity: O(*n*) in the number of its files.
  package func tree(of commit: String) throws(RevisionError) -> RevisionTree {
    let listing = try git.output(of: ["ls-tree", "-r", "-t", "-z", "--full-tree", commit])
    return RevisionTree(git: git, listing: listing)
  }
}

extension Repository {
  /// Returns why there is no such revision.
  private func missing(_ revision: String) throws(RevisionError) -> RevisionError {
    let refs = try git.run(["for-each-ref", "--format=%(refname:short)"])
    let names = Self.lines(refs.output)
    let remotes = Self.lines(try git.run(["remote"]).output).filter { !$0.isEmpty }
    return .unknownRevision(
      revision,
      command: command(fetching: revision, remotes),
      similar: remotes.map { $0 + "/" + revision }.first(where: names.contains)
    )
  }

  /// Returns the command that would fetch a revision, as far as its name tells.
  private func command(fetching revision: String, _ remotes: [String]) -> String? {
    guard let first = remotes.contains("origin") ? "origin" : remotes.first,
      revision.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    let fetch = "git fetch " + (isShallow ? "--unshallow " : "")
    let ancestor = revision.utf8.firstIndex { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "^") }
    let name = String(revision[..<(ancestor ?? revision.endIndex)])
    for remote in remotes where name.hasPrefix(remote + "/") {
      let branch = name.dropFirst(remote.count + 1)
      // A clone of a single branch knows no other, so the command says where it goes.
      return fetch + "\(remote) \(branch):refs/remotes/\(name)"
    }
    if ancestor != nil || name == "HEAD" { return isShallow ? fetch + first : nil }
    if name.utf8.count >= 7, name.utf8.allSatisfy(Self.isHexadecimal) {
      return name.utf8.count >= 40 ? "git fetch \(first) \(name)" : fetch + first
    }
    return fetch + "\(first) \(name):refs/remotes/\(first)/\(name)"
  }

  /// Whether a byte can stand in a command as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-_./~^".utf8.contains(byte)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
