/// A colour of the app's palette.
public struct Swatch: Sendable, Hashable {
  /// What a person calls it.
  public let name: String
  /// Its value, as in CSS.
  public let hex: String

  /// The colours that the app begins with.
  public static let all = [
    Swatch(name: "Coral", hex: "#FF7F50"),
    Swatch(name: "Sand", hex: "#F4E1B5"),
    Swatch(name: "Lagoon", hex: "#2A9D8F"),
  ]
}
