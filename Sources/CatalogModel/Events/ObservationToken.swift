/// Stands for one registration; releasing the token deregisters.
package final class ObservationToken {
  private let center: ChangeCenter
  private let registration: Registration

  init(center: ChangeCenter, registration: Registration) {
    self.center = center
    self.registration = registration
  }

  deinit {
    cancel()
  }

  /// Deregisters now; an event that is being delivered does not reach the observer any more.
  package func cancel() {
    guard registration.isActive else { return }
    registration.isActive = false
    center.remove(registration)
  }
}
