import Bytes

/// Writes nodes as YAML: sequences and mappings in block style one entry a line, indented by two;
/// those in brackets on one line, or one entry a line if that would be too long.
///
/// It keeps a stack of what it is in, so that nesting costs no call stack.
struct Renderer {
  private typealias Record = YAMLDocument.Record

  /// A sequence or mapping that is being written.
  private struct Frame {
    let record: Int
    /// The next of its children.
    var next = 0
    /// The column of its entries; in brackets, of a line that goes on.
    let indent: Int
    /// Whether its first entry goes on the line that is open.
    let startsInline: Bool
    /// Whether each of its entries, in brackets, goes on a line of its own.
    var isBroken = false
  }

  /// libyaml looks no farther than about this for the `:` behind a key.
  private static let longestKey = 1_000

  /// What is in brackets is broken if its line would be longer than this many bytes.
  private static let longestLine = 80

  private let document: YAMLDocument
  private var widths: FlowWidths
  private var lineStart = 0
  private var writer = UTF8Writer()
  private var frames: [Frame] = []

  /// Creates a renderer for nodes of a document.
  init(_ document: YAMLDocument) {
    self.document = document
    widths = FlowWidths(document)
  }

  /// What was written.
  var bytes: [UInt8] { writer.bytes }

  /// Writes a node, and all that is below it.
  mutating func render(_ index: Int) {
    let record = document.records[index]
    if record.shape != .scalar, record.style == .block {
      writeAnchor(index)
      open(index, indent: 0, startsInline: !record.isAnchored)
    } else {
      writeInline(index, indent: record.shape == .scalar ? 0 : 2, role: .root)
    }
    while let frame = frames.last { step(frame, at: frames.count - 1) }
    writer.append(UInt8(ascii: "\n"))
  }
}

extension Renderer {
  private mutating func open(_ index: Int, indent: Int, startsInline: Bool) {
    let record = document.records[index]
    var frame = Frame(record: index, indent: indent, startsInline: startsInline)
    defer { frames.append(frame) }
    guard record.style == .flow else { return }
    let column = writer.bytes.count - lineStart
    frame.isBroken = record.count > 0 && column + widths.width(of: index) > Self.longestLine
    writer.append(record.shape == .sequence ? "[" as StaticString : "{")
  }

  /// Writes the next child of the innermost frame, or closes it.
  private mutating func step(_ frame: Frame, at level: Int) {
    let record = document.records[frame.record]
    guard frame.next < Int(record.count) else {
      frames.removeLast()
      guard record.style == .flow else { return }
      writer.append(record.shape == .sequence ? "]" as StaticString : "}")
      return
    }
    let child = Int(document.children[Int(record.first) + frame.next])
    frames[level].next += 1
    switch (record.shape, record.style) {
    case (.mapping, .flow): writeInBrackets(child, frame, isKey: frame.next % 2 == 0)
    case (_, .flow): writeInBrackets(child, frame, isKey: false)
    case (.mapping, _):
      if frame.next % 2 == 0 {
        writeKey(child, frame)
      } else {
        writeValue(child, indent: frame.indent, mayStartInline: false)
      }
    default:
      beginEntry(frame)
      writer.append(UInt8(ascii: "-"))
      writeValue(child, indent: frame.indent, mayStartInline: true)
    }
  }

  private mutating func beginEntry(_ frame: Frame) {
    if frame.next > 0 || !frame.startsInline { breakLine(indent: frame.indent) }
  }

  private mutating func breakLine(indent: Int) {
    writer.append(UInt8(ascii: "\n"))
    lineStart = writer.bytes.count
    for _ in 0..<indent { writer.append(UInt8(ascii: " ")) }
  }

  /// Writes a key of a mapping in block style, and its colon.
  private mutating func writeKey(_ key: Int, _ frame: Frame) {
    beginEntry(frame)
    let text = keyText(key, mayStartLine: frame.indent == 0)
    let isLong = text.length > Self.longestKey
    if isLong { writer.append("? " as StaticString) }
    writeKeyText(text, key)
    if isLong { breakLine(indent: frame.indent) }
    writer.append(UInt8(ascii: ":"))
  }

  private mutating func writeInBrackets(_ child: Int, _ frame: Frame, isKey: Bool) {
    let record = document.records[frame.record]
    let isMapping = record.shape == .mapping
    if isKey || !isMapping {
      if frame.next > 0 { writer.append(frame.isBroken ? "," as StaticString : ", ") }
      if frame.isBroken { breakLine(indent: frame.indent) }
    }
    guard isKey else {
      writeInline(child, indent: frame.isBroken ? frame.indent + 2 : frame.indent)
      return
    }
    let text = keyText(child, mayStartLine: false)
    let isLong = text.length > Self.longestKey
    if isLong { writer.append("? " as StaticString) }
    writeKeyText(text, child)
    writer.append(isLong ? " : " as StaticString : ": ")
  }

  private func keyText(_ key: Int, mayStartLine: Bool) -> ScalarText {
    let record = document.records[key]
    let role: ScalarText.Role = mayStartLine ? .keyAtMargin : .key
    return ScalarText(record, of: document, role: role)
  }

  private mutating func writeKeyText(_ text: ScalarText, _ key: Int) {
    let record = document.records[key]
    if record.shape == .alias {
      writeAlias(record)
      writer.append(UInt8(ascii: " "))
    } else {
      writeAnchor(key)
      if record.isAnchored { writer.append(UInt8(ascii: " ")) }
      write(text, indent: 0)
    }
  }

  /// Writes what stands behind `-` or `key:`.
  private mutating func writeValue(_ value: Int, indent: Int, mayStartInline: Bool) {
    let record = document.records[value]
    let isCollection = record.shape == .sequence || record.shape == .mapping
    guard isCollection, record.style == .block else {
      guard record.shape != .scalar || record.isAnchored || !isNothing(record) else { return }
      writer.append(UInt8(ascii: " "))
      writeInline(value, indent: isCollection ? indent + 2 : indent)
      return
    }
    let startsInline = mayStartInline && !record.isAnchored
    if record.isAnchored || startsInline { writer.append(UInt8(ascii: " ")) }
    writeAnchor(value)
    open(value, indent: indent + 2, startsInline: startsInline)
  }

  /// Writes a node whose first line goes on the line that is open.
  private mutating func writeInline(
    _ value: Int,
    indent: Int,
    role: ScalarText.Role = .value
  ) {
    let record = document.records[value]
    switch record.shape {
    case .alias: writeAlias(record)
    case .unresolved: break
    case .scalar:
      writeAnchor(value)
      guard !isNothing(record) else { return }
      if record.isAnchored { writer.append(UInt8(ascii: " ")) }
      write(ScalarText(record, of: document, role: role), indent: indent)
    case .sequence, .mapping:
      writeAnchor(value)
      if record.isAnchored { writer.append(UInt8(ascii: " ")) }
      open(value, indent: indent, startsInline: true)
    }
  }

  private func isNothing(_ record: Record) -> Bool {
    record.style == .plain && record.count == 0
  }

  private mutating func write(_ text: ScalarText, indent: Int) {
    for (place, line) in text.lines.enumerated() {
      if place > 0 {
        breakLine(indent: line.isEmpty ? 0 : indent + 2)
      }
      writer.append(contentsOf: line)
    }
  }

  private mutating func writeAnchor(_ index: Int) {
    guard document.records[index].isAnchored, let name = document.anchors[UInt32(index)] else {
      return
    }
    writer.append(UInt8(ascii: "&"))
    writer.append(name)
  }

  private mutating func writeAlias(_ record: Record) {
    writer.append(UInt8(ascii: "*"))
    writer.append(document.anchors[record.first] ?? "")
  }
}
