internal import Bytes

/// Records what an app shows, for Peekbook to publish, check and review.
///
/// Each call appends one line of JSON to a file, whole before it returns, so that the recording of a
/// run that is interrupted can be read up to its last step. Nothing but the standard library is
/// needed, so that it can be a part of an app or of its UI tests.
///
/// ```swift
/// let recorder = try RunRecorder(
///   path: "todo.recording.jsonl",
///   title: "A to-do list",
///   tabs: [.init("Home", kind: "Task", fields: ["done": .flag])]
/// )
/// try recorder.start(.init(rows: [.init(id: "milk", title: "Buy milk", fields: ["done": false])]))
/// try recorder.step(
///   .init("tick", "Buy milk", item: "milk"),
///   screen: .init(rows: [.init(id: "milk", title: "Buy milk", fields: ["done": true])]),
///   events: [.updated("taskUpdated", item: "milk", field: "done", from: false, to: true)]
/// )
/// ```
public final class RunRecorder {
  /// The name of the format, as the first line has it.
  public static let format = "peekbook-recording-lines"
  /// The version of the format that is written.
  public static let version = 1

  /// Receives a line, with its end.
  public typealias Sink = (_ line: [UInt8]) throws(RecorderError) -> Void

  private let write: Sink

  /// Starts a recording in a file, in place of what the file holds.
  ///
  /// - Parameters:
  ///   - path: The file's path; Peekbook takes files that end with `.jsonl`.
  ///   - title: What is recorded.
  ///   - description: More on it, as Markdown.
  ///   - recorder: The program that records, as pages name it.
  ///   - device: The phone that screens are drawn for, if it is not the usual one.
  ///   - tabs: The tabs; none for an app with a single list.
  /// - Throws: Why the file can't be written.
  public convenience init(
    path: String,
    title: String,
    description: String? = nil,
    recorder: String? = nil,
    device: Device? = nil,
    tabs: [Tab] = []
  ) throws(RecorderError) {
    let file = try LineFile(path)
    try self.init(
      title: title,
      description: description,
      recorder: recorder,
      device: device,
      tabs: tabs
    ) { (line) throws(RecorderError) in
      try file.append(line)
    }
  }

  /// Starts a recording whose lines go where you like.
  ///
  /// - Parameters:
  ///   - title: What is recorded.
  ///   - description: More on it, as Markdown.
  ///   - recorder: The program that records, as pages name it.
  ///   - device: The phone that screens are drawn for, if it is not the usual one.
  ///   - tabs: The tabs; none for an app with a single list.
  ///   - write: Receives each line; what it throws, the call throws that made the line.
  /// - Throws: What `write` throws.
  public init(
    title: String,
    description: String? = nil,
    recorder: String? = nil,
    device: Device? = nil,
    tabs: [Tab] = [],
    write: @escaping Sink
  ) throws(RecorderError) {
    self.write = write
    var line = LineWriter()
    line.object { line in
      line.member("format", Self.format)
      line.member("version", Self.version)
      line.member("title", title)
      line.member("description", description)
      line.member("recorder", recorder)
      line.member("device", device)
      line.members("tabs", tabs)
    }
    try write(line.bytes)
  }

  /// Records what is on screen before the first step.
  ///
  /// - Parameters:
  ///   - screen: What is on screen.
  ///   - note: Markdown, shown before the first step.
  /// - Throws: Why the line can't be written.
  public func start(_ screen: Screen, note: String? = nil) throws(RecorderError) {
    var line = LineWriter()
    line.object { line in
      line.member("note", note)
      line.member("screen", screen)
    }
    try write(line.bytes)
  }

  /// Records a step.
  ///
  /// - Parameters:
  ///   - action: What was done.
  ///   - id: A name for the step that stays the same from run to run; else Peekbook makes one of
  ///     what was done.
  ///   - note: Markdown, shown beside it.
  ///   - screen: What is on screen now; `nil` if that is the same as before.
  ///   - events: The change events that the step caused, in order.
  ///   - expectations: What was expected, and what was found.
  /// - Throws: Why the line can't be written.
  public func step(
    _ action: Action,
    id: String? = nil,
    note: String? = nil,
    screen: Screen? = nil,
    events: [Event] = [],
    expectations: [Expectation] = []
  ) throws(RecorderError) {
    var line = LineWriter()
    line.object { line in
      line.member("step", action)
      line.member("id", id)
      line.member("note", note)
      line.member("screen", screen)
      line.members("events", events)
      line.members("expectations", expectations)
    }
    try write(line.bytes)
  }
}
