import CatalogModel
import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// Files with kinds that name each other in a circle.
  static let kindCycle = Diagnostic.Code("kind-cycle")
  /// Two kinds of one name.
  static let duplicateKind = Diagnostic.Code("duplicate-kind")
}

/// Reads what stands behind `kinds:`, and in files with kinds: kinds by their names, the path of a
/// file, or a list of both.
struct KindListReader {
  private static let mostFiles = 100
  private static let deepest = 20

  private let files: ImportedFiles
  /// The kinds so far.
  private(set) var kinds: [ScriptKinds.Declared] = []
  /// Whether a file could not be read, so that kinds may be missing.
  private(set) var isIncomplete = false
  /// The files that are being read, the outermost first.
  private var open: [String] = []
  /// The files that were read.
  private var done: Set<String> = []

  init(files: ImportedFiles) {
    self.files = files
  }

  /// Reads kinds; `file` is the file in which `node` stands.
  mutating func read(_ node: YAMLNode, in file: String, problems: inout DiagnosticBag) {
    switch node.kind {
    case .mapping: declare(node, problems: &problems)
    case .scalar: readFile(node, namedBy: file, problems: &problems)
    case .sequence:
      for element in node.elements {
        if element.kind == .sequence {
          problems.add(Self.noKind(element))
        } else {
          read(element, in: file, problems: &problems)
        }
      }
    }
  }

  private static func noKind(_ node: YAMLNode) -> Diagnostic {
    let hint = "write `kinds/photo.yaml`, or `{Photo: {fields: …}}`"
    return node.wrongType(
      "an entry of `kinds`",
      is: "the path of a file, or a mapping of names to kinds",
      hint: hint
    )
  }

  private mutating func declare(_ node: YAMLNode, problems: inout DiagnosticBag) {
    for entry in node.entries {
      let name = entry.key.text
      guard KindName.isValid(name) else {
        isIncomplete = true
        problems.add(Self.badName(entry, among: node))
        continue
      }
      let reader = KindReader(name: name)
      let kind = reader.kind(entry.value, key: entry.key, problems: &problems)
      if let earlier = kinds.first(where: { $0.name == name }) {
        // The same key twice in one mapping was reported by the reader of YAML.
        guard !node.entries.contains(where: { $0.key.location == earlier.key.location }) else {
          continue
        }
        let note = Diagnostic.Note("it stands here first", at: earlier.key.location)
        let message = "two kinds are called " + name.inBackticks
        problems.add(entry.key.error(.duplicateKind, message, notes: [note]))
        continue
      }
      kinds.append(ScriptKinds.Declared(name: name, kind: kind, key: entry.key))
    }
  }

  private static func badName(_ entry: YAMLEntry, among node: YAMLNode) -> Diagnostic {
    let name = entry.key.text
    if name == "kinds" {
      let hint = "a file with kinds begins with the name of a kind"
      return entry.key.error(.unknownKey, "`kinds` inside of `kinds`", hint: hint)
    }
    // Somebody who leaves out the name writes the keys of a kind at its place.
    if KindReader.isKey(entry.key) {
      let hint = "write `Photo: {\(name): …}`"
      return entry.key.error(
        .unknownKey,
        name.inBackticks + " stands outside of a kind",
        hint: hint
      )
    }
    let message = name.inBackticks + " can't be the name of a kind"
    return entry.key.error(.invalidValue, message, hint: KindName.hint(for: name))
  }
}

// Files.
extension KindListReader {
  private mutating func readFile(
    _ node: YAMLNode,
    namedBy file: String,
    problems: inout DiagnosticBag
  ) {
    guard let imported = imported(node, namedBy: file, problems: &problems) else {
      isIncomplete = true
      return
    }
    let name = Self.normalized(imported.shownPath)
    if let start = open.firstIndex(of: name) {
      let circle = (open[start...] + [name]).joined(separator: " → ")
      let message = node.text.inBackticks + " leads back to a file that is being read"
      problems.add(node.error(.kindCycle, message, hint: circle))
      return
    }
    guard done.insert(name).inserted else { return }
    guard done.count <= Self.mostFiles, open.count < Self.deepest else {
      isIncomplete = true
      problems.add(
        node.error(
          .limitExceeded,
          done.count > Self.mostFiles
            ? "more than \(Self.mostFiles) files with kinds are read"
            : "files with kinds name others more than \(Self.deepest) deep",
          hint: "put kinds that are used together into one file"
        )
      )
      return
    }
    let (document, faults) = YAMLReader.readOn(imported.bytes, file: imported.shownPath)
    problems.add(contentsOf: faults)
    guard let document else {
      isIncomplete = true
      return
    }
    open.append(name)
    read(document.root, in: imported.shownPath, problems: &problems)
    open.removeLast()
  }

  private func imported(
    _ node: YAMLNode,
    namedBy file: String,
    problems: inout DiagnosticBag
  ) -> ImportedFile? {
    guard !node.isAbsent else {
      problems.add(Self.noKind(node))
      return nil
    }
    do throws(RelativePath.Refusal) {
      let path = try RelativePath(node.text)
      do throws(ImportFileError) {
        return try files.file(path, namedBy: file)
      } catch {
        let message = path.text.inBackticks + " " + error.predicate
        problems.add(node.error(.importFailed, message, hint: error.hint))
        return nil
      }
    } catch {
      let message = node.text.inBackticks + " " + error.predicate
      problems.add(node.error(.refusedPath, message, hint: error.hint))
      return nil
    }
  }

  /// Returns the path with `.` and `..` carried out, as far as that goes without a file system.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
