internal import Bytes
internal import Recordings

/// Draws a timeline as text: a line for each lane, a column for each step.
struct TimelineDrawing {
  /// The most steps that are drawn; a longer scenario has its table only.
  static let mostSteps = 60
  private static let nameWidth = 20

  /// What the pages share.
  let context: ScenarioContext
  /// The lanes.
  let lanes: TimelineLanes

  /// Returns the drawing as lines.
  func draw() -> [UInt8] {
    let recording = context.recording
    var cells = Array(
      repeating: Array(repeating: "·" as StaticString, count: recording.steps.count),
      count: lanes.owners.count
    )
    for (column, step) in recording.steps.enumerated() {
      for event in step.events {
        cells[lanes.lane(of: event)][column] = event.change.glyph
      }
    }
    var out = UTF8Writer()
    for (lane, owner) in lanes.owners.enumerated() {
      appendName(of: owner, to: &out)
      for cell in cells[lane] { out.append(cell) }
      out.append("\n" as StaticString)
    }
    out.append("\n● updated  + inserted  ✕ deleted  ◆ moved\n" as StaticString)
    return out.bytes
  }

  private func appendName(of owner: TimelineLanes.Owner, to out: inout UTF8Writer) {
    let name =
      switch owner {
      case .catalog(let tab): context.recording.tabs[tab].catalog
      case .item(let item): "  " + context.recording.items[item].title
      }
    // A drawing's line must not begin with what could close its fence.
    let fitted = TextFit.fit(name, to: Self.nameWidth)
    out.append("│ " as StaticString)
    out.append(fitted.text)
    for _ in fitted.width...Self.nameWidth { out.append(UInt8(ascii: " ")) }
    out.append("│" as StaticString)
  }
}

extension EventRecord.Change {
  /// The change as one character of one column.
  fileprivate var glyph: StaticString {
    switch self {
    case .updated: "●"
    case .inserted: "+"
    case .deleted: "✕"
    case .moved: "◆"
    }
  }
}
