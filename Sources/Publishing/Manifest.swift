import Bytes

/// The list of what was published in a folder, kept there, so that the next build knows which files
/// are its own.
///
/// It is text, a file a line and sorted, so that two revisions of it differ line by line:
///
///     peekbook-manifest 1
///     cbf29ce484222325 0 colors/index.html
///     end 1
///
/// There is nothing in it but what was written: no date, no machine. The last line tells a manifest
/// that was cut off.
struct Manifest: Equatable, Sendable {
  /// The name of the file in the output folder.
  static let fileName = ".peekbook-manifest"
  static let header = "peekbook-manifest 1"

  /// What is known about a file.
  enum Entry: Equatable, Sendable {
    /// It was written with these contents.
    case written(Fingerprint)
    /// A build is about to write it, or was interrupted before it could say what it wrote.
    case pending
  }

  /// The files by path.
  var entries: [String: Entry] = [:]

  /// The manifest as it is written.
  ///
  /// - Complexity: O(*n* log *n*).
  var bytes: [UInt8] {
    var writer = UTF8Writer(reservingCapacity: 80 * (entries.count + 2))
    writer.append(Self.header)
    writer.append(UInt8(ascii: "\n"))
    // All paths are in NFC, so that Swift's order is that of their bytes.
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      switch entry {
      case .written(let fingerprint):
        for digit in fingerprint.digits { writer.append(digit) }
        writer.append(UInt8(ascii: " "))
        writer.append(fingerprint.size)
      case .pending:
        writer.append("- -" as StaticString)
      }
      writer.append(UInt8(ascii: " "))
      writer.append(path)
      writer.append(UInt8(ascii: "\n"))
    }
    writer.append("end " as StaticString)
    writer.append(entries.count)
    writer.append(UInt8(ascii: "\n"))
    return writer.bytes
  }
}
