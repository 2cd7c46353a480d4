/// An object that receives the change events of objects for which it registered.
package protocol Observer: AnyObject {
  /// Who it is, for a recording.
  var identity: ObserverIdentity { get }
  /// Receives an event and says what it did.
  func receive(_ event: ChangeEvent) -> Response
}

/// Who an observer is: the part it plays, and the tab it belongs to.
package struct ObserverIdentity: Sendable, Hashable {
  /// The part that an observer plays.
  package enum Role: Sendable, Hashable {
    /// The list of a catalog.
    case list
    /// The cell of one item.
    case cell
    /// The screen of one item, as preview.
    case preview
    /// The screen of one item, as detail.
    case detail
  }

  /// The part it plays.
  package let role: Role
  /// The index of the tab it belongs to.
  package let tab: Int

  /// Creates an identity.
  package init(_ role: Role, tab: Int) {
    self.role = role
    self.tab = tab
  }
}

/// What an observer did on receiving an event; rows count from 0.
package enum Response: Sendable, Hashable {
  /// It drew a row anew.
  case reloadedRow(Int)
  /// It took a row out.
  case removedRow(Int)
  /// It put a row in.
  case insertedRow(Int)
  /// It moved a row.
  case movedRow(from: Int, to: Int)
  /// It drew its screen anew.
  case refreshed
  /// It did nothing.
  case ignored
}
