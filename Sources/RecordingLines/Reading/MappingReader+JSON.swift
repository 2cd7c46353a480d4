import Diagnostics
import Importing
import YAMLReading

// In JSON, a key whose value is `null` is as good as none.
extension MappingReader {
  /// The value of a key; `nil` if it is absent or `null`.
  func value(_ key: Key) -> YAMLNode? {
    guard let node = self[key], !node.isNull else { return nil }
    return node
  }

  /// Returns the value of a key, or reports that it is missing.
  func needed(_ key: Key, problems: inout DiagnosticBag) -> YAMLNode? {
    if let node = value(key) { return node }
    guard let entry = entry(key) else { return required(key, problems: &problems) }
    problems.add(entry.key.error(.missingKey, key.name.inBackticks + " is missing"))
    return nil
  }
}

/// A key that means something only beside one of some others.
typealias Companion<Key> = (key: Key, of: [Key])

extension MappingReader {
  /// Reports keys that say nothing, as none of those is given that they belong to.
  func refuseLone(_ companions: [Companion<Key>], problems: inout DiagnosticBag) {
    for (key, others) in companions where others.allSatisfy({ value($0) == nil }) {
      guard let lone = value(key), !hasUnknownKey else { continue }
      let words = (others.count > 1 ? "one of " : "") + others.map(\.name).inWords
      let message = key.name.inBackticks + " is given beside \(words), and there is none"
      problems.add(lone.error(.missingKey, message))
    }
  }

  /// Reports keys of which one is given at most.
  func refuseSeveral(_ keys: [Key], _ what: String, problems: inout DiagnosticBag) {
    let given = keys.filter { value($0) != nil }
    guard given.count > 1 else { return }
    let message = "\(what) has one of \(keys.map(\.name).inWords)"
    problems.add(node.error(.conflictingKeys, message))
  }
}

extension YAMLNode {
  /// Whether it is JSON's `null`.
  var isNull: Bool { isPlain && equals("null") }

  /// Returns the elements of a list, or reports that there is none.
  func list(_ what: String, problems: inout DiagnosticBag) -> [YAMLNode] {
    guard kind == .sequence else {
      problems.add(wrongType(what, is: "a list"))
      return []
    }
    return Array(elements)
  }

  /// Returns a text, or the texts of a list.
  func texts(_ what: String, problems: inout DiagnosticBag) -> [String] {
    guard kind == .sequence else {
      return text(what, problems: &problems).map { [$0] } ?? []
    }
    return elements.compactMap { $0.text(what, problems: &problems) }
  }

  /// Returns one of a few words, or reports what stands there.
  func word<Word: RawRepresentable<String>>(
    _ what: String,
    of words: [Word],
    problems: inout DiagnosticBag
  ) -> Word? {
    if let text = scalar, let word = Word(rawValue: text) { return word }
    let names = words.map(\.rawValue)
    let hint = scalar.flatMap { NearestName.hint(for: $0, in: names) }
    problems.add(wrongType(what, is: "one of " + names.inWords, hint: hint))
    return nil
  }

  /// Returns a point, or reports that there is none.
  func point(_ what: String, problems: inout DiagnosticBag) -> [Int]? {
    let range = -100_000...100_000
    guard kind == .sequence, elements.count == 2 else {
      let point = "a point: a list of two numbers"
      problems.add(
        kind == .sequence
          ? error(.wrongType, "\(what) is \(point), not of \(elements.count)")
          : wrongType(what, is: point)
      )
      return nil
    }
    let numbers = elements.compactMap { $0.integer(what, in: range, problems: &problems) }
    return numbers.count == 2 ? numbers : nil
  }

  /// Returns Markdown, or reports that it is none or too long.
  func markdown(_ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = text(what, problems: &problems) else { return nil }
    let most = LineContext.mostMarkdown
    guard text.utf8.count <= most else {
      let message = "\(what) has \(text.utf8.count) bytes, \(most) are allowed"
      problems.add(error(.tooLong, message, hint: "shorten it"))
      return nil
    }
    return text
  }
}
