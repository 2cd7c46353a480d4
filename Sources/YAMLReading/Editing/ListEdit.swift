/// The edits that make a list what it is to be: elements replaced in their places, taken out, put in.
struct ListEdit {
  /// A list that can't be changed without touching what is around it.
  struct Refusal: Error {
    let reason: String
  }

  private let places: NodePlaces
  private let index: Int
  private let record: YAMLDocument.Record
  private let elements: [Int]
  private let similar: Set<PlainText>
  private(set) var edits: [ByteEdit] = []
  /// How many elements at the start are taken out.
  private var removedStart = 0

  private var bytes: [UInt8] { places.document.source.bytes }
  private var isFlow: Bool { record.style == .flow }

  /// Works out the edits.
  init(
    _ wanted: [YAMLChange.Element],
    of index: Int,
    in places: NodePlaces
  ) throws(Refusal) {
    self.places = places
    self.index = index
    record = places.document.records[index]
    let children = places.document.children
    let first = Int(record.first)
    elements = children[first..<first + Int(record.count)].map { Int($0) }
    similar = Set(
      elements.map { places.document.records[$0] }.filter {
        $0.shape == .scalar && $0.style == .plain
      }.map { PlainText(places.document.text(of: $0)) }
    )
    try run(wanted)
  }

  /// What stands between two elements that are kept, old and new.
  private struct Run {
    var old: Range<Int>
    var new: [YAMLChange.Scalar] = []
  }

  private mutating func run(_ wanted: [YAMLChange.Element]) throws(Refusal) {
    var runs = [Run(old: 0..<elements.count)]
    for element in wanted {
      switch element {
      case .new(let scalar): runs[runs.count - 1].new.append(scalar)
      case .kept(let place):
        let start = runs[runs.count - 1].old.lowerBound
        guard place >= start, place < elements.count else {
          throw Refusal(reason: "its elements are in another order")
        }
        runs[runs.count - 1].old = start..<place
        runs.append(Run(old: (place + 1)..<elements.count))
      }
    }
    for run in runs { try make(run, isAll: wanted.isEmpty) }
  }

  private mutating func make(_ run: Run, isAll: Bool) throws(Refusal) {
    let paired = min(run.old.count, run.new.count)
    for (place, scalar) in zip(run.old, run.new) {
      try checkUnshared(elements[place])
      edits.append(try replacement(of: elements[place], by: scalar))
    }
    let rest = run.old.dropFirst(paired)
    for place in rest { try checkUnshared(elements[place]) }
    if isAll, !rest.isEmpty { return try empty() }
    for place in rest { try remove(place) }
    let added = run.new.dropFirst(paired).map { text($0, style: .plain) }
    guard !added.isEmpty else { return }
    try insert(added, after: run.old.lowerBound + paired - 1)
  }

  private func checkUnshared(_ element: Int) throws(Refusal) {
    let record = places.document.records[element]
    guard record.shape != .alias, record.shape != .unresolved else {
      throw Refusal(reason: "an element of it is an alias")
    }
    if let anchor = places.sharedAnchor(of: element) {
      throw Refusal(reason: "`&\(anchor)` is used elsewhere as well")
    }
  }

  /// Returns the edit that puts a scalar in the place of an element.
  private func replacement(
    of element: Int,
    by scalar: YAMLChange.Scalar
  ) throws(Refusal) -> ByteEdit {
    let record = places.document.records[element]
    let span = places.span(of: element)
    guard !span.isEmpty else { throw Refusal(reason: "an element of it is empty") }
    let style: Style = record.shape == .scalar ? record.style : .plain
    return ByteEdit(span, text(scalar, style: style))
  }

  private func text(_ scalar: YAMLChange.Scalar, style: Style) -> [UInt8] {
    scalar.bytes(style: style, similar: similar, inBrackets: isFlow)
  }
}

// Taking out.
extension ListEdit {
  /// Takes out all elements: `[]` stands for a list of none.
  private mutating func empty() throws(Refusal) {
    guard isFlow else { return try emptyBlock() }
    let span = places.span(of: index)
    edits.append(ByteEdit((span.lowerBound + 1)..<(span.upperBound - 1)))
  }

  private mutating func emptyBlock() throws(Refusal) {
    guard let key = places.key(of: index), places.document.records[key].shape == .scalar,
      !record.isAnchored
    else { throw Refusal(reason: "there is no place for `[]`") }
    var colon = places.span(of: key).upperBound
    while colon < bytes.count, bytes[colon] == 0x20 { colon += 1 }
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
      throw Refusal(reason: "there is no place for `[]`")
    }
    edits.append(ByteEdit((colon + 1)..<(colon + 1), Array(" []".utf8)))
    for place in elements.indices { try remove(place) }
  }

  private mutating func remove(_ place: Int) throws(Refusal) {
    if let lines = try ownLines(place) {
      edits.append(ByteEdit(lines))
      if place == removedStart { removedStart += 1 }
      return
    }
    let span = places.span(of: elements[place])
    // Where all before it go as well, the comma goes that is behind it.
    let isFirst = place == removedStart
    if isFirst { removedStart += 1 }
    if isFirst, place + 1 < elements.count {
      edits.append(
        ByteEdit(span.lowerBound..<places.span(of: elements[place + 1]).lowerBound)
      )
    } else if place > 0 {
      edits.append(ByteEdit(places.span(of: elements[place - 1]).upperBound..<span.upperBound))
    } else {
      edits.append(ByteEdit(span))
    }
  }

  /// Returns the lines that an element has for itself; in brackets, `nil` if it has not.
  private func ownLines(_ place: Int) throws(Refusal) -> Range<Int>? {
    let span = places.span(of: elements[place])
    if !isFlow {
      let dash = try dash(before: place)
      let start = places.lineStart(dash)
      return start..<places.lineEnd(span.upperBound).next
    }
    guard let start = places.startOfLine(before: span.lowerBound),
      places.restOfLine(span.upperBound).isFree
    else { return nil }
    return start..<places.lineEnd(span.upperBound).next
  }

  /// Returns where the dash of an element is.
  private func dash(before place: Int) throws(Refusal) -> Int {
    let start = places.span(of: elements[place]).lowerBound
    var dash = start - 1
    while dash >= 0, bytes[dash] == 0x20 || bytes[dash] == 0x09 { dash -= 1 }
    guard dash >= 0, bytes[dash] == UInt8(ascii: "-"),
      places.startOfLine(before: dash) != nil
    else { throw Refusal(reason: "a dash of it stands apart from its element") }
    return dash
  }
}

// Putting in.
extension ListEdit {
  /// Puts elements in behind the one at a place; behind -1, at the start.
  private mutating func insert(_ added: [[UInt8]], after place: Int) throws(Refusal) {
    guard !elements.isEmpty else {
      let start = places.span(of: index).lowerBound + 1
      edits.append(ByteEdit(start..<start, Array(added.joined(separator: Array(", ".utf8)))))
      return
    }
    let near = max(0, place)
    guard let lines = try ownLines(near) else {
      let span = places.span(of: elements[near])
      let joined = Array(added.joined(separator: Array(", ".utf8)))
      let comma = Array(", ".utf8)
      edits.append(
        place < 0
          ? ByteEdit(span.lowerBound..<span.lowerBound, joined + comma)
          : ByteEdit(span.upperBound..<span.upperBound, comma + joined)
      )
      return
    }
    try insertLines(added, near: near, isBefore: place < 0, lines)
  }

  private mutating func insertLines(
    _ added: [[UInt8]],
    near: Int,
    isBefore: Bool,
    _ lines: Range<Int>
  ) throws(Refusal) {
    let span = places.span(of: elements[near])
    let lead =
      isFlow
      ? bytes[lines.lowerBound..<span.lowerBound]
      : bytes[lines.lowerBound...(try dash(before: near))] + [0x20]
    let lineBreak = places.lineBreak(near: span.upperBound)
    var needsComma = isFlow
    if isFlow, !isBefore, places.restOfLine(span.upperBound).comma == nil {
      // The last of a list without a comma at its end: the comma goes between.
      edits.append(ByteEdit(span.upperBound..<span.upperBound, [UInt8(ascii: ",")]))
      needsComma = false
    }
    var text: [UInt8] = []
    let endsInBreak = lines.upperBound > places.lineEnd(span.upperBound).content
    if !isBefore, !endsInBreak { text += lineBreak }
    for (number, element) in added.enumerated() {
      text += lead + element
      if isFlow, needsComma || number < added.count - 1 { text.append(UInt8(ascii: ",")) }
      if isBefore || endsInBreak || number < added.count - 1 { text += lineBreak }
    }
    let at = isBefore ? lines.lowerBound : lines.upperBound
    edits.append(ByteEdit(at..<at, text))
  }
}

extension YAMLDocument {
  /// Returns the text of a scalar.
  func text(of record: Record) -> String {
    guard record.shape == .scalar else { return "" }
    let first = Int(record.first)
    return String(decoding: scalarText[first..<first + Int(record.count)], as: UTF8.self)
  }
}
