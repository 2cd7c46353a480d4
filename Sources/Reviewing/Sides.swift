/// Something of the base, and the same of the head.
package struct Sides<Value> {
  /// The base's.
  package var base: Value
  /// The head's.
  package var head: Value

  /// Creates both.
  package init(base: Value, head: Value) {
    self.base = base
    self.head = head
  }

  /// The same, with base and head exchanged.
  package var mirrored: Sides { Sides(base: head, head: base) }
}

extension Sides: Sendable where Value: Sendable {}
extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
