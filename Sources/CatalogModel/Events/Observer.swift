/// An object that receives the change events of objects for which it registered.
package protocol Observer: AnyObject {
  /// Receives an event and says what it did.
  func receive(_ event: ChangeEvent) -> Response
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
