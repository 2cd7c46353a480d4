import Bytes

/// Makes links to places of this site.
package enum RelativeLink {
  /// Returns `path` as a link's destination, with everything percent-encoded that a browser would
  /// not take for a part of a path: spaces, `#`, `?`, `%`, letters beyond ASCII, and so on.
  ///
  /// A path whose first part holds a colon gets `./` in front, lest the part be read as a scheme;
  /// so does a path that begins with two slashes, lest it be read as a host.
  ///
  /// `fragment` is the `id` on the page, without `#`.
  package static func encode(path: String, fragment: String? = nil) -> String {
    if fragment == nil, isPlain(path) { return path }
    var writer = UTF8Writer(reservingCapacity: path.utf8.count + 8)
    let first = path.utf8.prefix { $0 != UInt8(ascii: "/") }
    if first.contains(UInt8(ascii: ":")) || path.utf8.starts(with: "//".utf8) {
      writer.append("./" as StaticString)
    }
    for byte in path.utf8 { append(byte, to: &writer) }
    if let fragment {
      writer.append(UInt8(ascii: "#"))
      for byte in fragment.utf8 { append(byte, to: &writer) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Whether a path, as most do, stands for itself.
  private static func isPlain(_ path: String) -> Bool {
    path.utf8.first != UInt8(ascii: "/")
      && path.allBytes { isUnreserved($0) && $0 != UInt8(ascii: ":") }
  }

  private static func append(_ byte: UInt8, to writer: inout UTF8Writer) {
    if isUnreserved(byte) {
      writer.append(byte)
    } else {
      appendPercentEncoded(byte, to: &writer)
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// Appends `%` and the two digits of `byte`.
  static func appendPercentEncoded(_ byte: UInt8, to writer: inout UTF8Writer) {
    writer.append(UInt8(ascii: "%"))
    writer.append(hexDigit(byte >> 4))
    writer.append(hexDigit(byte & 15))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
