import CatalogModel
import Diagnostics

/// The text of a colour.
enum ColorTarget: FuzzTarget {
  static let name = "colour"

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let text = String(decoding: bytes, as: UTF8.self)
    let reading: ColorReading
    do throws(ColorError) {
      reading = try Color.parse(text)
    } catch {
      return try BrokenPromise.check(!error.message.isEmpty, "an error without a message")
    }
    let color = reading.color
    for spelling in [color.hex, color.rgbText] {
      let again = (try? Color.parse(spelling))?.color
      try BrokenPromise.check(again == color, "`\(spelling)` reads back as another colour")
    }
    for spelling in [color.hslText, color.oklchText] {
      try BrokenPromise.check((try? Color.parse(spelling)) != nil, "`\(spelling)` is no colour")
    }
    try BrokenPromise.check(
      color.hex.utf8.dropFirst().allSatisfy { "0123456789abcdef".utf8.contains($0) },
      "`\(color.hex)` may not stand in a style"
    )
    try BrokenPromise.check(
      (1...21.000_001).contains(color.contrast(with: color.bestTextColor)),
      "a contrast that there is none of"
    )
  }
}
