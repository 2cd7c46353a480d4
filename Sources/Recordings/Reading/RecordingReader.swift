package import Diagnostics

/// Reads what `RecordingWriter` wrote, and nothing else.
///
/// A recording is written by the program, so reading stops at the first thing that is wrong: the
/// file was cut, merged or edited, and what helps is to write it again. Unknown keys, missing keys,
/// names that nothing has and numbers out of range are refused, so that whoever uses the recording
/// can rely on its indices. Keys may stand in any order.
package struct RecordingReader {
  /// The parts, each behind those that it refers to.
  private static let parts: [RecordingKey] = [.items, .rows, .itemScreens, .tabs, .steps]

  var json: JSONReader
  var members = MemberReader()
  var strings = StringCache()
  var names = RecordingNames()
  var recording = Recording(title: "")
  /// What each item refers to.
  var itemReferences: [ItemReferences] = []
  /// The last list of rows, and where it stands.
  var lastRows: (range: Range<Int>, rows: [Int]) = (0..<0, [])
  var screenIndices: [ScreenRecord: Int] = [:]
  var knownActions = LineCache<StepRecord.Action>()
  var knownScreens = LineCache<Int>()
  var knownEvents = LineCache<EventRecord>()
  private var isRecording = false
  private var isNewer = false
  /// How many of the parts have been read.
  private var readCount = 0
  /// The parts that came before what they refer to, and where they begin.
  private var postponed: [RecordingKey: Int] = [:]

  /// Returns the recording in a file.
  ///
  /// `file` is its name in messages.
  ///
  /// - Throws: one diagnostic, located, which tells a damaged recording from a newer one and from
  ///   a file that is none.
  /// - Complexity: O(*n*) in the size of the file.
  package static func read(_ bytes: [UInt8], file: String) throws(DiagnosticBag) -> Recording {
    var reader = RecordingReader(json: JSONReader(bytes))
    do throws(JSONProblem) {
      try reader.readAll()
      return reader.recording
    } catch {
      throw DiagnosticBag([reader.diagnostic(error, file: file)])
    }
  }

  private init(json: JSONReader) {
    self.json = json
  }

  private mutating func readAll() throws(JSONProblem) {
    var object = try open()
    while let key = try next(&object) {
      switch key {
      case .format: try readFormat()
      case .version: try readVersion()
      case .title: recording.title = try string()
      case .description: recording.description = try string()
      case .recorder: recording.recorder = try string()
      case .device: try readDevice()
      case _ where Self.parts.contains(key): try readPart(key)
      case .parity: postponed[key] = try skip()
      default: throw unexpected(key, in: object)
      }
    }
    try json.end()
    try require([.format, .version, .title, .description, .device], in: object)
    try require(Self.parts, in: object)
    try readPostponed()
    try finishItems()
    if let parity = postponed[.parity] {
      json.position = parity
      try readParity()
    }
  }

  /// What is wrong, with its place.
  private func diagnostic(_ problem: JSONProblem, file: String) -> Diagnostic {
    let code: Diagnostic.Code =
      isNewer ? .newerRecording : isRecording ? .damagedRecording : .notARecording
    let sentence =
      isNewer
      ? "this recording is newer than the program"
      : isRecording ? "this recording is damaged" : "this is no recording"
    return TextPlace(json.bytes, offset: problem.offset).diagnostic(
      code,
      sentence + ": " + problem.message,
      file: file,
      hint: isNewer ? "use the Peekbook that wrote it, or a newer one" : nil
    )
  }
}

// The parts.
extension RecordingReader {
  private mutating func readPart(_ key: RecordingKey) throws(JSONProblem) {
    let start = json.position
    try readPostponed()
    json.position = start
    if readCount < Self.parts.count, Self.parts[readCount] == key {
      try readNextPart()
    } else {
      postponed[key] = try skip()
    }
  }

  /// Reads the parts whose turn it is now.
  private mutating func readPostponed() throws(JSONProblem) {
    while readCount < Self.parts.count, let start = postponed[Self.parts[readCount]] {
      json.position = start
      try readNextPart()
    }
  }

  private mutating func readNextPart() throws(JSONProblem) {
    switch Self.parts[readCount] {
    case .items: try readItems()
    case .rows: try readRows()
    case .itemScreens: try readItemScreens()
    case .tabs: try readTabs()
    default: try readSteps()
    }
    readCount += 1
  }

  private mutating func skip() throws(JSONProblem) -> Int {
    let start = json.position
    try json.skip()
    return start
  }

  private mutating func readFormat() throws(JSONProblem) {
    let start = start()
    let format = try string()
    isRecording = format == RecordingWriter.format
    if !isRecording { throw json.problem("its format is `\(format)`", at: start) }
  }

  private mutating func readVersion() throws(JSONProblem) {
    let start = start()
    let version = try json.number()
    if version < 1 { throw json.problem("there is no version \(version)", at: start) }
    guard version > RecordingWriter.version else { return }
    isNewer = isRecording
    throw json.problem(
      "version \(version), this program reads up to \(RecordingWriter.version)",
      at: start
    )
  }

  private mutating func readDevice() throws(JSONProblem) {
    var object = try open()
    while let key = try next(&object) {
      switch key {
      case .width: recording.device.width = try number(in: 1...100_000)
      case .height: recording.device.height = try number(in: 1...100_000)
      case .rowHeight: recording.device.rowHeight = try number(in: 1...100_000)
      case .textSize: recording.device.textSize = try number(in: 1...1_000)
      case .topBars: recording.device.topBars = try number(in: 0...100_000)
      case .bottomBars: recording.device.bottomBars = try number(in: 0...100_000)
      case .hasTabBar: recording.hasTabBar = try json.flag()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.width, .height, .rowHeight, .topBars, .bottomBars, .hasTabBar], in: object)
  }
}
