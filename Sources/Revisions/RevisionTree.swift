import Diagnostics

/// The files of a commit.
package struct RevisionTree: Sendable {
  /// What stands at a path.
  package enum Kind: Sendable, Hashable {
    case file, folder, link, submodule
  }

  /// An entry of a folder.
  package struct Entry: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// What it is; a link is not followed.
    package let kind: Kind
    /// Whether the name is UTF-8; if not, `name` is a likeness.
    package let isNameValid: Bool
    /// The name of what it holds.
    let object: String
  }

  private let git: Git
  private var folders: [String: [Entry]] = ["": []]
  private var entries: [String: Entry] = [:]

  /// Reads what `git ls-tree -r -t -z` printed.
  ///
  /// - Complexity: O(*n*).
  init(git: Git, listing: [UInt8]) {
    self.git = git
    for line in listing.split(separator: 0) { add(line) }
  }

  /// Adds an entry: `100644 blob d670460b4b4aece5915caf5c68d12f560a9fe3e4<tab>path`.
  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return }
    let fields = line[..<tab].split(separator: UInt8(ascii: " "))
    guard fields.count == 3 else { return }
    let bytes = line[(tab + 1)...]
    let path = String(decoding: bytes, as: UTF8.self)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let kind: Kind
    switch String(decoding: fields[0], as: UTF8.self) {
    case "040000": kind = .folder
    case "120000": kind = .link
    case "160000": kind = .submodule
    default: kind = .file
    }
    let entry = Entry(
      name: String(decoding: slash.map { bytes[($0 + 1)...] } ?? bytes, as: UTF8.self),
      kind: kind,
      isNameValid: String(validating: bytes, as: UTF8.self) != nil,
      object: String(decoding: fields[2], as: UTF8.self)
    )
    let folder = slash.map { String(decoding: bytes[..<$0], as: UTF8.self) } ?? ""
    entries[path] = entry
    folders[folder, default: []].append(entry)
    if kind == .folder { folders[path, default: []] = [] }
  }
}

// Paths.
extension RevisionTree {
  /// The most links that a path may lead through.
  private static let mostLinks = 40

  /// Returns a path without links, `.` and `..`, all from the repository's root.
  ///
  /// - Throws: if nothing is there, or not in this commit.
  package func resolved(_ path: String) throws(RevisionFileError) -> String {
    var rest = Array(Self.parts(path).reversed())
    var found: [String] = []
    var links = 0
    while let part = rest.popLast() {
      if part == ".." {
        guard found.popLast() != nil else { throw .outside }
        continue
      }
      found.append(part)
      let here = found.joined(separator: "/")
      guard let entry = entries[here] else { throw .missing }
      switch entry.kind {
      case .folder: continue
      case .file where rest.isEmpty: continue
      case .file: throw .missing
      case .submodule: throw .submodule(here)
      case .link:
        links += 1
        guard links <= Self.mostLinks else { throw .circle }
        let target = String(decoding: try contents(of: entry), as: UTF8.self)
        guard target.utf8.first != UInt8(ascii: "/") else { throw .outside }
        found.removeLast()
        rest += Self.parts(target).reversed()
      }
    }
    return found.joined(separator: "/")
  }

  /// Returns what stands at a path, links followed.
  ///
  /// - Throws: if nothing is there, or not in this commit.
  package func kind(of path: String) throws(RevisionFileError) -> Kind {
    let path = try resolved(path)
    return path.isEmpty ? .folder : entries[path]?.kind ?? .folder
  }

  /// Returns what a folder holds, in git's order.
  ///
  /// - Throws: if there is no such folder.
  package func entries(of folder: String) throws(RevisionFileError) -> [Entry] {
    guard let entries = folders[try resolved(folder)] else { throw .missing }
    return entries
  }

  /// Returns what a file holds, links followed.
  ///
  /// - Throws: if it can't be had.
  package func read(_ path: String) throws(RevisionFileError) -> [UInt8] {
    guard let entry = entries[try resolved(path)], entry.kind == .file else { throw .missing }
    return try checked(try contents(of: entry))
  }

  private static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "." }
  }
}

// Contents.
extension RevisionTree {
  /// What a file begins with whose contents Git LFS keeps elsewhere.
  private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Returns what many files hold, in their order, by a few runs of git.
  package func read(
    _ paths: [String]
  ) throws(RevisionFileError) -> [Result<[UInt8], RevisionFileError>] {
    let objects = paths.map { path in
      Result { () throws(RevisionFileError) in
        guard let entry = entries[try resolved(path)], entry.kind == .file else { throw .missing }
        return entry.object
      }
    }
    var names = Set<String>()
    let wanted = objects.compactMap { try? $0.get() }.filter { names.insert($0).inserted }
    let contents = try contents(of: wanted)
    return objects.map { object in
      Result { () throws(RevisionFileError) in
        guard let bytes = contents[try object.get()] else { throw .unreadable("git left it out") }
        return try checked(bytes)
      }
    }
  }

  private func checked(_ bytes: [UInt8]) throws(RevisionFileError) -> [UInt8] {
    guard !bytes.starts(with: Self.pointer) else { throw .pointer }
    return bytes
  }

  private func contents(of entry: Entry) throws(RevisionFileError) -> [UInt8] {
    do throws(RevisionError) {
      return try git.output(of: ["cat-file", "blob", entry.object])
    } catch {
      throw .unreadable(error.diagnostic.message)
    }
  }

  private func contents(of objects: [String]) throws(RevisionFileError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var rest = objects[...]
    while !rest.isEmpty {
      var input: [UInt8] = []
      while let object = rest.first, input.count + object.utf8.count < GitProcess.longestInput {
        input += Array((object + "\n").utf8)
        rest.removeFirst()
      }
      do throws(RevisionError) {
        Self.add(try git.output(of: ["cat-file", "--batch"], input: input), to: &contents)
      } catch {
        throw .unreadable(error.diagnostic.message)
      }
    }
    return contents
  }

  /// Takes apart what `git cat-file --batch` printed: `<object> blob <size>`, a line break, the
  /// contents, a line break.
  private static func add(_ output: [UInt8], to contents: inout [String: [UInt8]]) {
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let fields = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)),
        size >= 0, size <= rest.count
      else { continue }
      contents[String(decoding: fields[0], as: UTF8.self)] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
  }
}
