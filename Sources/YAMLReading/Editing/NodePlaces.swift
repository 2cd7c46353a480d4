/// Where the nodes of a document stand in its bytes, and what they are in.
struct NodePlaces {
  let document: YAMLDocument
  /// The node that each node is in, and its place among that node's children; -1 for the root.
  private let parents: [(record: Int, place: Int)]
  /// Whether an alias stands for a node.
  private let isAliased: [Bool]

  /// Looks through a document.
  ///
  /// - Complexity: O(*n*) in its nodes.
  init(_ document: YAMLDocument) {
    self.document = document
    var parents = [(record: Int, place: Int)](repeating: (-1, 0), count: document.records.count)
    var isAliased = [Bool](repeating: false, count: document.records.count)
    for (index, record) in document.records.enumerated() {
      switch record.shape {
      case .sequence, .mapping:
        for place in 0..<Int(record.count) {
          parents[Int(document.children[Int(record.first) + place])] = (index, place)
        }
      case .alias: isAliased[Int(record.first)] = true
      case .scalar, .unresolved: break
      }
    }
    self.parents = parents
    self.isAliased = isAliased
  }

  /// Returns the anchor through which a node is used at several places: its own, or that of one
  /// that it is in.
  func sharedAnchor(of index: Int) -> String? {
    var current = index
    while current >= 0 {
      if isAliased[current] { return document.anchors[UInt32(current)] ?? "" }
      current = parents[current].record
    }
    return nil
  }

  /// Whether a node is in brackets.
  func isInBrackets(_ index: Int) -> Bool {
    let parent = parents[index].record
    return parent >= 0 && document.records[parent].style == .flow
  }

  /// Returns the key that a value of a mapping stands behind.
  func key(of index: Int) -> Int? {
    let (parent, place) = parents[index]
    guard parent >= 0, document.records[parent].shape == .mapping, place % 2 == 1 else {
      return nil
    }
    return Int(document.children[Int(document.records[parent].first) + place - 1])
  }

  /// Returns the bytes of a node's content, without an anchor before it.
  func span(of index: Int) -> Range<Int> {
    let record = document.records[index]
    let start = document.source.offset(of: Int(record.start))
    guard record.shape == .sequence || record.shape == .mapping, record.style == .block else {
      return start..<end(of: record, from: start)
    }
    var last = index
    while let child = lastChild(of: last) { last = child }
    let content = document.records[last]
    return
      start..<max(start, end(of: content, from: document.source.offset(of: Int(content.start))))
  }

  private func lastChild(of index: Int) -> Int? {
    let record = document.records[index]
    guard record.shape == .sequence || record.shape == .mapping, record.style == .block,
      record.count > 0
    else { return nil }
    return Int(document.children[Int(record.first) + Int(record.count) - 1])
  }

  private func end(of record: YAMLDocument.Record, from start: Int) -> Int {
    var end = max(start, document.source.offset(of: Int(record.end)))
    guard record.style == .literal || record.style == .folded else { return end }
    // libyaml counts the breaks behind a block of lines as its own.
    while end > start, document.source.bytes[end - 1].isBlankOrBreak { end -= 1 }
    return end
  }
}

// Lines.
extension NodePlaces {
  private var bytes: [UInt8] { document.source.bytes }

  /// Returns where the line of a byte starts.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > document.source.base, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
    }
    return start
  }

  /// Returns where the content of a line ends, and where the next line starts.
  func lineEnd(_ offset: Int) -> (content: Int, next: Int) {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let isPair =
      end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    return (end, min(bytes.count, end + (isPair ? 2 : 1)))
  }

  /// The break that the lines around a byte end in.
  func lineBreak(near offset: Int) -> [UInt8] {
    let (content, next) = lineEnd(offset)
    if next > content { return Array(bytes[content..<next]) }
    let start = lineStart(offset)
    guard start > document.source.base else { return [0x0A] }
    let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
    return isPair ? [0x0D, 0x0A] : [bytes[start - 1]]
  }

  /// Returns where the line of a byte starts, if nothing but blanks stands before the byte.
  func startOfLine(before offset: Int) -> Int? {
    var start = offset
    while start > document.source.base, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    let isStart =
      start == document.source.base || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    return isStart ? start : nil
  }

  /// Whether nothing but a comma, blanks and a comment stands between a byte and the line's end;
  /// and where the comma is, if there is one.
  func restOfLine(_ offset: Int) -> (isFree: Bool, comma: Int?) {
    let (content, _) = lineEnd(offset)
    var comma: Int?
    for place in offset..<content {
      switch bytes[place] {
      case 0x20, 0x09: continue
      case UInt8(ascii: ",") where comma == nil: comma = place
      case UInt8(ascii: "#"): return (place > offset, comma)
      default: return (false, comma)
      }
    }
    return (true, comma)
  }
}
