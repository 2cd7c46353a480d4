/// A named, past-tense fact posted by the owner of the mutation.
package struct ChangeEvent {
  /// What changed; indices count from 0.
  package enum Change {
    /// A field of the poster was set, perhaps to the value it had.
    case updated(field: Int, old: FieldValue?, new: FieldValue?)
    /// An item came into the poster.
    case inserted(Item, index: Int)
    /// An item went out of the poster.
    case deleted(Item, index: Int)
    /// An item of the poster changed its place.
    case moved(Item, from: Int, to: Int)
  }

  /// The number of the event in its change centre, from 1.
  package let sequence: Int
  /// The name, such as `colorItemUpdated`.
  package let name: String
  /// The object that posted it.
  package let poster: any Poster
  /// What changed.
  package let change: Change
}
