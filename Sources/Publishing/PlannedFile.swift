package import Diagnostics

/// A file that is going to be written.
package struct PlannedFile: Sendable, Hashable {
  /// The path in the output folder: relative, `/` between its parts, in NFC.
  package var path: String
  /// What the file is for, such as the step of a script; named if two files have one path.
  package var origin: Location?

  /// Creates a planned file.
  package init(_ path: String, origin: Location? = nil) {
    self.path = path
    self.origin = origin
  }
}
