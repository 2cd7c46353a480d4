import Bytes
package import Diagnostics
import Publishing
import Recordings
import SitePages
import SourceReading

extension Diagnostic.Code {
  /// Sites that are not the parts of one.
  package static let shardMismatch = Diagnostic.Code("shard-mismatch")
}

/// The sites of all parts, looked through before anything is written.
struct ShardSites {
  /// One site: the folder as the user named it, and what it says about itself.
  private struct Site {
    let folder: String
    let file: ShardFile
  }

  private var sites: [Site] = []
  private let folders: [String]

  /// Reads what the sites say about themselves; fails, having said why, if they are not all the
  /// parts of one.
  init?(_ folders: [String], _ console: inout Console) {
    self.folders = folders
    for folder in folders {
      if let site = Self.read(folder, &console) { sites.append(site) }
    }
    guard console.code == .ok else { return nil }
    let problems = mismatches
    for problem in problems { console.report(problem, as: .usage) }
    guard problems.isEmpty else { return nil }
  }

  /// How the whole is to be.
  var look: ShardFile.Look? { sites.first?.file.look }

  /// The files that are read, which an output folder must not cover.
  var inputs: [String] { folders.map { FilePaths.path(ShardFile.name, in: $0) } }

  /// Reads the recordings, in the order of the whole; `nil`, having said why, if one can't be read.
  func entries(_ console: inout Console) -> [SiteEntry]? {
    let entries = sites.flatMap { site in site.file.entries.map { (site.folder, $0) } }
      .sorted { $0.1.place < $1.1.place }
    let read = entries.compactMap { Self.entry($1, in: $0, &console) }
    return read.count == entries.count ? read : nil
  }

  private static func entry(
    _ entry: ShardFile.Entry,
    in folder: String,
    _ console: inout Console
  ) -> SiteEntry? {
    func recording(_ path: String) -> Recording? {
      self.recording(FilePaths.path(path + "/recording.json", in: folder), below: folder, &console)
    }
    guard let matrix = entry.matrix else {
      return recording(entry.path).map {
        .scenario(ScenarioSite(path: entry.path, recording: $0))
      }
    }
    let variants = matrix.variants.compactMap { variant in
      recording(entry.path + "/" + variant.key).map { (variant.key, variant.settings, $0) }
    }
    guard variants.count == matrix.variants.count else { return nil }
    return .matrix(
      MatrixSite(
        path: entry.path,
        title: matrix.title,
        description: matrix.description,
        variants: variants
      )
    )
  }

  private static func recording(
    _ path: String,
    below folder: String,
    _ console: inout Console
  ) -> Recording? {
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try DiskFiles().read(path, limit: RecordingFile.largest, below: [folder])
    } catch {
      console.report(error.diagnostic, as: .io)
      return nil
    }
    do throws(DiagnosticBag) {
      return try RecordingReader.read(bytes, file: path)
    } catch {
      console.report(error, as: .invalidScript)
      return nil
    }
  }

  private static func read(_ folder: String, _ console: inout Console) -> Site? {
    let path = FilePaths.path(ShardFile.name, in: folder)
    guard [.folder, .unreachable].contains(FilePaths.kind(of: folder)) else {
      console.report(Diagnostic(.io, "there is no folder `\(folder)`"), as: .io)
      return nil
    }
    guard [.file, .unreachable].contains(FilePaths.kind(of: path)) else {
      console.report(
        Diagnostic(
          .shardMismatch,
          "`\(folder)` is not the site of a part: it has no \(ShardFile.name)",
          hint: "build it with `--shard`, such as `peekbook build --shard 1/2 -o \(folder)`"
        ),
        as: .usage
      )
      return nil
    }
    do throws(FileSystemError) {
      let bytes = try DiskFiles().read(path, limit: ScriptFile.limit, below: [folder])
      let (file, problems) = ShardFile.read(bytes, file: path)
      console.report(problems, as: .invalidScript)
      return file.map { Site(folder: folder, file: $0) }
    } catch {
      console.report(error.diagnostic, as: .io)
      return nil
    }
  }
}

// What keeps sites from being one.
extension ShardSites {
  private var mismatches: [Diagnostic] {
    guard let first = sites.first else { return [] }
    var problems: [Diagnostic] = []
    for site in sites where site.file.program != Version.number {
      problems.append(
        Diagnostic(
          .shardMismatch,
          "`\(site.folder)` was built by Peekbook \(site.file.program), and this is \(Version.number)",
          hint: "merge with the version that built the parts"
        )
      )
    }
    for site in sites.dropFirst() {
      problems += Self.differences(first, site)
    }
    return problems.isEmpty ? missing(of: first.file.shard.count) + collisions : problems
  }

  private static func differences(_ first: Site, _ other: Site) -> [Diagnostic] {
    let (one, two) = (first.file, other.file)
    let facts: [(what: String, String, String)] = [
      ("number of parts", "\(one.shard.count)", "\(two.shard.count)"),
      ("title", one.look.title, two.look.title), ("address", one.look.address, two.look.address),
      ("theme colour", one.look.themeColor, two.look.themeColor),
      ("templates", one.look.templates, two.look.templates),
    ]
    return facts.filter { !$0.1.utf8.elementsEqual($0.2.utf8) }.map { what, left, right in
      Diagnostic(
        .shardMismatch,
        "`\(first.folder)` and `\(other.folder)` differ in their \(what): `\(left)`, `\(right)`",
        hint: "build all parts from the same revision, with the same options"
      )
    }
  }

  private func missing(of count: Int) -> [Diagnostic] {
    var folders: [Int: [String]] = [:]
    for site in sites { folders[site.file.shard.index, default: []].append(site.folder) }
    return (1...count).compactMap { index in
      let given = folders[index] ?? []
      guard given.count != 1 else { return nil }
      guard given.count > 1 else {
        return Diagnostic(.shardMismatch, "the site of part \(index)/\(count) is missing")
      }
      let list = given.map { "`\($0)`" }.joined(separator: " and ")
      return Diagnostic(.shardMismatch, "\(list) are both part \(index)/\(count)")
    }
  }

  private var collisions: [Diagnostic] {
    var paths: [String: String] = [:]
    var places: [Int: String] = [:]
    var problems: [Diagnostic] = []
    for site in sites {
      for entry in site.file.entries {
        if let other = paths.updateValue(site.folder, forKey: entry.path.caseFolded) {
          problems.append(
            Diagnostic(
              .shardMismatch,
              "`\(entry.path)/` is in `\(other)` and in `\(site.folder)`",
              hint: "build all parts from the same revision, with the same options"
            )
          )
        } else if let other = places.updateValue(entry.path, forKey: entry.place) {
          problems.append(
            Diagnostic(
              .shardMismatch,
              "`\(other)/` and `\(entry.path)/` have the same place among the scenarios",
              hint: "build all parts from the same revision, with the same options"
            )
          )
        }
      }
    }
    return problems
  }
}
