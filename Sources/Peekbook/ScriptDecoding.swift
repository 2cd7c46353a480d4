import Diagnostics
import Publishing
import Scenarios
import SourceReading

/// Reads a script, with the files that it imports.
struct ScriptDecoding {
  /// The file that may raise limits, at the root of a package.
  private static let projectFile = "peekbook.yaml"
  private static let largestProjectFile = 1 << 20

  /// The script, to whose folder imports are relative.
  let file: String
  /// The folder below which imports lie.
  let root: String
  /// Where the parts of the script were made, if it was made in code.
  var places: CodePlaces?

  /// Returns the scenario that a script stands for.
  ///
  /// The `limits` of the `peekbook.yaml` at the root hold, as they do for the program.
  func scenario(_ bytes: [UInt8]) throws(ScriptError) -> Scenarios.Scenario {
    let limits = limits
    let imports = ImportedFolder(
      root: root,
      source: DiskFiles(),
      limit: limits.importedMebibytes << 20
    )
    let (scenario, problems) = ScenarioReader.read(
      bytes,
      file: file,
      files: imports.files(forScript: file),
      expansion: limits
    )
    guard let scenario, !problems.hasErrors else { throw ScriptError(shown(problems)) }
    return scenario
  }

  /// Returns diagnostics with the places that a person knows: lines of Swift for what was made in
  /// code, and paths as seen from the package.
  func shown(_ bag: DiagnosticBag) -> DiagnosticBag {
    DiagnosticBag(bag.all.map(shown))
  }

  private func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    var shown = diagnostic
    if let location = diagnostic.location, location.file == file, let places {
      let place = places[line: location.line]
      shown.location = Location(file: place.filePath, line: place.line, column: place.column)
      // A line of the script under the number of a line of Swift would be confusing.
      shown.excerpt = nil
      if let line = diagnostic.excerpt {
        shown.notes.append(Diagnostic.Note("the script made of it has `\(line.trimmed)`"))
      }
    }
    shown.location = shown.location.map(fromRoot)
    for index in shown.notes.indices {
      shown.notes[index].location = shown.notes[index].location.map(fromRoot)
    }
    return shown
  }

  private func fromRoot(_ location: Location) -> Location {
    var shown = location
    shown.file = PackageFolder.path(location.file, from: root)
    return shown
  }

  private var limits: ExpansionLimits {
    let path = FilePaths.path(Self.projectFile, in: root)
    guard let bytes = try? FileReading.read(path, limit: Self.largestProjectFile) else {
      return ExpansionLimits()
    }
    return ProjectFile.read(bytes, file: Self.projectFile).file?.limits ?? ExpansionLimits()
  }
}

extension String {
  /// The text without the spaces before it.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
