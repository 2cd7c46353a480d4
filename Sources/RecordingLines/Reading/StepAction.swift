import Diagnostics
import Importing
import Recordings
import YAMLReading

/// What was done in a step.
struct StepAction {
  /// The keys of a step.
  enum Key: Int, SchemaKey {
    case verb, target, item, at
    static let table = KeyTable(Self.self)
  }

  let verb: String
  let target: String
  /// The `id` of the item that it reached.
  let item: YAMLNode?
  let point: [Int]?

  /// Reads a step: a text whose first word is the verb, or a mapping.
  init?(_ node: YAMLNode, problems: inout DiagnosticBag) {
    guard node.kind == .mapping else {
      guard let text = node.visibleText("`step`", problems: &problems) else { return nil }
      let words = Self.onOneLine(text)
        .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      verb = Self.verb(words.first.map(String.init) ?? text)
      target = words.count > 1 ? String(words[1]) : ""
      (item, point) = (nil, nil)
      return
    }
    guard let reader = MappingReader<Key>(node, "a step", problems: &problems) else { return nil }
    let verb = reader.needed(.verb, problems: &problems)?
      .visibleText("`verb`", problems: &problems)
    let target = reader.value(.target)?.text("`target`", problems: &problems)
    item = reader.value(.item)
    _ = item?.visibleText("`item`", problems: &problems)
    point = reader.value(.at)?.point("`at`", problems: &problems)
    guard let verb else { return nil }
    self.verb = Self.verb(Self.onOneLine(verb))
    self.target = Self.onOneLine(target ?? "")
  }

  /// The word `start` alone stands for the start of a recording.
  private static func verb(_ verb: String) -> String { verb == "start" ? "Start" : verb }

  private static func onOneLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace || scalar.value < 0x20
      if isSpace, scalars.isEmpty || scalars.last == " " { continue }
      scalars.append(isSpace ? " " : scalar)
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
