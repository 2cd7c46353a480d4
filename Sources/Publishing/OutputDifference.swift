/// How an output folder differs from what a build would publish; paths sorted by their bytes.
package struct OutputDifference: Sendable, Equatable {
  /// Files whose bytes would be replaced.
  package internal(set) var changed: [String] = []
  /// Files that would be written, and are not there.
  package internal(set) var missing: [String] = []
  /// Files that an earlier build wrote and that would be removed.
  package internal(set) var stale: [String] = []
  /// Those of the changed and the stale files that were changed by hand since they were written.
  package internal(set) var edited: [String] = []
  /// Files that differ in their line breaks only, as where version control changed them.
  package internal(set) var withOtherLineBreaks: [String] = []
  /// How many files would stay as they are.
  package internal(set) var unchanged = 0
  /// Whether the list of published files would be replaced.
  package internal(set) var isManifestChanged = false

  /// Creates a difference that is none.
  package init() {}

  /// Whether a build would change anything but line breaks.
  package var isEmpty: Bool {
    changed.isEmpty && missing.isEmpty && stale.isEmpty && !isManifestChanged
  }
}
