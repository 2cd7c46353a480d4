import Diagnostics

/// Turns events into the arrays of a document, within limits.
///
/// It keeps a stack of the open sequences and mappings, so that nesting costs no call stack.
struct TreeBuilder {
  /// A sequence or mapping that is not closed yet.
  struct Frame {
    let record: Int
    /// Where its children start in `pending`.
    let firstPending: Int
    /// What there was before it.
    let before: Size
    /// How many levels it and what is in it are.
    var height = 1
  }

  /// How much was read, or stands behind an alias, all aliases followed.
  struct Size {
    var nodes = 0
    /// The bytes of all texts.
    var bytes = 0
  }

  /// What an alias stands for.
  struct Anchor {
    let record: Int
    /// How much it is, its own aliases followed; `nil` while it is open.
    var size: Size?
    var height: Int
  }

  let source: SourceText
  let limits: YAMLLimits
  let usesStandIns: Bool
  var records: [YAMLDocument.Record] = []
  var children: [UInt32] = []
  var scalarText: [UInt8] = []
  var anchorNames: [UInt32: String] = [:]
  var frames: [Frame] = []
  var pending: [UInt32] = []
  var anchors: [String: Anchor] = [:]
  var size = Size()
  /// The name of the last event that has one.
  var name = ""
  /// What is wrong.
  var problems: ProblemList

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
        guard take(event), !problems.isFull else { return }
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
  mutating func take(_ event: Event) -> Bool {
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
}
