internal import CYAML

/// The events of a text, one by one: libyaml's parser, with all of its memory.
@safe
struct EventStream: ~Copyable {
  /// Why libyaml can't go on.
  struct Failure: Error {
    /// What libyaml says, such as `did not find expected key`.
    let problem: String
    /// Where, in code points; it may lie behind the end of the text.
    let index: Int
    /// What libyaml was at, such as `while parsing a block mapping`.
    let context: String
    /// Where that began.
    let contextIndex: Int
  }

  // On the heap: libyaml keeps pointers to the parser and into the text while it parses.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let isReady: Bool
  /// The name of the last event that has one: of an alias, or of the anchor before a node.
  private(set) var name = ""

  /// Creates the events of a text, which is valid UTF-8 without a byte order mark.
  init(_ text: ArraySlice<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    unsafe input = .allocate(capacity: text.count)
    _ = unsafe input.initialize(fromContentsOf: text)
    unsafe isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deallocate()
    unsafe event.deallocate()
    unsafe input.deallocate()
  }

  /// Returns the next event, and appends the text of a scalar to `text`.
  mutating func next(appendingTextTo text: inout [UInt8]) throws(Failure) -> Event {
    guard isReady else { throw Self.outOfMemory }
    guard unsafe yaml_parser_parse(parser, event) == 1 else { throw failure() }
    defer { unsafe yaml_event_delete(event) }
    return copyEvent(appendingTextTo: &text)
  }
}

extension EventStream {
  private static let outOfMemory = Failure(
    problem: "out of memory",
    index: 0,
    context: "",
    contextIndex: 0
  )

  private func failure() -> Failure {
    guard unsafe parser.pointee.error != YAML_MEMORY_ERROR else { return Self.outOfMemory }
    return unsafe Failure(
      problem: Self.string(parser.pointee.problem),
      index: parser.pointee.problem_mark.index,
      context: Self.string(parser.pointee.context),
      contextIndex: parser.pointee.context_mark.index
    )
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    return unsafe String(cString: text)
  }

  /// Keeps a name; returns whether there is one.
  private mutating func take(name text: UnsafePointer<yaml_char_t>?) -> Bool {
    guard let text = unsafe text else { return false }
    name = unsafe String(cString: text)
    return true
  }

  /// Returns what the event holds: the only place that looks into its union.
  private mutating func copyEvent(appendingTextTo text: inout [UInt8]) -> Event {
    var result = unsafe Event(
      kind: .collectionEnd,
      start: event.pointee.start_mark.index,
      end: event.pointee.end_mark.index,
      line: event.pointee.start_mark.line
    )
    switch unsafe event.pointee.type {
    case YAML_ALIAS_EVENT:
      result.kind = .alias
      result.isNamed = unsafe take(name: event.pointee.data.alias.anchor)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.pointee.data.scalar
      result.kind = .scalar
      result.style = unsafe Self.style(scalar.style)
      result.isTagged = unsafe scalar.tag != nil
      result.isNamed = unsafe take(name: scalar.anchor)
      result.length = unsafe scalar.length
      unsafe text.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.pointee.data.sequence_start
      result.kind = .sequenceStart
      result.style = unsafe start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
      result.isTagged = unsafe start.tag != nil
      result.isNamed = unsafe take(name: start.anchor)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.pointee.data.mapping_start
      result.kind = .mappingStart
      result.style = unsafe start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
      result.isTagged = unsafe start.tag != nil
      result.isNamed = unsafe take(name: start.anchor)
    case YAML_STREAM_START_EVENT: result.kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: break
    default: result.kind = .streamEnd
    }
    return result
  }

  private static func style(_ style: yaml_scalar_style_t) -> Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
