extension TreeBuilder {
  mutating func addScalar(_ event: Event) -> Bool {
    let first = scalarText.count - event.length
    guard event.length <= limits.scalarBytes else {
      let message = "a text of \(event.length) bytes, \(limits.scalarBytes) are allowed"
      return stop(event, message, hint: "split the text")
    }
    let size = Size(nodes: 1, bytes: event.length)
    guard count(size, event) else { return false }
    if usesStandIns {
      let resolves = event.style == .doubleQuoted
      StandIns.remove(from: &scalarText, start: first, resolvingEscapes: resolves)
    }
    var record = record(.scalar, event)
    record.first = UInt32(clamping: first)
    record.count = UInt32(clamping: scalarText.count - first)
    let mayHideTag = event.style == .plain && event.end - event.start != event.length
    add(record, event, hasProperties: mayHideTag && source.isTag(at: event.start))
    if event.isNamed { anchors[name] = Anchor(record: records.count - 1, size: size, height: 0) }
    return true
  }

  mutating func openCollection(
    _ shape: YAMLDocument.Record.Shape,
    _ event: Event
  ) -> Bool {
    guard frames.count < limits.depth else {
      return stop(event, "nested deeper than \(limits.depth) levels", hint: Self.lessNesting)
    }
    let before = size
    guard count(Size(nodes: 1), event) else { return false }
    add(record(shape, event), event, hasProperties: false)
    let index = records.count - 1
    frames.append(Frame(record: index, firstPending: pending.count, before: before))
    if event.isNamed { anchors[name] = Anchor(record: index, size: nil, height: 1) }
    return true
  }

  mutating func closeCollection() {
    guard let frame = frames.popLast() else { return }
    let first = children.count
    let count = pending.count - frame.firstPending
    for place in frame.firstPending..<pending.count { children.append(pending[place]) }
    pending.removeLast(count)
    records[frame.record].first = UInt32(clamping: first)
    records[frame.record].count = UInt32(clamping: count)
    if let last = frames.indices.last {
      frames[last].height = max(frames[last].height, frame.height + 1)
    }
    guard records[frame.record].isAnchored, let name = anchorNames[UInt32(frame.record)],
      anchors[name]?.record == frame.record
    else { return }
    anchors[name]?.size = Size(
      nodes: size.nodes - frame.before.nodes,
      bytes: size.bytes - frame.before.bytes
    )
    anchors[name]?.height = frame.height
  }

  func record(_ shape: YAMLDocument.Record.Shape, _ event: Event) -> YAMLDocument.Record {
    YAMLDocument.Record(
      shape: shape,
      style: event.style,
      isAnchored: event.isNamed,
      start: UInt32(clamping: event.start),
      end: UInt32(clamping: event.end),
      line: UInt32(clamping: event.line),
      first: 0
    )
  }

  /// Adds a node that may have an anchor or a tag before it.
  mutating func add(
    _ record: YAMLDocument.Record,
    _ event: Event,
    hasProperties: Bool
  ) {
    guard event.isTagged || event.isNamed || hasProperties else { return append(record) }
    var record = record
    let properties = source.properties(from: event.start)
    if let tag = properties.tag { reportTag(tag) }
    let isNothing = event.kind == .scalar && event.end <= properties.end
    let start = isNothing ? properties.end : properties.next
    record.start = UInt32(clamping: start)
    record.end = max(record.start, record.end)
    record.line = UInt32(clamping: source.line(of: start))
    if event.isNamed { anchorNames[UInt32(clamping: records.count)] = name }
    append(record)
  }

  mutating func append(_ record: YAMLDocument.Record) {
    if !frames.isEmpty { pending.append(UInt32(clamping: records.count)) }
    records.append(record)
  }
}
