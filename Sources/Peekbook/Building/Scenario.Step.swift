extension Scenario {
  /// One step: an action, a note or a check, and the line of code in which it stands.
  ///
  /// ```swift
  /// let steps: [Scenario.Step] = [
  ///   .peek("Red"),
  ///   .action("Star", note: "The preview shares its item with the list."),
  ///   .expect(.screen(.list), .flagged("starred", ["Red"])),
  /// ]
  /// ```
  ///
  /// Steps that repeat themselves come from a function of your own, or from `map`.
  public struct Step: Sendable {
    /// The verb as scripts have it.
    let verb: String
    /// What stands behind the verb; `nil` for nothing.
    let value: ScriptNode?
    /// The step's stable name, if it is given one.
    public var id: String?
    /// What is said at this step, in Markdown.
    public var note: String?
    /// Where it stands.
    let place: CodePlace

    /// Creates a step.
    init(
      _ verb: String,
      _ value: ScriptNode? = nil,
      id: String? = nil,
      note: String? = nil,
      _ place: CodePlace
    ) {
      self.verb = verb
      self.value = value
      self.id = id
      self.note = note
      self.place = place
    }
  }
}
