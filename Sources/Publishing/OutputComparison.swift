import Diagnostics

/// Compares what a build would publish with what stands in an output folder, and changes nothing.
///
/// Each file is given to ``compare(_:_:)`` as it would be to a ``Publisher``; ``finish(judging:)``
/// tells the difference.
package struct OutputComparison: ~Copyable {
  private let destination: Destination
  private var tree: OutputTree
  private let old: Manifest
  private let oldBytes: [UInt8]
  private var new = Manifest()
  private var difference = OutputDifference()
  /// Room for reading.
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private static let largestFile = 1 << 30

  /// Opens an output folder; `nil` if there is none, or nothing was published there.
  ///
  /// - Throws: `PublishingError` if a build would refuse the folder, another run is writing to it,
  ///   or its manifest is damaged.
  package static func open(
    _ destination: Destination
  ) throws(PublishingError) -> OutputComparison? {
    guard let opened = try OutputFolderCheck(destination).open(), !opened.manifestBytes.isEmpty
    else { return nil }
    return OutputComparison(destination, opened)
  }

  private init(_ destination: Destination, _ opened: OutputFolderCheck.Opened) {
    self.destination = destination
    tree = OutputTree(path: destination.folder, root: opened.folder)
    old = opened.manifest
    oldBytes = opened.manifestBytes
  }

  /// The paths of the files that the last build wrote, sorted.
  package var published: [String] { old.entries.keys.sorted() }

  /// Returns a path in the output folder as the user would name it.
  package func shown(_ path: String) -> String { destination.path(path) }

  /// Returns what a file holds; `nil` if it isn't there.
  ///
  /// - Throws: `PublishingError` if it can't be read.
  package mutating func read(_ path: String) throws(PublishingError) -> [UInt8]? {
    do throws(FileSystemError) {
      return try bytes(of: path)
    } catch {
      throw PublishingError(error)
    }
  }

  /// Compares a file with what a build would put there, and returns whether it would stay as it is.
  ///
  /// - Throws: `PublishingError` if the file can't be read, or something else is in its place.
  /// - Complexity: O(*n*) in the size of the file.
  @discardableResult
  package mutating func compare(
    _ path: String,
    _ contents: ArraySlice<UInt8>
  ) throws(PublishingError) -> Bool {
    let known = difference.changed.count + difference.missing.count
    do throws(FileSystemError) {
      switch try tree.state(of: path, comparedWith: contents, buffer: &buffer) {
      case .same: difference.unchanged += 1
      case .missing: difference.missing.append(path)
      case .different: try compareBytes(path, contents)
      case .obstacle(let kind):
        throw FileSystemError("read", destination.path(path), reason: "it is \(kind.words)")
      }
    } catch {
      throw PublishingError(error)
    }
    new.entries[path] = .written(Fingerprint(of: contents))
    return difference.changed.count + difference.missing.count == known
  }

  /// Compares a file with what a build would put there, as the function above.
  @discardableResult
  package mutating func compare(
    _ path: String,
    _ contents: [UInt8]
  ) throws(PublishingError) -> Bool {
    try compare(path, contents[...])
  }

  /// Returns the difference; `isJudged` says of a path of an earlier build whether this comparison,
  /// which may be of a part of the site, is about it.
  ///
  /// - Throws: `PublishingError` if a stale file can't be read.
  package consuming func finish(
    judging isJudged: (String) -> Bool = { _ in true }
  ) throws(PublishingError) -> OutputDifference {
    var final = new
    for path in published where new.entries[path] == nil {
      guard isJudged(path) else {
        final.entries[path] = old.entries[path]
        continue
      }
      do throws(FileSystemError) {
        guard let bytes = try bytes(of: path) else { continue }
        difference.stale.append(path)
        if isEdited(path, bytes) { difference.edited.append(path) }
      } catch {
        throw PublishingError(error)
      }
    }
    if difference.isEmpty {
      difference.isManifestChanged = Self.withoutReturns(oldBytes) != final.bytes
    }
    difference.sort()
    return difference
  }
}

extension OutputComparison {
  private mutating func compareBytes(
    _ path: String,
    _ contents: ArraySlice<UInt8>
  ) throws(FileSystemError) {
    guard let bytes = try bytes(of: path) else { return difference.missing.append(path) }
    if Self.withoutReturns(bytes)[...] == contents {
      difference.withOtherLineBreaks.append(path)
      return
    }
    difference.changed.append(path)
    if isEdited(path, bytes) { difference.edited.append(path) }
  }

  private mutating func bytes(of path: String) throws(FileSystemError) -> [UInt8]? {
    let (folder, name) = OutputPath.split(path)
    guard let folder = try tree.folder(folder) else { return nil }
    let file: OpenFile
    do throws(SystemError) {
      file = try folder.file(name)
    } catch {
      if error.isMissing { return nil }
      throw FileSystemError("read", destination.path(path), error)
    }
    return try FileReading.readAll(file, path: destination.path(path), limit: Self.largestFile)
  }

  /// Whether a file is no longer what was written.
  private func isEdited(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard case .written(let fingerprint) = old.entries[path] else { return false }
    return Fingerprint(of: bytes) != fingerprint
      && Fingerprint(of: Self.withoutReturns(bytes)) != fingerprint
  }

  /// The bytes with LF for each CR LF.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isBeforeBreak = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte != UInt8(ascii: "\r") || !isBeforeBreak { result.append(byte) }
    }
    return result
  }
}

extension OutputDifference {
  fileprivate mutating func sort() {
    changed.sort()
    missing.sort()
    stale.sort()
    edited.sort()
    withOtherLineBreaks.sort()
  }
}
