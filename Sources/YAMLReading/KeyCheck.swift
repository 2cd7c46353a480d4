import Diagnostics

/// Looks at the keys of every mapping: scalars, each once, and no merge keys.
///
/// Keys are equal if the bytes of their texts are, however they are quoted: `1` and `"1"` are,
/// `1` and `01` are not.
struct KeyCheck {
  /// Mappings with more keys than this are checked with a hash table.
  private static let fewKeys = 16

  private let document: YAMLDocument

  /// Creates a check of a document.
  init(_ document: YAMLDocument) {
    self.document = document
  }

  /// Reports what is wrong with the keys.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys and of their bytes.
  func run(reportingTo problems: inout ProblemList) {
    for index in document.records.indices where document.records[index].shape == .mapping {
      let entries = YAMLNode(document: document, record: index).entries
      for entry in entries { check(entry.key, reportingTo: &problems) }
      if entries.count > Self.fewKeys {
        checkMany(entries, reportingTo: &problems)
      } else if entries.count > 1 {
        checkFew(entries, reportingTo: &problems)
      }
    }
  }

  private func check(_ key: YAMLNode, reportingTo problems: inout ProblemList) {
    if key.kind != .scalar {
      problems.add(
        key.diagnostic(.unsupportedYAML, "a key is a text, not a list or a mapping")
      )
    } else if key.isEmptyPlain {
      problems.add(key.diagnostic(.yamlSyntax, "the key is empty"))
    } else if key.isPlain, key.equals("<<") {
      problems.add(
        key.diagnostic(
          .unsupportedYAML,
          "`<<` is not supported",
          hint: "write the entries out, or use an alias for the whole value"
        )
      )
    }
  }

  private func checkFew(_ entries: YAMLEntries, reportingTo problems: inout ProblemList) {
    for later in entries.indices.dropFirst() {
      let key = entries[later].key
      guard key.kind == .scalar, !key.isEmptyPlain else { continue }
      for earlier in 0..<later where entries[earlier].key.hasSameText(as: key) {
        report(key, first: entries[earlier].key, reportingTo: &problems)
        break
      }
    }
  }

  private func checkMany(_ entries: YAMLEntries, reportingTo problems: inout ProblemList) {
    var first: [ArraySlice<UInt8>: Int] = [:]
    first.reserveCapacity(entries.count)
    for place in entries.indices {
      let key = entries[place].key
      guard key.kind == .scalar, !key.isEmptyPlain else { continue }
      if let earlier = first[key.utf8] {
        report(key, first: entries[earlier].key, reportingTo: &problems)
      } else {
        first[key.utf8] = place
      }
    }
  }

  private func report(
    _ key: YAMLNode,
    first: YAMLNode,
    reportingTo problems: inout ProblemList
  ) {
    let note = Diagnostic.Note("it stands here first", at: first.aliasLocation ?? first.location)
    problems.add(
      key.diagnostic(.duplicateKey, "the key `\(key.shortText)` is repeated", notes: [note])
    )
  }
}

extension YAMLNode {
  fileprivate func hasSameText(as other: YAMLNode) -> Bool {
    kind == .scalar && record.count == other.record.count && utf8 == other.utf8
  }

  /// The text, cut if it is too long for a message.
  fileprivate var shortText: String {
    guard utf8.count > 200 else { return text }
    return String(text.unicodeScalars.prefix(60).map(Character.init)) + "…"
  }
}
