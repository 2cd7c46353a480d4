import Diagnostics

/// Turns events into the arrays of a document, within limits.
///
/// It keeps a stack of the open sequences and mappings, so that nesting costs no call stack.
struct TreeBuilder {
  /// A sequence or mapping that is not closed yet.
  private struct Frame {
    let record: Int
    /// Where its children start in `pending`.
    let firstPending: Int
    /// How many nodes there were before it.
    let nodesBefore: Int
    /// How many levels it and what is in it are.
    var height = 1
  }

  /// What an alias stands for.
  private struct Anchor {
    let record: Int
    /// How many nodes, its own aliases followed; `nil` while it is open.
    var nodes: Int?
    var height: Int
  }

  private let source: SourceText
  private let limits: YAMLLimits
  private let usesStandIns: Bool
  private var records: [YAMLDocument.Record] = []
  private var children: [UInt32] = []
  private var scalarText: [UInt8] = []
  private var anchorNames: [UInt32: String] = [:]
  private var frames: [Frame] = []
  private var pending: [UInt32] = []
  private var anchors: [String: Anchor] = [:]
  private var nodes = 0
  /// The name of the last event that has one.
  private var name = ""
  /// What is wrong.
  private(set) var problems: ProblemList

  /// Creates a builder; `usesStandIns` tells whether the events hold any.
  init(_ source: SourceText, limits: YAMLLimits, usesStandIns: Bool) {
    self.source = source
    self.limits = limits
    self.usesStandIns = usesStandIns
    problems = ProblemList(limit: limits.problems)
    let expected = min(source.bytes.count / 4, limits.nodes)
    records.reserveCapacity(expected)
    children.reserveCapacity(expected)
    scalarText.reserveCapacity(source.bytes.count)
  }

  /// The document, as far as it could be read; what was open is closed.
  ///
  /// `nil` if there is no node at all.
  mutating func finish() -> YAMLDocument? {
    while !frames.isEmpty { closeCollection() }
    guard !records.isEmpty else { return nil }
    return YAMLDocument(
      records: records,
      children: children,
      scalarText: scalarText,
      anchors: anchorNames,
      source: source
    )
  }

  /// Reads all events.
  mutating func read(_ stream: inout EventStream) {
    do throws(EventStream.Failure) {
      while true {
        let event = try stream.next(appendingTextTo: &scalarText)
        if event.isNamed { name = stream.name }
        guard take(event) else { return }
      }
    } catch {
      let lastLengths = records.suffix(2).map { Int($0.end) - Int($0.start) }
      let open = frames.last.map { records[$0.record] }
      let problem = SyntaxProblem(error, in: source, open: open, lastLengths: lastLengths)
      problems.add(problem.diagnostic)
    }
  }
}

extension TreeBuilder {
  /// Returns whether to go on.
  private mutating func take(_ event: Event) -> Bool {
    switch event.kind {
    case .scalar: return addScalar(event)
    case .alias: return addAlias(event)
    case .sequenceStart: return openCollection(.sequence, event)
    case .mappingStart: return openCollection(.mapping, event)
    case .collectionEnd:
      if let frame = frames.last { records[frame.record].end = UInt32(clamping: event.end) }
      closeCollection()
    case .documentEnd:
      checkRest(after: event.end)
      return false
    case .streamEnd: return false
    case .streamStart, .documentStart: break
    }
    return true
  }

  private mutating func addScalar(_ event: Event) -> Bool {
    let first = scalarText.count - event.length
    guard event.length <= limits.scalarBytes else {
      return stop(event, "a text of \(event.length) bytes, \(limits.scalarBytes) are allowed")
    }
    guard count(1, event) else { return false }
    if usesStandIns {
      let resolves = event.style == .doubleQuoted
      StandIns.remove(from: &scalarText, start: first, resolvingEscapes: resolves)
    }
    var record = record(.scalar, event)
    record.first = UInt32(clamping: first)
    record.count = UInt32(clamping: scalarText.count - first)
    let mayHideTag = event.style == .plain && event.end - event.start != event.length
    add(record, event, hasProperties: mayHideTag && source.isTag(at: event.start))
    if event.isNamed { anchors[name] = Anchor(record: records.count - 1, nodes: 1, height: 0) }
    return true
  }

  private mutating func openCollection(
    _ shape: YAMLDocument.Record.Shape,
    _ event: Event
  ) -> Bool {
    guard frames.count < limits.depth else {
      return stop(event, "nested deeper than \(limits.depth) levels")
    }
    let nodesBefore = nodes
    guard count(1, event) else { return false }
    add(record(shape, event), event, hasProperties: false)
    let index = records.count - 1
    frames.append(Frame(record: index, firstPending: pending.count, nodesBefore: nodesBefore))
    if event.isNamed { anchors[name] = Anchor(record: index, nodes: nil, height: 1) }
    return true
  }

  private mutating func closeCollection() {
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
    anchors[name]?.nodes = nodes - frame.nodesBefore
    anchors[name]?.height = frame.height
  }

  private mutating func addAlias(_ event: Event) -> Bool {
    guard let anchor = anchors[name] else {
      report(event, .unknownAlias, "no anchor `&\(name)` before this", hint: nearestAnchor)
      return addNothing(event)
    }
    guard let size = anchor.nodes else {
      let note = Diagnostic.Note(
        "`&\(name)` stands here",
        at: source.location(of: Int(records[anchor.record].start))
      )
      report(event, .unknownAlias, "`*\(name)` stands inside what it names", notes: [note])
      return addNothing(event)
    }
    guard frames.count + anchor.height <= limits.depth else {
      return stop(event, "nested deeper than \(limits.depth) levels through `*\(name)`")
    }
    guard count(size, event) else { return false }
    if let last = frames.indices.last {
      frames[last].height = max(frames[last].height, anchor.height + 1)
    }
    var record = record(.alias, event)
    record.isAnchored = false
    record.first = UInt32(clamping: anchor.record)
    append(record)
    return true
  }

  /// Keeps the place of an alias that stands for nothing, so that keys and values stay paired.
  private mutating func addNothing(_ event: Event) -> Bool {
    append(record(.unresolved, event))
    return count(1, event)
  }

  private var nearestAnchor: String? {
    guard anchors.count < 1_000 else { return nil }
    return NearestName.nearest(to: name, in: anchors.keys.sorted()).map { "did you mean `*\($0)`?" }
  }
}

extension TreeBuilder {
  private func record(_ shape: YAMLDocument.Record.Shape, _ event: Event) -> YAMLDocument.Record {
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
  private mutating func add(
    _ record: YAMLDocument.Record,
    _ event: Event,
    hasProperties: Bool
  ) {
    guard event.isTagged || event.isNamed || hasProperties else { return append(record) }
    var record = record
    let properties = source.properties(from: event.start)
    if let tag = properties.tag {
      let name = String(
        decoding: source.slice(from: tag.lowerBound, to: tag.upperBound),
        as: UTF8.self
      )
      problems.add(
        source.diagnostic(
          .unsupportedYAML,
          "tags such as `\(name)` are not supported",
          at: source.location(of: tag.lowerBound),
          hint: "leave it out: the type comes from where the value stands"
        )
      )
    }
    let isNothing = event.kind == .scalar && event.end <= properties.end
    let start = isNothing ? properties.end : properties.next
    record.start = UInt32(clamping: start)
    record.end = max(record.start, record.end)
    record.line = UInt32(clamping: source.line(of: start))
    if event.isNamed { anchorNames[UInt32(clamping: records.count)] = name }
    append(record)
  }

  private mutating func append(_ record: YAMLDocument.Record) {
    if !frames.isEmpty { pending.append(UInt32(clamping: records.count)) }
    records.append(record)
  }

  /// Counts nodes; returns whether there may be so many.
  private mutating func count(_ more: Int, _ event: Event) -> Bool {
    let (sum, overflow) = nodes.addingReportingOverflow(more)
    guard !overflow, sum <= limits.nodes else {
      return stop(event, "more than \(limits.nodes) nodes, each counted again for every alias")
    }
    nodes = sum
    return true
  }

  private mutating func report(
    _ event: Event,
    _ code: Diagnostic.Code,
    _ message: String,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    let place = source.location(of: event.start)
    problems.add(source.diagnostic(code, message, at: place, hint: hint, notes: notes))
  }

  /// Reports a limit; returns `false`.
  private mutating func stop(_ event: Event, _ message: String) -> Bool {
    report(event, .limitExceeded, message)
    return false
  }

  /// Reports what stands behind the document.
  ///
  /// libyaml is not asked, so that nothing there can cost time.
  private mutating func checkRest(after index: Int) {
    guard let rest = source.rest(from: index) else { return }
    let message =
      rest.isDocument
      ? "more than one document, 1 expected"
      : "unexpected text behind the end of the document"
    problems.add(source.diagnostic(.unsupportedYAML, message, at: source.location(of: rest.index)))
  }
}
