import Bytes

/// Which paths any file system takes, in other words than the publisher's own.
enum PublishedPath {
  static func isValid(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return path.utf8.count <= 1_024
      && parts.allSatisfy { part in
        (1...255).contains(part.count) && part.first != UInt8(ascii: ".")
          && part.last != UInt8(ascii: ".") && part.last != UInt8(ascii: " ")
          && part.allSatisfy { $0 > 0x20 && !"\\:*?\"<>|".utf8.contains($0) }
      }
      && !path.unicodeScalars.contains(where: \.needsEscape)
  }
}
