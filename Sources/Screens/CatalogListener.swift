import CatalogModel

/// Hears of a catalog for its list screen, which owns it.
///
/// A change centre refers to observers weakly, and what is referred to so is slow to refer to in
/// any way; the list screen is looked at several times in every step.
final class CatalogListener: Observer {
  let identity: ObserverIdentity
  private let receive: (ChangeEvent) -> Response

  init(_ identity: ObserverIdentity, receive: @escaping (ChangeEvent) -> Response) {
    self.identity = identity
    self.receive = receive
  }

  func receive(_ event: ChangeEvent) -> Response { receive(event) }
}
