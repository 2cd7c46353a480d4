import Diagnostics
import Recordings
import YAMLReading

/// Puts lines together to a recording, and looks after each whether what was seen is what the
/// events told.
struct RunAssembler {
  let header: RunHeader
  var recording: Recording
  var items: ItemBook
  var tabs: [TabState]
  var rows = LookTable<RowRecord>()
  var itemScreens = LookTable<ItemScreenRecord>()
  var screens = LookTable<ScreenRecord>()
  /// What the step at hand does not explain.
  var differences: [TabState.Difference] = []
  /// Whether a line told what is on screen.
  private(set) var hasScreen = false
  private var failures = DiagnosticBag()
  private var places: [Location] = []
  private var ids: [[UInt8]: YAMLNode] = [:]
  /// What did not hold after the step before, and is no news.
  private var known: [Violation] = []

  /// Starts a recording; `node` is the first line.
  init(_ header: RunHeader, _ node: YAMLNode) {
    self.header = header
    recording = Recording(
      title: header.title,
      description: header.description,
      recorder: header.recorder,
      device: header.device,
      hasTabBar: header.tabs.count > 1
    )
    items = ItemBook(tabTitles: header.tabs.map(\.title))
    tabs = header.tabs.map { _ in TabState() }
    recording.tabs = header.tabs.map { tab in
      TabRecord(
        title: tab.title,
        integration: "recorded",
        kind: tab.kind,
        catalog: tab.catalog,
        actions: tab.actions
      )
    }
    places = [node.location]
  }

  /// The index that the next step has.
  var step: Int { recording.steps.count }

  /// Adds a line.
  mutating func add(_ line: StepLine, problems: inout DiagnosticBag) {
    guard isInPlace(line, problems: &problems) else { return }
    if line.action != nil, recording.steps.isEmpty { addStart() }
    if line.screen != nil { hasScreen = true }
    differences = []
    let events = line.events.compactMap { event($0, line, problems: &problems) }
    let after = screen(line.screen, problems: &problems)
    guard line.action != nil else {
      places[0] = line.node.location
      addStart(after, note: line.note)
      return
    }
    guard !problems.hasErrors, let record = record(line, events, after, problems: &problems)
    else { return }
    recording.steps.append(record)
    places.append(line.node.location)
  }

  /// Notes that the last line is missing.
  mutating func noteCut() {
    guard let last = recording.steps.indices.last else { return }
    recording.steps[last].remarks.append("the recording breaks off here")
  }

  /// Returns the recording, when all lines have been added.
  consuming func finish() -> RecordedRun {
    if recording.steps.isEmpty { addStart() }
    for tab in tabs.indices {
      recording.tabs[tab].firstRows = tabs[tab].first ?? []
      recording.tabs[tab].lastRows = tabs[tab].looks
    }
    for item in items.states.indices {
      items.finish(item, screen: itemScreen(lastOf: item))
    }
    recording.items = items.records
    recording.rows = rows.values
    recording.itemScreens = itemScreens.values
    recording.screens = screens.values
    RunStepKeys.name(&recording.steps, items: recording.items)
    return RecordedRun(recording: recording, failures: failures, places: places)
  }
}

// Steps.
extension RunAssembler {
  /// Whether a line may stand where it does; says why if not.
  private func isInPlace(_ line: StepLine, problems: inout DiagnosticBag) -> Bool {
    guard line.action == nil else { return true }
    let reason: String
    if !recording.steps.isEmpty {
      reason = "a line without `step` is the start, and that comes before all steps"
    } else if line.screen == nil || !line.events.isEmpty || !line.expectations.isEmpty
      || line.id != nil
    {
      reason =
        "a line without `step` is the start, which has a `screen`, perhaps a `note`, and nothing else"
    } else {
      return true
    }
    problems.add(line.node.diagnostic(.misplacedLine, reason, hint: "say what was done: `step`"))
    return false
  }

  /// Adds the start; without a screen it shows an empty list.
  ///
  /// Its note is narration, as one that stands before all steps of a script.
  private mutating func addStart(_ screen: Int? = nil, note: String = "") {
    let screen = screen ?? self.screen(shown: 0, kind: .list, title: nil)
    recording.steps.append(
      StepRecord(
        key: "start",
        action: StepRecord.Action(verb: "start"),
        narration: note.isEmpty ? [] : [note],
        before: screen,
        after: screen
      )
    )
  }

  private mutating func record(
    _ line: StepLine,
    _ events: [EventRecord],
    _ after: Int?,
    problems: inout DiagnosticBag
  ) -> StepRecord? {
    guard let before = recording.steps.last?.after,
      let action = action(line, problems: &problems)
    else { return nil }
    noteID(line, problems: &problems)
    var step = StepRecord(
      key: "",
      id: line.id?.text,
      action: action,
      note: line.note,
      before: before,
      after: after ?? before,
      events: events
    )
    noteUnseen(in: line, on: step.after)
    for violation in violations(step.after) {
      failures.add(diagnostic(violation, line.node))
      step.expectations.append(violation.record)
    }
    for expectation in line.expectations {
      step.expectations.append(expectation.record)
      if !expectation.record.holds { failures.add(failure(expectation)) }
    }
    if step.before == step.after, events.allSatisfy(\.isUnchanged), line.expectations.isEmpty {
      step.remarks.append("`\(action.verb)` changed nothing")
    }
    return step
  }

  private func action(
    _ line: StepLine,
    problems: inout DiagnosticBag
  ) -> StepRecord.Action? {
    guard let action = line.action else { return nil }
    var item: Int?
    if let node = action.item {
      item = known(node, tab: nil, problems: &problems)
      guard item != nil else { return nil }
    }
    return StepRecord.Action(
      verb: action.verb,
      target: action.target,
      item: item,
      point: action.point.map { ScreenRecord.Point(x: $0[0], y: $0[1]) }
    )
  }

  private mutating func noteID(_ line: StepLine, problems: inout DiagnosticBag) {
    guard let id = line.id else { return }
    if let first = ids[Array(id.utf8)] {
      let note = Diagnostic.Note("the first stands here", at: first.location)
      let message = "two steps have the id `\(id.text)`"
      problems.add(id.diagnostic(.duplicateID, message, notes: [note]))
    }
    ids[Array(id.utf8)] = id
  }

  private mutating func violations(_ screen: Int) -> [Violation] {
    var found = check(screen)
    if !differences.isEmpty {
      let explained = Violation(
        .explained,
        expected: differences.map(\.told),
        actual: differences.map(\.found)
      )
      found.insert(explained, at: 0)
    }
    let news = found.filter { !known.contains($0) }
    known = found
    return news
  }

  private func failure(_ expectation: ExpectationLine) -> Diagnostic {
    let record = expectation.record
    return expectation.node.diagnostic(
      .expectationFailed,
      "`\(record.subject)` is not as expected",
      notes: Self.notes(record.expected, record.actual)
    )
  }

  private func diagnostic(_ violation: Violation, _ node: YAMLNode) -> Diagnostic {
    node.diagnostic(
      violation.invariant.code,
      violation.invariant.complaint,
      notes: Self.notes(violation.expected, violation.actual)
    )
  }

  private static func notes(_ expected: [String], _ actual: [String]) -> [Diagnostic.Note] {
    func summary(_ lines: [String]) -> String {
      guard !lines.isEmpty else { return "(none)" }
      let shown = lines.prefix(10).joined(separator: "; ")
      return lines.count > 10 ? shown + "; … and \(lines.count - 10) more" : shown
    }
    return [
      Diagnostic.Note("expected: " + summary(expected)),
      Diagnostic.Note("actual:   " + summary(actual)),
    ]
  }
}
