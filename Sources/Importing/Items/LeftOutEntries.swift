package import Diagnostics

extension Diagnostic.Code {
  /// Entries of a file that became no items, as they have no colour.
  package static let leftOut = Diagnostic.Code("left-out")
}

/// Entries that became no items, as they have no colour and their kind needs one.
///
/// There is one warning for all of a file: it tells their names, and why if there is more to say.
struct LeftOutEntries {
  private static let mostNotes = 20

  private var names: [String] = []
  private var first: Diagnostic?
  private var notes: [Diagnostic.Note] = []

  /// Adds an entry.
  ///
  /// `reason` is a sentence, such as `` `Accent` refers to `systemTeal` ``.
  mutating func add(_ name: String, at place: some SourceValue, reason: String?) {
    let warning = place.diagnostic(.leftOut, "", severity: .warning, hint: nil, notes: [])
    if first == nil { first = warning }
    names.append(name)
    guard let reason, notes.count < Self.mostNotes else { return }
    notes.append(Diagnostic.Note(reason, at: warning.location))
  }

  /// The warning; `nil` if no entry was left out.
  var warning: Diagnostic? {
    guard var warning = first else { return nil }
    warning.message =
      names.count == 1
      ? "\(names[0].inBackticks) has no colour and is left out"
      : "\(names.count) entries have no colour and are left out: " + names.inWords
    warning.hint = "with `where: { type: color }` that is meant, and not told"
    warning.notes = notes
    return warning
  }
}
