/// A colour in sRGB, 8 bits a channel.
///
/// Every spelling of a colour becomes one of these when it is read, so that equal colours are equal
/// whatever they were written as, and every page says them alike. What a spelling carried beyond
/// that (its notation, whether sRGB can show it) is in the `ColorReading`.
package struct Color: Sendable, Hashable {
  /// Red, from 0 to 255, gamma-encoded.
  package var red: UInt8
  /// Green, from 0 to 255, gamma-encoded.
  package var green: UInt8
  /// Blue, from 0 to 255, gamma-encoded.
  package var blue: UInt8
  /// How much the colour covers, from 0 (nothing) to 255 (all).
  package var alpha: UInt8

  /// Creates a colour from its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = .max) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// Whether nothing shows through.
  package var isOpaque: Bool { alpha == .max }
}

extension Color: CustomStringConvertible {
  /// The canonical spelling.
  package var description: String { hex }
}
