import Diagnostics
import Publishing

/// Where a report goes, however that is spelled: `a.xml`, `./a.xml` and a link to it are one place.
enum ReportPlace: Hashable {
  /// Standard output, where the system doesn't say what that is.
  case output
  /// What is there already, links followed.
  case existing(FileIdentity)
  /// Where nothing is yet: the path without links, `.` and `..`.
  case new(String)

  /// Standard output; that can be a file, which may be named as well.
  static var standardOutput: ReportPlace {
    FilePaths.identity(of: "/dev/stdout").map(ReportPlace.existing) ?? .output
  }

  /// Finds the place of a path that starts from a folder.
  init(_ path: String, in folder: String) {
    let path = FilePaths.located(path, in: folder)
    self =
      FilePaths.identity(of: path).map(ReportPlace.existing)
      ?? .new(Self.withoutDetours(FilePaths.target(of: path)))
  }

  /// Returns what is wrong with reports that would go to one place; `nil` if each has its own.
  ///
  /// `name` is the report's option as it was written.
  static func collision(_ reports: [(name: String, place: ReportPlace)]) -> Diagnostic? {
    for (_, place) in reports {
      let names = reports.filter { $0.place == place }.map { "`\($0.name)`" }
      guard names.count > 1 else { continue }
      let isOutput = place == .standardOutput
      return Diagnostic(
        .usage,
        names.joined(separator: " and ")
          + " would \(names.count == 2 ? "both" : "all") be written to "
          + (isOutput ? "standard output" : "one file"),
        hint: isOutput ? "name a file for one of them" : "name another file for one of them"
      )
    }
    return nil
  }

  /// Links can only be in what is there; folders that are not yet will be no links.
  private static func withoutDetours(_ path: String) -> String {
    var existing = path
    var rest: [String] = []
    while existing != ".", existing != "/" {
      if let resolved = FilePaths.resolved(existing) {
        existing = resolved
        break
      }
      rest.append(FilePaths.name(of: existing))
      existing = FilePaths.parent(of: existing)
    }
    var result = existing == "." ? FilePaths.resolved(".") ?? "." : existing
    for part in rest.reversed() where part != "." {
      result = part == ".." ? FilePaths.parent(of: result) : FilePaths.path(part, in: result)
    }
    return result
  }
}
