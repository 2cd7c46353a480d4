internal import Bytes
internal import Recordings

/// Draws a timeline as text: a line for each lane, a column for each step, or for several of them
/// if the scenario is long.
struct TimelineDrawing {
  /// The most columns of a drawing.
  private static let mostColumns = 60
  /// The most lanes of a drawing; the table has what happened in the others.
  private static let mostLanes = 60
  private static let nameWidth = 24

  /// What the pages share.
  let context: ScenarioContext
  /// The lanes.
  let lanes: TimelineLanes

  /// How many steps a column stands for.
  private var stepsPerColumn: Int {
    max((context.recording.steps.count + Self.mostColumns - 1) / Self.mostColumns, 1)
  }

  /// Returns the drawing as lines.
  func draw() -> [UInt8] {
    var out = UTF8Writer()
    for (owner, cells) in zip(lanes.owners, cells()) {
      appendName(of: owner, to: &out)
      for cell in cells { out.append(cell) }
      out.append("\n" as StaticString)
    }
    let more = lanes.owners.count - Self.mostLanes
    if more > 0 { out.append("│ … and \(Wording.count(more, "item", "items")) more\n") }
    out.append("\n● updated  + inserted  ✕ deleted  ◆ moved" as StaticString)
    let steps = stepsPerColumn
    out.append(steps > 1 ? "  ✱ several kinds; a column is \(steps) steps\n" : "\n")
    return out.bytes
  }

  /// Returns the marks of the lanes that are drawn, column by column.
  private func cells() -> [[StaticString]] {
    let steps = context.recording.steps
    let perColumn = stepsPerColumn
    let row = Array(repeating: "·" as StaticString, count: (steps.count - 1) / perColumn + 1)
    var cells = Array(repeating: row, count: min(lanes.owners.count, Self.mostLanes))
    for (index, step) in steps.enumerated() {
      for event in step.events {
        for lane in lanes.lanes(of: event) where lane < cells.count {
          let old = cells[lane][index / perColumn]
          let isFirst = "\(old)" == "·" || "\(old)" == "\(event.change.glyph)"
          cells[lane][index / perColumn] = isFirst || perColumn == 1 ? event.change.glyph : "✱"
        }
      }
    }
    return cells
  }

  private func catalogName(_ tab: Int) -> String {
    let record = context.recording.tabs[tab]
    return context.recording.hasTabBar ? record.catalog + " · " + record.title : record.catalog
  }

  private func appendName(of owner: TimelineLanes.Owner, to out: inout UTF8Writer) {
    let (indent, name) =
      switch owner {
      case .catalog(let tab): (0, catalogName(tab))
      case .item(let item): (2, context.recording.items[item].title)
      }
    let fitted = TextFit.fit(name, to: Self.nameWidth - indent)
    // A drawing's line must not begin with what could close its fence.
    out.append("│ " as StaticString)
    // Before the name, not in it: in a name from right to left it would stand on the other side.
    for _ in 0..<indent { out.append(UInt8(ascii: " ")) }
    out.append(fitted.text)
    for _ in (fitted.width + indent)...Self.nameWidth { out.append(UInt8(ascii: " ")) }
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
