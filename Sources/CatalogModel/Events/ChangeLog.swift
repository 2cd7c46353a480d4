/// Hears of every event and every delivery, for a recording.
package protocol ChangeLog: AnyObject {
  /// An event was posted and is about to be delivered.
  func didPost(_ event: ChangeEvent)
  /// An observer received an event.
  func didDeliver(_ event: ChangeEvent, to observer: any Observer, response: Response)
}
