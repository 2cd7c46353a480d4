/// Says which destinations a link may have.
///
/// libcmark filters destinations in HTML only, and not all that matter, so this is decided once,
/// in the tree, for both forms: `http`, `https`, `mailto`, relative paths and fragments.
package enum LinkPolicy {
  /// Whether a link may lead to `destination`.
  ///
  /// Refused are all other schemes, however they are spelled, and `//host`, which would leave the
  /// site without naming a scheme.
  package static func isSafe(_ destination: String) -> Bool {
    kind(of: destination) != .refused
  }

  /// Whether `destination` lies in this site: relative, or a fragment.
  package static func isRelative(_ destination: String) -> Bool {
    kind(of: destination) == .relative
  }

  private enum Kind { case relative, absolute, refused }

  private static func kind(of destination: String) -> Kind {
    // Browsers skip white space and controls in and around a scheme, and read `\` as `/`.
    let bytes = destination.utf8.lazy.filter { $0 > 0x20 && $0 != 0x7F }
      .map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    guard !bytes.starts(with: "//".utf8) else { return .refused }
    var scheme: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ":"): return isAllowed(scheme: scheme) ? .absolute : .refused
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return .relative
      default: scheme.append(byte)
      }
    }
    return .relative
  }

  private static func isAllowed(scheme: [UInt8]) -> Bool {
    guard scheme.count <= 6 else { return false }
    let lowercased = scheme.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return ["http", "https", "mailto"].contains { lowercased.elementsEqual($0.utf8) }
  }
}
