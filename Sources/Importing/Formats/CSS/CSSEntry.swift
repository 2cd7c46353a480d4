import CatalogModel
import Diagnostics

/// A custom property with what its references lead to.
struct CSSEntry {
  /// What a value is as a colour.
  private enum Reading {
    case color
    /// No colour; perhaps a sentence why, and whether it is meant to be one.
    case other(reason: String?, isMeant: Bool)
  }

  private let property: CSSProperty
  /// The value, references followed as far as they lead somewhere.
  private let value: String
  private let reading: Reading

  /// Creates an entry.
  init(_ property: CSSProperty, _ outcome: CSSReferences.Outcome) {
    self.property = property
    switch outcome {
    case .text(let bytes):
      value = String(decoding: bytes, as: UTF8.self)
      reading = Self.reading(of: value)
    case .unresolved(let name):
      value = String(decoding: property.value, as: UTF8.self)
      let reason = "it refers to \(name.inBackticks), which has no value in the file"
      reading = .other(reason: reason, isMeant: Self.isLikeColor(value))
    case .invalid(let reason):
      value = String(decoding: property.value, as: UTF8.self)
      reading = .other(reason: reason, isMeant: Self.isLikeColor(value))
    }
  }

  /// Makes an item of the property.
  func add(_ file: TextFile, to sink: inout ImportSink) {
    let place = file.piece(property.place)
    let values = sink.columns.columns.map { column in
      CSSColumn(rawValue: column.name).flatMap { self[$0] }.map { place.replaced(by: $0) }
    }
    switch reading {
    case .color: sink.add(values, at: place, names: CSSColumn.allCases.map(\.rawValue))
    case .other(let reason, let isMeant):
      sink.addColorless(
        values,
        at: place,
        name: property.fullName,
        reason: reason,
        isMeant: isMeant
      )
    }
  }

  private subscript(column: CSSColumn) -> String? {
    switch column {
    case .name: property.fullName
    case .base: property.name
    case .variant: property.variant.isEmpty ? nil : property.variant
    case .color: type == "color" ? value : nil
    case .value: value
    case .type: type
    }
  }

  private var type: String {
    switch reading {
    case .color, .other(_, isMeant: true): "color"
    case .other: "other"
    }
  }

  private static func reading(of value: String) -> Reading {
    do {
      _ = try Color.parse(value)
      return .color
    } catch {
      let isMeant = isLikeColor(value)
      return .other(reason: isMeant ? error.message : nil, isMeant: isMeant)
    }
  }

  /// Functions of CSS whose values are colours, whether they are read or not.
  private static let functions = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
    "color-mix(", "light-dark(", "device-cmyk(",
  ]

  /// Whether a value begins like a colour, and is one as a whole.
  private static func isLikeColor(_ value: String) -> Bool {
    if value.utf8.first == UInt8(ascii: "#") { return value.utf8.allSatisfy { !$0.isCSSWhite } }
    let start = value.prefix(16).lowercased()
    guard functions.contains(where: start.hasPrefix), value.utf8.last == UInt8(ascii: ")") else {
      return false
    }
    var scanner = CSSScanner(Array(value.utf8))
    _ = scanner.skipName()
    scanner.skip()
    guard (try? scanner.skip(to: [UInt8(ascii: ")")])) != nil else { return false }
    scanner.skip()
    return scanner.next == nil
  }
}
