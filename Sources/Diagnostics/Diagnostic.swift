/// Something wrong with the input, said so that a person can mend it.
package struct Diagnostic: Sendable, Hashable {
  /// A stable name for a kind of problem, such as `unknown-key`.
  ///
  /// Codes are declared beside the code that reports them, in an extension of this type.
  package struct Code: Sendable, Hashable {
    /// The name, in lower case with hyphens.
    package let name: String

    /// Creates a code.
    package init(_ name: String) {
      self.name = name
    }
  }

  /// How much a problem weighs.
  package enum Severity: String, Sendable {
    /// The run can't go on with this input.
    case error
    /// The run goes on.
    case warning
  }

  /// A second place that matters, such as the first of two equal keys.
  package struct Note: Sendable, Hashable {
    /// One sentence, lower case, no full stop.
    package var message: String
    /// Where.
    package var location: Location?

    /// Creates a note.
    package init(_ message: String, at location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The kind of problem.
  package var code: Code
  /// How much it weighs.
  package var severity: Severity
  /// One sentence that stands alone: lower case, no full stop, names in backticks.
  package var message: String
  /// Where; `nil` if the problem has no place, such as a folder without scripts.
  package var location: Location?
  /// The text of the line that `location` names, without its line break.
  package var excerpt: String?
  /// The column of the excerpt's first character: more than 1 if a very long line was cut.
  package var excerptColumn: Int
  /// A way out, shown at the caret, such as "did you mean `starred`?".
  package var hint: String?
  /// Further places.
  package var notes: [Note]

  /// Creates a diagnostic.
  package init(
    _ code: Code,
    _ message: String,
    severity: Severity = .error,
    at location: Location? = nil,
    excerpt: String? = nil,
    excerptColumn: Int = 1,
    hint: String? = nil,
    notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.location = location
    self.excerpt = excerpt
    self.excerptColumn = excerptColumn
    self.hint = hint
    self.notes = notes
  }
}
