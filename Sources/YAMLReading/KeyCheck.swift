import Diagnostics

/// Looks at the keys of every mapping: scalars, each once, and no merge keys.
///
/// Keys are equal if the bytes of their texts are, however they are quoted: `1` and `"1"` are,
/// `1` and `01` are not.
struct KeyCheck {
  /// Mappings with more keys than this are checked with a hash table.
  private static let fewKeys = 12

  private let document: YAMLDocument

  /// Creates a check of a document.
  init(_ document: YAMLDocument) {
    self.document = document
  }

  /// Reports what is wrong with the keys.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys and of their bytes.
  func run(reportingTo problems: inout ProblemList) {
    for mapping in document.records where mapping.shape == .mapping {
      let first = Int(mapping.first)
      let places = stride(from: first, to: first + Int(mapping.count) - 1, by: 2)
      for place in places { check(keyAt: place, reportingTo: &problems) }
      if mapping.count > 2 * Self.fewKeys {
        checkMany(places, reportingTo: &problems)
      } else if mapping.count > 2 {
        checkFew(places, reportingTo: &problems)
      }
    }
  }

  /// Returns the key at a place of `children`, an alias resolved.
  private func key(at place: Int) -> YAMLDocument.Record {
    let record = document.records[Int(document.children[place])]
    return record.shape == .alias ? document.records[Int(record.first)] : record
  }

  private func node(at place: Int) -> YAMLNode {
    YAMLNode(document: document, record: Int(document.children[place]))
  }

  private func check(keyAt place: Int, reportingTo problems: inout ProblemList) {
    let key = key(at: place)
    guard key.shape != .unresolved else { return }
    guard key.shape == .scalar else {
      let message = "a key is a text, not a list or a mapping"
      problems.add(node(at: place).diagnostic(.unsupportedYAML, message))
      return
    }
    guard key.style == .plain else { return }
    if key.count == 0 {
      problems.add(node(at: place).diagnostic(.yamlSyntax, "the key is empty"))
    } else if key.count == 2, node(at: place).equals("<<") {
      problems.add(
        node(at: place).diagnostic(
          .unsupportedYAML,
          "`<<` is not supported",
          hint: "write the entries out, or use an alias for the whole value"
        )
      )
    }
  }

  private func checkFew(_ places: StrideTo<Int>, reportingTo problems: inout ProblemList) {
    for later in places.dropFirst() {
      let key = key(at: later)
      guard let earlier = places.first(where: { $0 == later || isSame(self.key(at: $0), key) }),
        earlier < later
      else { continue }
      report(later, first: earlier, reportingTo: &problems)
    }
  }

  private func checkMany(_ places: StrideTo<Int>, reportingTo problems: inout ProblemList) {
    var table = HashTable(capacity: places.underestimatedCount)
    for place in places {
      let key = key(at: place)
      guard key.shape == .scalar else { continue }
      let hash = hash(key)
      if let earlier = table.insert(place, hash: hash, isSame: { isSame(self.key(at: $0), key) }) {
        report(place, first: earlier, reportingTo: &problems)
      }
    }
  }

  /// Whether two keys have the same text; nothing written is a problem of its own.
  private func isSame(_ left: YAMLDocument.Record, _ right: YAMLDocument.Record) -> Bool {
    guard left.count == right.count, left.shape == .scalar, right.shape == .scalar,
      left.count > 0 || left.style != .plain && right.style != .plain
    else { return false }
    let shift = Int(right.first) - Int(left.first)
    let start = Int(left.first)
    for place in start..<start + Int(left.count)
    where document.scalarText[place] != document.scalarText[place + shift] {
      return false
    }
    return true
  }

  private func hash(_ key: YAMLDocument.Record) -> Int {
    var hasher = Hasher()
    unsafe document.scalarText.withUnsafeBytes { bytes in
      let text = unsafe bytes[Int(key.first)..<Int(key.first) + Int(key.count)]
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: text))
    }
    return hasher.finalize()
  }

  private func report(_ later: Int, first: Int, reportingTo problems: inout ProblemList) {
    let key = node(at: later)
    let earlier = node(at: first)
    let note = Diagnostic.Note(
      "it stands here first",
      at: earlier.aliasLocation ?? earlier.location
    )
    let message = "the key `\(key.text.shortened)` is repeated"
    problems.add(key.diagnostic(.duplicateKey, message, notes: [note]))
  }
}
