import Diagnostics
import YAMLReading

/// JSON and YAML: a list of mappings, at the top of the file or where `at:` says.
///
/// Where a script asks for the column `key`, a mapping is taken for the list of its values; where it
/// asks for `value`, an entry may be a text.
struct NodeListFormat: FileFormat {
  let name: String
  let endings: [String]
  /// Whether the word `null` says that there is no value, as in JSON; in YAML it is a text.
  let nullIsAbsent: Bool

  var columns: [String]? { nil }
  var options: [ImportOption] { [.at] }

  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink) {
    let document: YAMLDocument
    do {
      document = try YAMLReader.read(file.bytes, file: file.shownPath)
    } catch {
      sink.report(error)
      return
    }
    guard let list = list(in: document, request, into: &sink) else { return }
    for entry in list.entries {
      guard !sink.isFull else { return }
      add(entry.value, key: entry.key, into: &sink)
    }
    for element in list.elements {
      guard !sink.isFull else { return }
      add(element, key: nil, into: &sink)
    }
  }

  /// The column for what stands before an entry of a mapping.
  private static let key = "key"
  /// The column for an entry that is a text.
  private static let value = "value"

  /// Makes an item of an entry, which may stand behind a key.
  private func add(_ element: YAMLNode, key: YAMLNode?, into sink: inout ImportSink) {
    let columns = sink.columns
    var values: [YAMLNode?] = Array(repeating: nil, count: columns.columns.count)
    if let key, let column = columns.index(of: Self.key) { values[column] = key }
    if element.kind == .scalar, columns.isMentioned(Self.value) {
      if let column = columns.index(of: Self.value), !isAbsent(element) { values[column] = element }
    } else if element.kind == .mapping {
      for entry in element.entries {
        guard let column = columns.index(of: entry.key), !isAbsent(entry.value) else { continue }
        values[column] = entry.value
      }
    } else {
      let hint = element.kind == .scalar ? "map a field to `\(Self.value)` for a text" : nil
      sink.report(element.wrongType("an entry", is: "a mapping", hint: hint))
      return
    }
    sink.add(values, at: element, names: element.entries.map(\.key.text))
  }

  private func isAbsent(_ value: YAMLNode) -> Bool {
    value.isAbsent || (nullIsAbsent && value.isPlain && value.equals("null"))
  }
}

extension NodeListFormat {
  /// Returns the list of entries; what is wrong on the way to it is the script's fault.
  private func list(
    in document: YAMLDocument,
    _ request: ImportRequest,
    into sink: inout ImportSink
  ) -> YAMLNode? {
    var node = document.root
    for key in request.at?.keys ?? [] {
      guard let next = node.entries.first(where: { $0.key.text == key }) else {
        let place = request.at?.node ?? request.from
        let message = key.inBackticks + " is not in " + document.file.inBackticks
        sink.report(place.error(.importFailed, message, hint: Self.keysHint(key, node)))
        return nil
      }
      node = next.value
    }
    let takesKeys = node.kind == .mapping && request.columns.isMentioned(Self.key)
    guard node.kind == .sequence || takesKeys else {
      sink.report(noList(node, document.file, request))
      return nil
    }
    return node
  }

  private static func keysHint(_ key: String, _ node: YAMLNode) -> String {
    guard node.kind == .mapping else { return "there is " + node.shown + ", which has no keys" }
    let names = node.entries.map(\.key.text)
    return NearestName.hint(for: key, in: names) ?? "the keys there are " + names.inWords
  }

  private func noList(_ node: YAMLNode, _ file: String, _ request: ImportRequest) -> Diagnostic {
    let lists = node.entries.filter { $0.value.kind == .sequence }.map(\.key.text)
    let keys = request.at?.keys ?? []
    let hint: String? =
      if let list = lists.first {
        "write `at: \((keys + [list]).joined(separator: "."))`"
      } else if TokenSpelling(of: node) != nil {
        "for design tokens write `format: tokens`"
      } else {
        node.kind == .mapping ? "map a field to `\(Self.key)`, and it is taken for a list" : nil
      }
    let place = request.at?.node ?? request.from
    let message =
      keys.isEmpty
      ? file.inBackticks + " holds \(node.shown), not a list"
      : "there is \(node.shown) in \(file.inBackticks), not a list"
    return place.error(.importFailed, message, hint: hint)
  }
}
