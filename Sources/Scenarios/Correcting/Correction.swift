/// What would have to stand in a script for an expectation to hold.
package indirect enum Correction: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A number, or a word of the schema such as `list` or `true`.
  case word(String)
  /// A list of texts.
  case texts([String])
  /// The values of a mapping, entry by entry; `nil` for those that hold.
  case values([Correction?])
  /// A list of events.
  case events([Event])
  /// There is nothing that could be written, for this reason.
  case impossible(String)

  /// An entry of `events` as it is to be.
  package enum Event: Sendable, Hashable {
    /// The entry that was at a place, as it stands.
    case kept(Int)
    /// The entry that was at a place: its keys with new values, or, if it is a name, the event's.
    case changed(Int, name: String, keys: [String: Correction])
    /// An event that was not expected, by its name.
    case added(name: String)
  }
}
