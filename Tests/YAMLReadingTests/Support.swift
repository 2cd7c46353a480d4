import Diagnostics
import Testing
import YAMLReading

/// Reads a text that is valid.
func read(_ text: String, limits: YAMLLimits = YAMLLimits()) throws -> YAMLNode {
  try YAMLReader.read(Array(text.utf8), file: "x.yaml", limits: limits).root
}

/// Returns what is wrong with a text, in the order of the file.
func problems(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) -> [Diagnostic] {
  do throws(DiagnosticBag) {
    _ = try YAMLReader.read(bytes, file: "x.yaml", limits: limits)
    return []
  } catch {
    return error.sorted
  }
}

/// Returns what is wrong with a text, in the order of the file.
func problems(_ text: String, limits: YAMLLimits = YAMLLimits()) -> [Diagnostic] {
  problems(Array(text.utf8), limits: limits)
}

/// Returns the problems as `line:column message`.
func told(_ text: String, limits: YAMLLimits = YAMLLimits()) -> [String] {
  problems(text, limits: limits).map(\.told)
}

extension Diagnostic {
  /// The place and the message on a line.
  var told: String {
    let place = location.map { "\($0.line):\($0.column) " } ?? ""
    return place + message
  }
}

extension YAMLNode {
  /// The tree on a line: plain texts bare, others in quotes.
  var outline: String {
    switch kind {
    case .scalar: isPlain ? text : text.debugDescription
    case .sequence: "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { $0.key.outline + ": " + $0.value.outline }.joined(separator: ", ") + "}"
    }
  }

  /// Whether both trees hold the same bytes in the same shape.
  func isEqual(to other: YAMLNode) -> Bool {
    guard kind == other.kind, utf8 == other.utf8, isEmptyPlain == other.isEmptyPlain,
      elements.count == other.elements.count, entries.count == other.entries.count
    else { return false }
    return zip(elements, other.elements).allSatisfy { $0.isEqual(to: $1) }
      && zip(entries, other.entries).allSatisfy {
        $0.key.isEqual(to: $1.key) && $0.value.isEqual(to: $1.value)
      }
  }

  /// The node as it is written again.
  var renderedText: String { String(decoding: rendered(), as: UTF8.self) }
}
