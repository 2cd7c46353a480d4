import Diagnostics
import Publishing
import Reviewing
import Revisions

/// Decides what the arguments of a review name: paths, or revisions.
///
/// What exists as a file or folder is a path, whatever revision has the same name.
struct ReviewOperands {
  private let environment: CommandEnvironment
  private let arguments: Arguments
  /// The repository, once it was looked for.
  private var repository: Result<Repository, RevisionError>?

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  /// Returns both sides; `nil`, having said why, if one is missing or unknown.
  mutating func sources(_ console: inout Console) -> Sides<SideSource>? {
    do throws(Problem) {
      return try sources()
    } catch {
      console.report(error.diagnostic, as: error.code)
      return nil
    }
  }

  /// The folder from which reports name files: the repository's root, without links; else the
  /// current folder.
  mutating func root(_ console: inout Console) -> String? {
    (try? opened()).map(root) ?? FilePaths.resolved(environment.currentFolder)
  }
}

extension ReviewOperands {
  /// Why there are no two sides.
  struct Problem: Error {
    let diagnostic: Diagnostic
    let code: ExitCode

    init(_ diagnostic: Diagnostic, _ code: ExitCode) {
      self.diagnostic = diagnostic
      self.code = code
    }
  }

  private mutating func sources() throws(Problem) -> Sides<SideSource> {
    let operands = arguments.operands
    if let base = arguments.options[.base] {
      let head = SideSource.disk(paths: operands, in: environment)
      return Sides(base: try side(base, others: operands), head: head)
    }
    guard let first = operands.first else {
      throw Problem(
        Diagnostic(
          .usage,
          "nothing says what to compare with",
          hint: "name a base, such as `peekbook review main`"
        ),
        .usage
      )
    }
    if let range = RevisionRange(first), !isPath(first) {
      return try sources(range, first, Array(operands.dropFirst()))
    }
    guard operands.count > 1 else {
      let base = try side(first)
      return Sides(base: base, head: .disk(paths: workTreePaths(first), in: environment))
    }
    let paths = Array(operands.dropFirst(2))
    let arePaths = (isPath(first), isPath(operands[1]))
    if arePaths.0 || arePaths.1, let needless = paths.first {
      throw Problem(
        Diagnostic(.usage, UsageError.needlessOperand(needless).message, hint: Self.pathHint),
        .usage
      )
    }
    // A revision has the paths of the other side.
    return Sides(
      base: try side(first, others: arePaths.1 && !arePaths.0 ? [operands[1]] : paths),
      head: try side(operands[1], others: arePaths.0 && !arePaths.1 ? [first] : paths)
    )
  }

  private static let pathHint = "paths follow two revisions, or go with `--base`"

  /// Both sides of `A...B`, where two revisions parted against the second, and of `A..B`; with
  /// another operand behind it, it is the base alone.
  private mutating func sources(
    _ range: RevisionRange,
    _ text: String,
    _ operands: [String]
  ) throws(Problem) -> Sides<SideSource> {
    if operands.count == 1, range.isFromParting {
      return Sides(
        base: try side(text, others: isPath(operands[0]) ? operands : []),
        head: try side(operands[0])
      )
    }
    let base = range.isFromParting ? text : range.base
    return Sides(
      base: try side(base, others: operands),
      head: try side(range.head, others: operands)
    )
  }

  /// Returns what an operand names; `others` are the paths that a revision without any has.
  private mutating func side(
    _ operand: String,
    others: [String] = []
  ) throws(Problem) -> SideSource {
    if operand == "-" || isPath(operand) {
      return .disk(paths: [operand], in: environment)
    }
    let isFileName = [".yaml", ".yml", ".json", ".jsonl"].contains(where: operand.hasSuffix)
    if isFileName, !operand.utf8.contains(UInt8(ascii: ":")) {
      throw Problem(Diagnostic(.io, "there is no script or folder `\(operand)`"), .io)
    }
    do throws(RevisionError) {
      return try revision(operand, others)
    } catch {
      let diagnostic = error.diagnostic
      throw Problem(diagnostic, diagnostic.code == .gitNotStarted ? .io : .baseUnavailable)
    }
  }

  private mutating func revision(
    _ operand: String,
    _ others: [String]
  ) throws(RevisionError) -> SideSource {
    let repository = try opened()
    let (name, path) = Self.split(operand)
    let commit: String
    if let range = RevisionRange(name), range.isFromParting {
      commit = try repository.mergeBase(range.base, range.head)
    } else {
      commit = try repository.commit(name)
    }
    var paths: [String] = []
    if let path {
      paths = [inRepository(path, repository)]
    } else {
      for other in others { paths.append(try onDisk(other, repository)) }
    }
    let files = RevisionFiles(try repository.tree(of: commit), name: name)
    return SideSource(
      files: files,
      root: files.path(repository.prefix, in: name + ":"),
      paths: paths.map { files.path($0, in: name + ":") },
      title: "`\(name)`, commit \(commit.prefix(10))" + (path.map { ", `\($0)`" } ?? "")
    )
  }

  private mutating func opened() throws(RevisionError) -> Repository {
    if let repository { return try repository.get() }
    let (folder, variables) = (environment.currentFolder, environment.variables)
    let opened = Result { () throws(RevisionError) in
      try Repository(around: folder, variables: variables)
    }
    repository = opened
    return try opened.get()
  }
}

// Paths.
extension ReviewOperands {
  /// Whether an operand is a file or a folder; `HEAD` among git's own files is the revision.
  private func isPath(_ operand: String) -> Bool {
    guard let kind = FilePaths.kind(of: operand) else { return false }
    let isGits =
      operand == "HEAD" && kind == .file
      && ["objects", "refs"].allSatisfy { FilePaths.kind(of: $0) == .folder }
    return !isGits
  }

  /// Takes `main:Examples` apart.
  private static func split(_ operand: String) -> (name: String, path: String?) {
    // What begins with a colon is git's for the index and for messages; no revision stands before it.
    guard let colon = operand.utf8.firstIndex(of: UInt8(ascii: ":")), colon != operand.startIndex
    else { return (operand, nil) }
    return (String(operand[..<colon]), String(operand[operand.utf8.index(after: colon)...]))
  }

  /// Returns a path behind a revision, from the repository's root; as in git, one that begins with
  /// a dot starts at the current folder.
  private func inRepository(_ path: String, _ repository: Repository) -> String {
    let isRelative = path == "." || path.hasPrefix("./") || path.hasPrefix("../") || path == ".."
    return isRelative ? repository.prefix + path : path
  }

  /// Returns what a base alone is compared with: behind a revision with a path that same path,
  /// else what `peekbook.yaml` names.
  private mutating func workTreePaths(_ base: String) -> [String] {
    guard !isPath(base), let path = Self.split(base).path,
      let repository = try? opened()
    else { return [] }
    let whole = inRepository(path, repository)
    guard whole == path else { return [path] }
    guard whole.hasPrefix(repository.prefix) else {
      return [FilePaths.path(whole, in: repository.pathToRoot)]
    }
    let below = String(whole.dropFirst(repository.prefix.count))
    return [below.isEmpty ? "." : below]
  }

  private func root(of repository: Repository) -> String {
    let folder = environment.currentFolder
    let path =
      repository.pathToRoot.isEmpty ? folder : FilePaths.path(repository.pathToRoot, in: folder)
    return FilePaths.resolved(path) ?? folder
  }

  /// Returns a path of the disk as the repository has it.
  private func onDisk(_ path: String, _ repository: Repository) throws(RevisionError) -> String {
    let root = root(of: repository)
    // What is no longer there has no path without links, but its folder may have one.
    let parent = FilePaths.resolved(FilePaths.parent(of: path))
    let whole =
      FilePaths.resolved(path) ?? parent.map { FilePaths.path(FilePaths.name(of: path), in: $0) }
    guard let whole else { return repository.prefix + path }
    if whole == root { return "" }
    guard whole.utf8.starts(with: (root + "/").utf8) else {
      throw .outside(path: path)
    }
    return String(decoding: whole.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
  }
}
