import CatalogModel
import Diagnostics
import YAMLReading

/// A component of a colour in a colour set, which Xcode writes in three ways.
///
/// `0x5F` and, as a text, whole numbers (`95`) are parts of 255. What has a point (`0.250`) is a
/// fraction. As numbers of JSON, which Xcode does not write but people do, 0 and 1 are fractions,
/// and greater whole numbers parts of 255. An alpha of 1 is full however it is written.
enum AssetComponent {
  /// A part of 255.
  case byte(UInt8)
  /// A fraction, as written.
  case fraction(String)

  /// Reads a component, or reports that there is none or what it is instead.
  init?(
    _ key: StaticString,
    of components: YAMLNode,
    isAlpha: Bool,
    problems: inout DiagnosticBag
  ) {
    let name = String(describing: key).inBackticks
    guard let node = components.value(of: key) else {
      problems.add(components.error(.missingKey, name + " is missing"))
      return nil
    }
    guard let text = node.scalar, let value = Self(text, isNumber: node.isPlain || isAlpha) else {
      let expected = "a fraction, or a number from 0 to 255 or from `0x00` to `0xFF`"
      problems.add(node.wrongType(name, is: expected))
      return nil
    }
    self = value
  }

  private init?(_ text: String, isNumber: Bool) {
    let bytes = text.utf8
    if bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8) {
      let digits = String(Substring(bytes.dropFirst(2)))
      guard bytes.dropFirst(2).allSatisfy({ $0.isDigit || $0.isLetter }),
        let byte = UInt8(digits, radix: 16)
      else { return nil }
      self = .byte(byte)
    } else if !bytes.isEmpty, bytes.allSatisfy(\.isDigit) {
      guard let byte = UInt8(text) else { return nil }
      self = isNumber && byte <= 1 ? .fraction(text) : .byte(byte)
    } else if DecimalText.isNumber(text) {
      self = .fraction(text)
    } else {
      return nil
    }
  }

  /// The part of 255, if it is one.
  var byte: UInt8? {
    guard case .byte(let byte) = self else { return nil }
    return byte
  }

  /// The fraction; a part of 255 has as many decimals as tell it from the next.
  var fraction: String {
    switch self {
    case .byte(let byte): String(describing: FixedDecimal(Double(byte) / 255, decimals: 4))
    case .fraction(let text): text
    }
  }

  /// Whether it is all there can be, as far as the text says.
  var isFull: Bool {
    switch self {
    case .byte(let byte): byte == .max
    case .fraction(let text): ["1", "1.0", "1.00", "1.000"].contains(text)
    }
  }
}
