import Diagnostics
import Publishing
import Recordings
import SourceReading

/// What was named as a side of a review, told apart: recordings, which are read, and scripts, which are
/// replayed.
struct SideContents {
  /// Which side it is.
  enum Role {
    case base, head
  }

  private enum Kind {
    case scripts, output
    /// A recording, with what it holds if that had to be read to know.
    case recording([UInt8]?)
  }

  let source: SideSource
  let role: Role
  private(set) var recordings: [RecordingFile] = []
  private(set) var scripts: [String] = []

  /// Looks what stands at the paths of a side; returns `nil`, having said why, if one can't be told.
  init?(_ source: SideSource, as role: Role, filter: String?, _ console: inout Console) {
    self.source = source
    self.role = role
    var isWhole = true
    for path in source.paths {
      do throws(DiagnosticBag) {
        try add(path)
      } catch {
        console.report(error, as: Self.code(for: error, role))
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    if let filter { recordings.removeAll { !$0.path.contains(filter) } }
  }

  /// How a run ends that met with a problem of a recording.
  static func code(for problems: DiagnosticBag, _ role: Role) -> ExitCode {
    problems.all.reduce(.ok) { code, problem in
      let own: ExitCode =
        switch problem.code {
        case .io, .damagedManifest: .io
        case .noBaseline: role == .base ? .noBaseline : .io
        default: .invalidScript
        }
      return code.combined(with: own)
    }
  }
}

extension SideContents {
  private mutating func add(_ path: String) throws(DiagnosticBag) {
    switch try kind(of: path) {
    case .scripts: scripts.append(path)
    case .recording(let bytes):
      let scenario = Self.name(of: path)
      let file = RecordingFile(scenario: scenario, path: path, files: source.files, bytes: bytes)
      recordings.append(file)
    case .output: try addOutput(path)
    }
  }

  private func kind(of path: String) throws(DiagnosticBag) -> Kind {
    guard path != "-" else { return .scripts }
    let files = source.files
    switch files.kind(of: path) {
    case .folder:
      let manifest = files.path(PublishedFolder.manifestName, in: path)
      return files.kind(of: manifest) == nil ? .scripts : .output
    case .file where path.hasSuffix(".json"):
      if FilePaths.name(of: path) == RecordingFile.name { return .recording(nil) }
      let bytes = try RecordingFile.bytes(of: path, files)
      return Self.isRecording(bytes) ? .recording(bytes) : .scripts
    case .file, .link, .other, .unreachable: return .scripts
    case nil:
      throw DiagnosticBag([Diagnostic(.noBaseline, "there is no file or folder `\(path)`")])
    }
  }

  /// Whether a JSON file says at its start that it is a recording.
  private static func isRecording(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(256), as: UTF8.self)
      .contains("\"\(RecordingWriter.format)\"")
  }

  /// Adds the recordings in an output folder.
  private mutating func addOutput(_ folder: String) throws(DiagnosticBag) {
    let files = source.files
    let manifest = files.path(PublishedFolder.manifestName, in: folder)
    let listed = try PublishedFolder.paths(
      inManifest: RecordingFile.bytes(of: manifest, files, below: [folder]),
      file: manifest
    )
    var problems = DiagnosticBag()
    for path in listed where FilePaths.name(of: path) == RecordingFile.name {
      let file = files.path(path, in: folder)
      guard files.kind(of: file) != nil else {
        let hint = "`peekbook build` writes it"
        problems.add(Diagnostic(.noBaseline, "`\(file)` is missing", hint: hint))
        continue
      }
      let scenario = FilePaths.parent(of: path)
      recordings.append(
        RecordingFile(scenario: scenario, path: file, files: files, folders: [folder])
      )
    }
    if problems.hasErrors { throw problems }
  }

  /// The name of the scenario of a recording that stands alone: its folder's.
  private static func name(of path: String) -> String {
    guard FilePaths.name(of: path) == RecordingFile.name else {
      return String(FilePaths.name(of: path).dropLast(".json".utf8.count))
    }
    let folder = FilePaths.name(of: FilePaths.parent(of: path))
    return folder == "." || folder == "/" ? "recording" : folder
  }
}
