package import Diagnostics
import Importing
import Publishing
import Scenarios
import SitePages

extension Diagnostic.Code {
  /// A file that is there already, and is not replaced.
  package static let fileExists = Diagnostic.Code("file-exists")
}

/// Writes a starter: a script that builds as it is, and what a project has beside it.
struct InitVerb {
  /// The starters there are.
  enum Example: String, CaseIterable {
    case colors, settings, photos, blank
    /// None, for templates alone.
    case none
  }

  private static let projectName = "peekbook"

  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  /// Writes the files, unless one of them is there already; says what to do next.
  func run(_ console: inout Console) {
    if arguments.operands.count > 1 {
      let message = UsageError.needlessOperand(arguments.operands[1]).message
      console.report(Diagnostic(.usage, message), as: .usage)
      return
    }
    do throws(DiagnosticBag) {
      let files = try files()
      try checkPlaces(files.map(\.path))
      write(files, &console)
    } catch {
      let isMachine = error.all.contains { $0.code == .io }
      console.report(error, as: isMachine ? .io : .usage)
    }
  }

  private var folder: String { arguments.operands.first ?? environment.currentFolder }

  private var example: Example {
    arguments.options[.example].flatMap(Example.init) ?? .colors
  }
}

// What is written.
extension InitVerb {
  private typealias File = (path: String, bytes: [UInt8])

  /// Returns the files, by their paths in the folder.
  private func files() throws(DiagnosticBag) -> [File] {
    var files: [File] = []
    let templates = try templateFolder()
    if example != .none {
      files.append((Project.fileName, projectFile(templates)))
      files.append(("scripts/\(example.rawValue).yaml", Self.starter(example.rawValue)))
      files.append(("schemas/script.json", SchemaDocument.script.json()))
      files.append(("schemas/project.json", SchemaDocument.project.json()))
    }
    if let templates {
      let shipped = SiteTemplates.embedded
      for name in shipped.names {
        files.append((FilePaths.path(name, in: templates), shipped.source(of: name) ?? []))
      }
    }
    guard !files.isEmpty else {
      let hint =
        "`--templates DIR` copies the page templates; without `--example` there is a script"
      throw DiagnosticBag([Diagnostic(.usage, "there is nothing to write", hint: hint)])
    }
    return files
  }

  private func templateFolder() throws(DiagnosticBag) -> String? {
    guard let name = arguments.options[.templates] else { return nil }
    let problem: (predicate: String, hint: String?)
    do throws(RelativePath.Refusal) {
      let path = try RelativePath(name)
      if !path.leaves("", from: Project.fileName) { return path.text }
      problem = ("lies outside the project", nil)
    } catch {
      problem = (error.predicate, error.hint)
    }
    let message = "the folder for templates, `\(name)`, " + problem.predicate
    throw DiagnosticBag([Diagnostic(.usage, message, hint: problem.hint)])
  }

  private func projectFile(_ templates: String?) -> [UInt8] {
    let text = Self.starter(Self.projectName)
    guard let templates else { return text }
    let quoted = "\"" + templates.replacing("\"", with: "\\\"") + "\""
    return text
      + Array("templates: \(quoted)      # page templates in place of those that ship\n".utf8)
  }

  private static func starter(_ name: String) -> [UInt8] {
    StarterSources.all.first { $0.name == name }
      .map { $0.text.withUTF8Buffer { unsafe Array($0) } } ?? []
  }

  /// Refuses to replace anything.
  private func checkPlaces(_ paths: [String]) throws(DiagnosticBag) {
    if let kind = FilePaths.kind(of: folder), ![.folder, .unreachable].contains(kind) {
      throw DiagnosticBag([Diagnostic(.usage, "`\(folder)` is no folder")])
    }
    let problems = paths.compactMap { name -> Diagnostic? in
      let path = FilePaths.path(name, in: folder)
      do throws(FileSystemError) {
        guard try FilePaths.isTaken(path) else { return nil }
      } catch {
        return error.diagnostic
      }
      return Diagnostic(
        .fileExists,
        "`\(path)` is there already, and is not replaced",
        hint: "name another folder, or move it away"
      )
    }
    guard problems.isEmpty else { throw DiagnosticBag(problems) }
  }
}

// Writing, and what is said.
extension InitVerb {
  private func write(_ files: [File], _ console: inout Console) {
    do throws(FileSystemError) {
      for file in files {
        try SingleFile.write(file.bytes, to: FilePaths.path(file.path, in: folder))
      }
    } catch {
      console.report(error.diagnostic, as: .io)
      console.say("The starter is incomplete.")
      return
    }
    console.add("folder", .text(folder))
    console.add("files", .list(files.map { .text($0.path) }))
    console.say("Written" + (folder == "." ? ":" : " to \(folder):"))
    for line in lines(files) { console.say("  " + line) }
    guard example != .none else { return }
    console.say("")
    console.say("Next:")
    if folder != "." { console.say("  cd \(Self.quoted(folder))") }
    console.say("  peekbook build       replays the script, and publishes Output/index.html")
    console.say("  peekbook test        runs what it expects")
    console.say("The script is scripts/\(example.rawValue).yaml: change it, and build again.")
  }

  /// Returns the files with what they are for; many templates as one.
  private func lines(_ files: [File]) -> [String] {
    let notes = [
      Project.fileName: "what to run, and where to publish",
      "scripts/\(example.rawValue).yaml": "the script",
      "schemas/script.json": "by which editors check and complete scripts",
      "schemas/project.json": "the same for peekbook.yaml",
    ]
    let own = files.filter { notes[$0.path] != nil }
    let width = own.map(\.path.count).max() ?? 0
    var lines = own.map { file in
      file.path + String(repeating: " ", count: width - file.path.count + 2)
        + (notes[file.path] ?? "")
    }
    let others = files.count - own.count
    if others > 0, let templates = arguments.options[.templates] {
      lines.append("\(templates)/  " + counted(others, "template"))
    }
    return lines
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "-_./".utf8.contains(byte)
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
