import Diagnostics
import YAMLReading

/// Which entries of a file are wanted: those that have certain texts in certain columns.
struct ImportFilter {
  private struct Condition {
    let column: Int
    /// The texts of which the entry has to have one.
    let texts: [String]
  }

  /// Where it stands in the script.
  let node: YAMLNode
  private var conditions: [Condition] = []

  /// Reads `where:`, and adds the columns that it names to those that are looked for.
  init?(
    _ node: YAMLNode,
    _ columns: inout ImportColumns,
    _ format: (any ImportFormat)?,
    problems: inout DiagnosticBag
  ) {
    let hint = "write `{country: UK}`, or `{country: [UK, USA]}`"
    guard node.kind == .mapping else {
      problems.add(node.wrongType("`where`", is: "a mapping of columns to texts", hint: hint))
      return nil
    }
    guard !node.entries.isEmpty else {
      problems.add(node.error(.missingKey, "`where` names no column", hint: hint))
      return nil
    }
    self.node = node
    for entry in node.entries {
      let name = entry.key.text
      guard columns.check(name, at: entry.key, format, problems: &problems) else { continue }
      let column = columns.column(name, named: entry.key)
      let texts = Self.texts(entry.value, name.inBackticks, problems: &problems)
      conditions.append(Condition(column: column, texts: texts))
    }
  }

  private static func texts(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> [String] {
    let elements = node.kind == .sequence ? Array(node.elements) : [node]
    return elements.compactMap { $0.text(what, problems: &problems) }
  }

  /// Returns whether an entry is wanted; `values` are those of the columns.
  ///
  /// Texts are compared by their bytes. An empty text fits what has no value as well.
  func fits<Value: SourceValue>(_ values: [Value?]) -> Bool {
    conditions.allSatisfy { condition in
      let value = values[condition.column]
      guard let text = value.map(\.scalar) ?? "" else { return false }
      return condition.texts.contains { $0.utf8.elementsEqual(text.utf8) }
    }
  }
}
