/// The part of a file that a client asks for.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// The file has no such part.
  case unsatisfiable

  /// Reads the header `Range` for a file of a size.
  ///
  /// What is not understood counts as not said; so does a list of several parts, which a server may
  /// answer with the whole.
  init(_ header: String?, size: Int) {
    guard let header, let text = Self.afterUnit(header) else {
      self = .whole
      return
    }
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else {
      self = .whole
      return
    }
    switch (first, last) {
    case (nil, nil): self = .whole
    case (nil, let count?): self = Self.last(count, of: size)
    case (let start?, nil): self = start < size ? .part(start..<size) : .unsatisfiable
    case (let start?, let end?):
      guard start <= end else {
        self = .whole
        return
      }
      self = start < size ? .part(start..<min(end, size - 1) + 1) : .unsatisfiable
    }
  }

  private static func last(_ count: Int, of size: Int) -> ByteRange {
    guard count > 0, size > 0 else { return .unsatisfiable }
    return .part(max(0, size - count)..<size)
  }

  private static func afterUnit(_ header: String) -> Substring? {
    let parts = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    return parts[1]
  }

  /// A number; `nil` within for no text, and `nil` for what is none.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    // A number that is too large lies behind the end of every file.
    return .some(Int(text) ?? .max - 1)
  }
}
