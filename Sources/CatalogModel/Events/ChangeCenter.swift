/// Brings change events from their posters to their observers.
///
/// - An event reaches the observers of its own poster, in order of registration; others cost
///   nothing.
/// - An event that is posted while another is being delivered waits until that one has reached
///   all its observers: everybody sees events in the order in which they were posted.
/// - An observer that registers during a delivery hears of the next event first; one that
///   deregisters hears nothing more, not even the event that is being delivered.
package final class ChangeCenter {
  /// Hears of every event and delivery.
  package weak var log: (any ChangeLog)?

  private var registrations: [ObjectIdentifier: [Registration]] = [:]
  private var registrationsForAll: [Registration] = []
  private var registrationCount = 0
  private var eventCount = 0
  private var waiting: [ChangeEvent] = []
  private var isDelivering = false

  /// Creates a centre without observers.
  package init() {}

  /// Registers an observer for the events of `object`, or of every object if it is `nil`.
  ///
  /// - Returns: a token; the registration lasts as long as it does.
  package func observe(_ object: (any Poster)?, by observer: any Observer) -> ObservationToken {
    registrationCount += 1
    let registration = Registration(
      number: registrationCount,
      object: object,
      observer: observer
    )
    if let object {
      registrations[ObjectIdentifier(object), default: []].append(registration)
    } else {
      registrationsForAll.append(registration)
    }
    return ObservationToken(center: self, registration: registration)
  }

  /// Posts an event, and returns when it has been delivered, or at once if another is being
  /// delivered.
  ///
  /// - Complexity: O(*k*), where *k* is the number of observers of `poster`.
  package func post(_ name: String, by poster: any Poster, _ change: ChangeEvent.Change) {
    eventCount += 1
    let event = ChangeEvent(sequence: eventCount, name: name, poster: poster, change: change)
    guard !isDelivering else {
      waiting.append(event)
      return
    }
    isDelivering = true
    deliver(event)
    var next = 0
    while next < waiting.count {
      deliver(waiting[next])
      next += 1
    }
    if next > 0 { waiting.removeAll(keepingCapacity: true) }
    isDelivering = false
  }

  /// How many observers are registered for an object, not counting those of every object.
  package func observerCount(of object: any Poster) -> Int {
    registrations[ObjectIdentifier(object)]?.count ?? 0
  }

  /// How many observers are registered in all.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects observed.
  package var observerCount: Int {
    registrations.values.reduce(registrationsForAll.count) { $0 + $1.count }
  }
}

extension ChangeCenter {
  func remove(_ registration: Registration) {
    guard let object = registration.object else {
      registrationsForAll.removeAll { $0 === registration }
      return
    }
    guard let place = registrations.index(forKey: ObjectIdentifier(object)) else { return }
    registrations.values[place].removeAll { $0 === registration }
    if registrations.values[place].isEmpty { registrations.remove(at: place) }
  }

  private func deliver(_ event: ChangeEvent) {
    log?.didPost(event)
    for registration in audience(of: event) {
      guard registration.isActive, let observer = registration.observer else { continue }
      let response = observer.receive(event)
      log?.didDeliver(event, to: observer, response: response)
    }
  }

  private func audience(of event: ChangeEvent) -> [Registration] {
    let own = registrations[ObjectIdentifier(event.poster)] ?? []
    guard !registrationsForAll.isEmpty else { return own }
    return (own + registrationsForAll).sorted { $0.number < $1.number }
  }
}
