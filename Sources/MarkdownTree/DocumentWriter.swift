import Bytes

/// Writes a document piece by piece: what libcmark renders, and what goes past it.
struct DocumentWriter {
  /// A list that is longer is rendered in parts of this many items: libcmark counts the items
  /// before each to find its number, so its time is quadratic in their number.
  private static let longestOrderedList = 256

  /// What is written.
  let form: DocumentForm
  /// How many bytes the writer held before.
  let start: Int
  /// Whether blocks that need no escaping go past libcmark; a test compares both ways.
  var goesPastTree = true

  /// Appends the blocks.
  func write(_ blocks: [Block], into writer: inout UTF8Writer) {
    var rest = blocks[...]
    while let first = rest.first {
      if let bytes = customBytes(first) {
        rest.removeFirst()
        append(bytes, to: &writer)
      } else if isLong(first) {
        rest.removeFirst()
        appendParts(of: first, to: &writer)
        if let next = rest.first(where: { $0.isVisible(in: form) }), next.isList {
          append(Array("<!-- end list -->".utf8), to: &writer)
        }
      } else if appendPlain(first, before: rest.dropFirst(), to: &writer) {
        rest.removeFirst()
      } else {
        let run = rest.prefix { customBytes($0) == nil && !isLong($0) }
        rest.removeFirst(run.count)
        appendTree(of: run, to: &writer)
        if let next = rest.first, isLong(next), run.last?.isList ?? false {
          append(Array("<!-- end list -->".utf8), to: &writer)
        }
      }
    }
  }
}

extension DocumentWriter {
  /// Appends a block past libcmark, or says that it can't.
  private func appendPlain(
    _ block: Block,
    before others: ArraySlice<Block>,
    to writer: inout UTF8Writer
  ) -> Bool {
    guard goesPastTree, block.isVisible(in: form) else { return false }
    if form == .markdown, block.isList {
      // What keeps two lists apart is written by whoever writes both.
      guard others.first(where: { $0.isVisible(in: form) })?.isList != true else { return false }
    }
    let count = writer.count
    separate(in: &writer)
    do throws(NeedsTree) {
      switch form {
      case .html: try PlainHTML.write(block, into: &writer)
      case .markdown: try PlainMarkdown.write(block, into: &writer)
      }
      return true
    } catch {
      writer.removeAll(after: count)
      return false
    }
  }

  private func appendTree(
    of run: ArraySlice<Block>,
    isContinued: Bool = false,
    to writer: inout UTF8Writer
  ) {
    let tree = SyntaxTree()
    TreeBuilder(form: form).append(run, to: tree.root, headingOffset: 0)
    guard tree.root.hasChildren else { return }
    if !isContinued { separate(in: &writer) }
    switch form {
    case .html: tree.renderHTML(into: &writer)
    case .markdown: tree.renderCommonMark(into: &writer)
    }
  }

  private func appendParts(of block: Block, to writer: inout UTF8Writer) {
    guard case .list(true, let start, let tight, let items) = block else { return }
    let isTight = tight && items.allSatisfy(TreeBuilder(form: form).canBeTight)
    let first = TreeBuilder.listNumber(start, count: items.count)
    for offset in stride(from: 0, to: items.count, by: Self.longestOrderedList) {
      let part = Array(items[offset..<min(offset + Self.longestOrderedList, items.count)])
      let list = Block.list(ordered: true, start: first + offset, tight: isTight, items: part)
      appendTree(of: [list], isContinued: offset > 0 && isTight, to: &writer)
    }
  }

  /// Appends bytes of our own past libcmark, which would copy them four times, letter by letter.
  private func append(_ bytes: [UInt8], to writer: inout UTF8Writer) {
    separate(in: &writer)
    writer.append(contentsOf: bytes)
    if bytes.last != UInt8(ascii: "\n") { writer.append(UInt8(ascii: "\n")) }
  }

  /// Sets blocks of Markdown apart by an empty line.
  private func separate(in writer: inout UTF8Writer) {
    guard form == .markdown, writer.count > start else { return }
    writer.append(UInt8(ascii: "\n"))
  }

  private func isLong(_ block: Block) -> Bool {
    guard form == .markdown, case .list(true, _, _, let items) = block else { return false }
    return items.count > Self.longestOrderedList
  }

  private func customBytes(_ block: Block) -> [UInt8]? {
    guard case .custom(let markdown, let html) = block else { return nil }
    let bytes = form == .html ? html : markdown
    return bytes.isEmpty ? nil : bytes
  }
}
