package import Diagnostics

extension Diagnostic.Code {
  /// The output folder is not one that may be written.
  package static let refusedOutput = Diagnostic.Code("refused-output")
  /// Another run is writing to the output folder.
  package static let busyOutput = Diagnostic.Code("busy-output")
  /// The list of published files is not as it was written.
  package static let damagedManifest = Diagnostic.Code("damaged-manifest")
  /// Two files would have one path.
  package static let pathCollision = Diagnostic.Code("path-collision")
  /// The site is larger than it may be.
  package static let siteTooLarge = Diagnostic.Code("site-too-large")
  /// A file can't have this path.
  package static let unsafePath = Diagnostic.Code("unsafe-path")
  /// A file that is no longer produced was changed by hand, and stays.
  package static let editedFile = Diagnostic.Code("edited-file")
  /// The pages that were announced and those that came differ: a bug.
  package static let unplannedFile = Diagnostic.Code("unplanned-file")
}

/// Why a site was not published, or not to its end.
///
/// Whatever the reason, every file is whole, old or new. What ``Publisher/open(_:)`` and
/// ``Publisher/plan(_:keeping:contents:)`` throw comes before anything was written or removed.
package struct PublishingError: Error, Equatable, Sendable {
  /// What went wrong, as far as the exit code goes.
  package enum Kind: Sendable {
    /// The output folder may not be written; the user has to name another.
    case refused
    /// Another run is at it.
    case busy
    /// The manifest is damaged.
    case damaged
    /// The file system refused.
    case io
    /// Pages have paths that collide or that no file can have.
    case paths
    /// The site has grown larger than it may be.
    case tooLarge
    /// What was written isn't what was planned: a bug of the caller.
    case fault
  }

  /// What went wrong.
  package let kind: Kind
  /// The same for a person; not empty.
  package let diagnostics: DiagnosticBag

  init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
    self.kind = kind
    self.diagnostics = DiagnosticBag(diagnostics)
  }

  init(_ error: FileSystemError) {
    self.init(.io, [error.diagnostic])
  }
}

/// Runs calls to the system, and turns their errors into the error of publishing.
func publishing<Result: ~Copyable>(
  _ body: () throws(FileSystemError) -> Result
) throws(PublishingError) -> Result {
  do throws(FileSystemError) {
    return try body()
  } catch {
    throw PublishingError(error)
  }
}
