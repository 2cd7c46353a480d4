import Diagnostics
import Importing
import YAMLReading

/// Reads over what a `repeat` repeats its steps.
struct RepeatReader {
  /// The keys behind `repeat`.
  enum Key: Int, SchemaKey {
    case rows, values, `as`
    static let table = KeyTable(Self.self)
  }

  /// The number of rows that the catalog of the selected tab has at the start; `nil` if the catalog
  /// is wrong.
  let rowCount: Int?
  /// How many rounds are told at most, and one more.
  let limit: Int

  /// Returns the rounds, at most one more than the limit, or `nil` after it has reported what is
  /// wrong.
  func rounds(_ node: YAMLNode, problems: inout DiagnosticBag) -> [RepeatRound]? {
    if node.kind == .scalar {
      let hint = "write `{rows: \(node.text)}` or `{values: [\(node.text)]}`"
      problems.add(node.wrongType("`repeat`", is: "a mapping", hint: node.isAbsent ? nil : hint))
      return nil
    }
    guard let reader = MappingReader<Key>(node, "`repeat`", problems: &problems) else { return nil }
    let name = reader[.as].map { Self.name($0, "`as`", problems: &problems) }
    switch (reader[.rows], reader[.values]) {
    case (let rows?, nil):
      let name = (name ?? nil) ?? "row"
      return self.rows(rows, problems: &problems)?
        .map { RepeatRound(texts: [(name, String($0))]) }
    case (nil, let values?):
      return self.values(values, as: (name ?? nil) ?? "value", problems: &problems)
    case (_?, let values?):
      problems.add(values.error(.conflictingKeys, "`values` beside `rows`"))
    case (nil, nil):
      guard !reader.hasUnknownKey else { return nil }
      problems.add(node.error(.missingKey, "`repeat` needs `rows` or `values`"))
    }
    return nil
  }

  /// Returns a name for a placeholder, or reports that a text can be none.
  static func name(_ node: YAMLNode, _ what: String, problems: inout DiagnosticBag) -> String? {
    guard let text = node.text(what, problems: &problems) else { return nil }
    guard YAMLPlaceholders.isName(text), !text.utf8.contains(UInt8(ascii: ".")) else {
      let hint = "use letters a to z, digits, `-` and `_`, a letter first"
      let message = text.inBackticks + " can't name a placeholder"
      problems.add(node.error(.invalidValue, message, hint: hint))
      return nil
    }
    return text
  }
}

// Rows.
extension RepeatReader {
  private func rows(_ node: YAMLNode, problems: inout DiagnosticBag) -> [Int]? {
    guard node.kind != .mapping else {
      problems.add(node.wrongType("`rows`", is: Self.rowsExpected))
      return nil
    }
    let ranges = node.kind == .sequence ? Array(node.elements) : [node]
    var rows: [Int] = []
    for element in ranges {
      guard let range = range(element, problems: &problems) else { return nil }
      // No more than is needed to see that it is too much.
      rows += range.prefix(max(0, limit + 1 - rows.count))
    }
    return rows
  }

  private static let rowsExpected = "`all`, a number, a range such as `1-5`, or a list of these"

  private func range(_ node: YAMLNode, problems: inout DiagnosticBag) -> Range<Int>? {
    guard let text = node.scalar else {
      problems.add(node.wrongType("`rows`", is: Self.rowsExpected))
      return nil
    }
    if text == "all" { return rowCount.map { 1..<$0 + 1 } ?? 1..<2 }
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      .map { PlainInteger(String($0))?.value }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil else {
      let hint = NearestName.hint(for: text, in: ["all"])
      problems.add(node.wrongType("`rows`", is: Self.rowsExpected, hint: hint))
      return nil
    }
    guard first >= 1 else {
      problems.add(node.error(.invalidValue, "rows count from 1, not from \(first)"))
      return nil
    }
    guard first <= last else {
      let message = "the range \(text.inBackticks) ends before it begins"
      problems.add(node.error(.invalidValue, message, hint: "write `\(last)-\(first)`"))
      return nil
    }
    return first..<last + 1
  }
}

// Values.
extension RepeatReader {
  private func values(
    _ node: YAMLNode,
    as name: String,
    problems: inout DiagnosticBag
  ) -> [RepeatRound]? {
    guard node.kind == .sequence else {
      let hint = node.scalar.map { "write `[\($0)]`" }
      problems.add(node.wrongType("`values`", is: "a list", hint: hint))
      return nil
    }
    var rounds: [RepeatRound] = []
    for element in node.elements {
      guard let round = round(element, as: name, problems: &problems) else { return nil }
      rounds.append(round)
    }
    return rounds
  }

  private func round(
    _ node: YAMLNode,
    as name: String,
    problems: inout DiagnosticBag
  ) -> RepeatRound? {
    switch node.kind {
    case .scalar: return RepeatRound(texts: [(name, node.text)])
    case .sequence:
      problems.add(node.wrongType("a value", is: "a text or a mapping of texts"))
      return nil
    case .mapping:
      var texts: [(name: String, text: String)] = []
      for entry in node.entries {
        let key = Self.name(entry.key, "a name", problems: &problems)
        let text = entry.value.text(entry.key.text.inBackticks, problems: &problems)
        if let key, let text { texts.append((name + "." + key, text)) }
      }
      return texts.count == node.entries.count ? RepeatRound(texts: texts) : nil
    }
  }
}
