package import Diagnostics

/// What a manifest tells about a folder that was published.
package enum PublishedFolder {
  /// The name of the manifest in a published folder.
  package static let manifestName = Manifest.fileName

  /// Returns the paths of the files that a manifest lists, sorted by their bytes.
  ///
  /// `file` is the manifest's name in messages.
  ///
  /// - Throws: a diagnostic that says where it is damaged.
  package static func paths(
    inManifest bytes: [UInt8],
    file: String
  ) throws(DiagnosticBag) -> [String] {
    do throws(Manifest.Damage) {
      return try Manifest(parsing: bytes).entries.keys.sorted()
    } catch {
      throw DiagnosticBag([error.diagnostic(file: file)])
    }
  }
}

extension Manifest.Damage {
  /// The damage as it is shown.
  func diagnostic(file: String) -> Diagnostic {
    Diagnostic(
      .damagedManifest,
      "`\(file)` is damaged: \(problem)",
      at: Location(file: file, line: line, column: 1),
      hint: "restore it, or remove the whole folder and build again"
    )
  }
}
