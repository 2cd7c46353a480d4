package import Diagnostics

extension Diagnostic.Code {
  /// Entries of a file that became no items, as they have no colour.
  package static let leftOut = Diagnostic.Code("left-out")
}

/// Entries that became no items, as they have no colour and their kind needs one.
///
/// There is one warning for all of a file: it tells their names, and why if there is more to say.
struct LeftOutEntries {
  /// Why entries have no colour.
  enum Cause {
    /// They are something else.
    case otherwise
    /// They are meant to have one, which can't be read.
    case unreadable
  }

  private static let mostNotes = 20

  private let cause: Cause
  private var names: [String] = []
  private var first: Diagnostic?
  private var notes: [Diagnostic.Note] = []

  /// Creates an empty list.
  init(_ cause: Cause) {
    self.cause = cause
  }

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
    warning.message = names.count == 1 ? names[0].inBackticks + one : "\(names.count)" + several
    warning.hint =
      cause == .otherwise ? "with `where: { type: color }` that is meant, and not told" : nil
    warning.notes = notes
    return warning
  }

  private var one: String {
    switch cause {
    case .otherwise: " has no colour and is left out"
    case .unreadable: " has a colour that can't be read and is left out"
    }
  }

  private var several: String {
    switch cause {
    case .otherwise: " entries have no colour and are left out: " + names.inWords
    case .unreadable: " entries have colours that can't be read and are left out: " + names.inWords
    }
  }
}
