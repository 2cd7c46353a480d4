package struct Color: Sendable, Hashable {
  package var hex: String
}
