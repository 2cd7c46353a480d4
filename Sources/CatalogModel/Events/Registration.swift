/// One observer, registered for one object.
final class Registration {
  /// Its place in the order of registration.
  let number: Int
  /// The object, kept while anybody observes it, so that its identity is not used again; `nil`
  /// for the events of all objects.
  let object: (any Poster)?
  /// Who receives the events; the token, which the observer holds, ends the registration.
  private(set) weak var observer: (any Observer)?
  /// Whether the observer still wants events.
  var isActive = true

  init(number: Int, object: (any Poster)?, observer: any Observer) {
    self.number = number
    self.object = object
    self.observer = observer
  }
}
