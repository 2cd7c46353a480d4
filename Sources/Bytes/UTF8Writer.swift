/// Collects text as UTF-8 bytes.
///
/// Output is assembled here and nowhere as `String`: appending to an array of bytes is several
/// times faster than escaping or joining strings, and what comes out is what a file holds.
public struct UTF8Writer: Sendable {
  @usableFromInline
  var storage: [UInt8]

  /// The bytes appended so far.
  @inlinable
  public var bytes: [UInt8] { storage }

  /// The number of bytes appended so far.
  @inlinable
  public var count: Int { storage.count }

  /// The last byte appended.
  @inlinable
  public var last: UInt8? { storage.last }

  /// Creates an empty writer with room for `capacity` bytes.
  @inlinable
  public init(reservingCapacity capacity: Int = 0) {
    storage = []
    storage.reserveCapacity(capacity)
  }

  /// Appends one byte.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    storage.append(byte)
  }

  /// Appends text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of UTF-8 bytes in `text`.
  @inlinable
  public mutating func append(_ text: String) {
    storage.append(contentsOf: text.utf8)
  }

  /// Appends a literal.
  public mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { unsafe storage.append(contentsOf: $0) }
  }

  /// Appends bytes as they stand.
  @inlinable
  public mutating func append(contentsOf other: some Collection<UInt8>) {
    storage.append(contentsOf: other)
  }

  /// Appends a byte several times; not at all if `count` is not positive.
  package mutating func append(_ byte: UInt8, count: Int) {
    storage.append(contentsOf: repeatElement(byte, count: max(count, 0)))
  }

  /// Appends a number in decimal digits.
  public mutating func append(_ number: Int) {
    if number >= 10 || number < 0 {
      storage.append(contentsOf: String(number).utf8)
    } else {
      storage.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
    }
  }

  /// Appends text with the five characters that HTML and XML give a meaning to escaped, so that
  /// it is safe as element content and in a quoted attribute.
  ///
  /// - Complexity: O(*n*), where *n* is the number of UTF-8 bytes in `text`.
  public mutating func appendHTMLEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // What needs no escape, which is nearly everything, is copied in runs.
      var copied = 0
      for index in bytes.indices {
        guard let entity = unsafe Self.entity(for: bytes[index]) else { continue }
        unsafe storage.append(contentsOf: bytes[copied..<index])
        append(entity)
        copied = index + 1
      }
      unsafe storage.append(contentsOf: bytes[copied...])
    }
  }

  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// Returns the writer with all that was appended, and leaves an empty one.
  ///
  /// So the storage has one owner: what is appended behind two of them is appended to a copy.
  package mutating func take() -> UTF8Writer {
    let taken = self
    self = UTF8Writer()
    return taken
  }

  /// Takes back what was appended since there were `count` bytes.
  package mutating func removeAll(after count: Int) {
    storage.removeLast(storage.count - count)
  }

  /// Makes room for `capacity` bytes in all.
  package mutating func reserve(_ capacity: Int) {
    storage.reserveCapacity(capacity)
  }

  /// Empties the writer and keeps its storage, unless that is larger than `limit`.
  package mutating func removeAll(keepingUpTo limit: Int) {
    if storage.capacity > limit {
      storage = []
    } else {
      storage.removeAll(keepingCapacity: true)
    }
  }

  /// Empties the writer and keeps its storage.
  public mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
  }
}
