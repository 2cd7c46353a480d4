/// How long nodes in brackets are if they are written on one line.
struct FlowWidths {
  private let document: YAMLDocument
  private var first = 0
  private var widths: [Int] = []

  /// Creates widths that are measured when they are asked for.
  init(_ document: YAMLDocument) {
    self.document = document
  }

  /// Returns the width of a sequence or mapping in brackets, in bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes in it; O(1) for those in it afterwards.
  mutating func width(of index: Int) -> Int {
    if !(first..<first + widths.count).contains(index) { measure(index) }
    return widths[index - first]
  }

  private mutating func measure(_ index: Int) {
    // Nodes stand in the order of the file, so what is in a node directly follows it.
    var last = index
    while let child = lastChild(of: last) { last = child }
    first = index
    widths = Array(repeating: 0, count: last - index + 1)
    for place in (index...last).reversed() { widths[place - index] = measured(place) }
  }

  private func lastChild(of index: Int) -> Int? {
    let record = document.records[index]
    guard record.shape == .sequence || record.shape == .mapping, record.count > 0 else {
      return nil
    }
    return Int(document.children[Int(record.first) + Int(record.count) - 1])
  }

  private func measured(_ index: Int) -> Int {
    let record = document.records[index]
    let anchor = record.isAnchored ? nameWidth(UInt32(index)) + 1 : 0
    switch record.shape {
    case .scalar: return anchor + ScalarText(record, of: document, role: .value).length
    case .alias: return nameWidth(record.first)
    case .unresolved: return 0
    case .sequence, .mapping:
      let places = Int(record.first)..<Int(record.first) + Int(record.count)
      // Two brackets, and two characters between one child and the next.
      return places.reduce(anchor + 2) { $0 + widths[Int(document.children[$1]) - first] + 2 }
    }
  }

  private func nameWidth(_ index: UInt32) -> Int {
    1 + (document.anchors[index]?.utf8.count ?? 0)
  }
}
