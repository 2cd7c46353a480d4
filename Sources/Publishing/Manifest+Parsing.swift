extension Manifest {
  /// Why a text is no manifest.
  struct Damage: Error, Equatable {
    /// The line, from 1.
    var line: Int
    /// What is wrong with it, as the end of a sentence.
    var problem: String
  }

  /// Reads a manifest.
  ///
  /// Line breaks may be CR LF, as version control may have changed them.
  ///
  /// - Throws: `Damage` for anything that is not a whole manifest of this version; nothing may be
  ///   removed on the word of one that is not.
  /// - Complexity: O(*n*).
  init(parsing bytes: [UInt8]) throws(Damage) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard lines.popLast()?.isEmpty == true else {
      throw Damage(line: max(1, lines.count), problem: "it is cut off")
    }
    guard let first = lines.first, first.elementsEqual(Self.header.utf8) else {
      throw Damage(line: 1, problem: "`\(Self.header)` was expected")
    }
    let files = lines.dropFirst().dropLast()
    guard lines.count > 1, let last = lines.last, last.elementsEqual("end \(files.count)".utf8)
    else {
      throw Damage(line: lines.count, problem: "`end \(files.count)` was expected")
    }
    for (index, line) in files.enumerated() {
      guard let (path, entry) = Self.file(line) else {
        throw Damage(line: index + 2, problem: "it names no file that peekbook writes")
      }
      guard entries.updateValue(entry, forKey: path) == nil else {
        throw Damage(line: index + 2, problem: "`\(path)` stands there twice")
      }
    }
  }

  private static func file(_ line: ArraySlice<UInt8>) -> (path: String, entry: Entry)? {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard fields.count == 3, let path = String(validating: fields[2], as: UTF8.self),
      OutputPath.problem(of: path) == nil
    else { return nil }
    if fields[0].elementsEqual("-".utf8), fields[1].elementsEqual("-".utf8) {
      return (path, .pending)
    }
    return Fingerprint(digits: fields[0], size: fields[1]).map { (path, .written($0)) }
  }
}
