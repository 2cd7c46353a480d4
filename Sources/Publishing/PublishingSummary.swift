package import Diagnostics

/// What publishing did.
package struct PublishingSummary: Sendable, Equatable {
  /// How many files were written, since they were missing or had other bytes.
  package var written: Int
  /// How many files had the right bytes already and were not touched.
  package var unchanged: Int
  /// How many files of earlier builds were removed.
  package var removed: Int
  /// Warnings: files of earlier builds that were changed by hand, and stay.
  package var notes: DiagnosticBag

  /// Creates a summary.
  package init(
    written: Int = 0,
    unchanged: Int = 0,
    removed: Int = 0,
    notes: DiagnosticBag = DiagnosticBag()
  ) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.notes = notes
  }
}
