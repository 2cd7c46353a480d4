import Bytes
package import Diagnostics
import Publishing
import SourceReading

extension Diagnostic.Code {
  /// Two scripts would publish to one folder.
  package static let scriptCollision = Diagnostic.Code("script-collision")
}

/// Finds the scripts that paths name, and reads them.
struct ScriptFinder {
  let environment: CommandEnvironment
  private(set) var source: any SourceFiles
  private let root: String
  private(set) var scripts: [ScriptFile] = []
  private(set) var problems: [(diagnostic: Diagnostic, code: ExitCode)] = []
  /// What was named and could not be read, and why.
  private(set) var unread: [(path: String, problem: Diagnostic)] = []

  /// Creates a finder; `root` is the project's folder.
  init(_ environment: CommandEnvironment, source: any SourceFiles, root: String) {
    self.environment = environment
    self.source = source
    self.root = root
  }

  /// Adds the script at a path, or the scripts below it, or the one on standard input.
  mutating func add(_ path: String) {
    if path == "-" {
      addStandardInput()
      return
    }
    switch source.kind(of: path) {
    case .folder: addFolder(path)
    case .file, .unreachable: addFile(path, sitePath: FilePaths.name(of: path))
    case nil:
      let script = ScriptFile.endings.dropLast().map { path + $0 }.first {
        source.kind(of: $0) == .file
      }
      let problem = Diagnostic(
        .io,
        "there is no script or folder `\(path)`",
        hint: script.map { "did you mean `\($0)`?" }
      )
      miss(path, problem)
    case .link, .other:
      let problem = Diagnostic(
        .io,
        "`\(path)` is neither a file nor a folder",
        hint: "`-` stands for a script on standard input"
      )
      miss(path, problem)
    }
  }

  /// Adds an error for each folder of the site to which several scripts would go, and drops scripts
  /// that were named twice.
  mutating func finish() {
    var byPath: [String: ScriptFile] = [:]
    var kept: [ScriptFile] = []
    for script in scripts {
      let key = script.sitePath.caseFolded
      guard let other = byPath[key] else {
        byPath[key] = script
        kept.append(script)
        continue
      }
      guard !source.isSameFile(other.path, script.path) else { continue }
      problems.append(
        (
          Diagnostic(
            .scriptCollision,
            "`\(other.path)` and `\(script.path)` would both be published to `\(script.sitePath)/`",
            hint: "rename one of them"
          ), .invalidScript
        )
      )
    }
    scripts = kept
  }
}

extension ScriptFinder {
  private mutating func addFolder(_ folder: String) {
    do throws(FileSystemError) {
      let files = try source.files(in: folder, where: Self.isScript)
        .filter { !Self.isShared($0) }
      source.prepare(files.map { source.path($0, in: folder) })
      for file in files {
        addFile(source.path(file, in: folder), sitePath: file, below: [root, folder])
      }
    } catch {
      miss(folder, error.diagnostic)
    }
  }

  private mutating func miss(_ path: String, _ problem: Diagnostic) {
    problems.append((problem, .io))
    unread.append((path, problem))
  }

  private mutating func addFile(
    _ path: String,
    sitePath: String,
    below folders: [String]? = nil
  ) {
    do throws(FileSystemError) {
      let limit = ScriptFile.isRecording(path) ? ScriptFile.recordingLimit : ScriptFile.limit
      let bytes = try source.read(path, limit: limit, below: folders)
      scripts.append(
        ScriptFile(path: path, bytes: bytes, sitePath: Self.sitePath(sitePath))
      )
    } catch {
      miss(path, error.diagnostic)
    }
  }

  private mutating func addStandardInput() {
    do throws(FileSystemError) {
      let bytes = try environment.readInput(ScriptFile.limit).get()
      scripts.append(
        ScriptFile(path: ScriptFile.standardInput, bytes: bytes, sitePath: "stdin")
      )
    } catch {
      miss(ScriptFile.standardInput, error.diagnostic)
    }
  }

  /// Whether a file in a folder is a script or a recording in lines: not the project's own file, and not a part that scripts
  /// share.
  private static func isScript(_ name: String) -> Bool {
    let isKnown =
      name.hasSuffix(".yaml") || name.hasSuffix(".yml") || ScriptFile.isRecording(name)
    return isKnown && !name.hasPrefix("_") && !name.hasPrefix(".") && name != Project.fileName
  }

  /// Whether a file is in a folder of parts that scripts share.
  private static func isShared(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasPrefix("_") }
  }

  /// Returns the path of a script in the site: without its ending, each part safe.
  private static func sitePath(_ path: String) -> String {
    var stem = path[...]
    for ending in ScriptFile.endings where stem.hasSuffix(ending) {
      stem = stem.dropLast(ending.count)
      break
    }
    return stem.split(separator: "/").map { FileName.component(String($0)) }
      .joined(separator: "/")
  }
}
