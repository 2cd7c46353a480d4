import Bytes

/// Makes the script of what stands in code: one line for each item, and few for each step.
struct ScriptMaker {
  /// The text so far.
  private var writer = UTF8Writer()
  /// The number of the line that comes next.
  private(set) var line = 1

  /// The script.
  var script: String { String(decoding: writer.bytes, as: UTF8.self) }

  /// Writes a key, and its value on the same line; nothing if there is no value.
  mutating func entry(_ key: String, _ value: ScriptNode?, indent: Int = 0, isItem: Bool = false) {
    guard let value else { return }
    open(key, indent: indent, isItem: isItem)
    writer.append(" " as StaticString)
    value.write(to: &writer)
    endLine()
  }

  /// Writes a key whose value stands on the lines below.
  mutating func heading(_ key: String, indent: Int = 0) {
    open(key, indent: indent, isItem: false)
    endLine()
  }

  /// Writes an element of a list.
  mutating func element(_ node: ScriptNode, indent: Int) {
    writer.append(String(repeating: " ", count: indent) + "- ")
    node.write(to: &writer)
    endLine()
  }

  /// Writes a list, an element a line.
  mutating func list(_ key: String, _ nodes: [ScriptNode], indent: Int = 0) {
    guard !nodes.isEmpty else { return entry(key, .list([]), indent: indent) }
    heading(key, indent: indent)
    for node in nodes { element(node, indent: indent + 2) }
  }

  private mutating func open(_ key: String, indent: Int, isItem: Bool) {
    writer.append(String(repeating: " ", count: indent) + (isItem ? "- " : ""))
    ScriptNode.write(key: key, to: &writer)
  }

  private mutating func endLine() {
    writer.append("\n" as StaticString)
    line += 1
  }
}
