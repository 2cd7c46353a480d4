internal import MarkdownTree
internal import Recordings

/// Draws a timeline as SVG: lanes from top to bottom, steps from left to right.
///
/// - Complexity: O(lanes + events + deliveries), in time and in size: columns are drawn by one
///   pattern, not one by one.
struct TimelinePlot {
  /// The height of a lane, as in `style.css`.
  static let laneHeight = 32
  /// The width that a plot has on a wide screen; one of few steps fills it.
  static let usualWidth = 916
  /// The height of what stands above the lanes.
  static let axisHeight = 32

  /// What a sheet of paper has room for, beside its margins, and what the lanes' names take on it.
  private static let paperWidth = 700, namesWidth = 204
  /// How small a plot may get on paper; a wider one is left out, as the table has all of it.
  private static let leastPercents = 35

  private let context: ScenarioContext
  private let lanes: TimelineLanes
  private let links: PageLinks
  private let columnWidth: Int

  private var recording: Recording { context.recording }
  private var width: Int { recording.steps.count * columnWidth }
  private var height: Int { Self.axisHeight + lanes.owners.count * Self.laneHeight }

  /// Creates a plot.
  init(_ context: ScenarioContext, lanes: TimelineLanes, links: PageLinks) {
    self.context = context
    self.lanes = lanes
    self.links = links
    let steps = max(context.recording.steps.count, 1)
    columnWidth =
      switch steps {
      case ...38: min(Self.usualWidth / steps, 96)
      case ...100: 24
      default: 14
      }
  }

  /// Appends the plot, with the names of the lanes beside it.
  func write(into html: inout HTMLWriter) {
    let percents = min(99, 100 * Self.paperWidth / (Self.namesWidth + width))
    html.raw(percents < Self.leastPercents ? "<figure class=\"plot wide" : "<figure class=\"plot")
    html.raw(" k")
    html.number(max(1, percents))
    html.raw("\">")
    writeNames(into: &html)
    html.raw("<div class=\"track\" role=\"region\" tabindex=\"0\" aria-label=\"Plot of events\">")
    beginDrawing(into: &html)
    writeGrid(into: &html)
    for (index, step) in recording.steps.enumerated() {
      writeMarks(step, column: index, into: &html)
    }
    html.raw("</svg></div>")
    writeLegend(into: &html)
    html.raw("</figure>")
  }
}

extension TimelinePlot {
  private func writeNames(into html: inout HTMLWriter) {
    html.raw("<ol class=\"lanes\">")
    for owner in lanes.owners {
      switch owner {
      case .catalog(let tab):
        html.raw("<li class=\"catalog\">")
        html.name(recording.tabs[tab].catalog)
        if recording.tabs.count > 1 {
          html.raw(" <small>")
          html.name(recording.tabs[tab].title)
          html.raw("</small>")
        }
      case .item(let item):
        html.raw("<li><a")
        html.attribute("href", links.item(recording.items[item]))
        html.raw(">")
        html.name(recording.items[item].title)
        html.raw("</a>")
      }
      html.raw("</li>")
    }
    html.raw("</ol>")
  }

  private func beginDrawing(into html: inout HTMLWriter) {
    html.raw("<svg aria-labelledby=\"plot-title plot-description\"")
    html.attribute("width", width)
    html.attribute("height", height)
    html.raw(" viewBox=\"0 0 ")
    html.number(width)
    html.raw(" ")
    html.number(height)
    html.raw("\"><title id=\"plot-title\">Events by step</title><desc id=\"plot-description\">")
    html.text(
      Wording.count(context.counts.events, "event", "events") + " in "
        + Wording.count(recording.steps.count, "column", "columns")
        + ", one a step; the table below says the same in words."
    )
    html.raw("</desc>")
  }

  private func writeGrid(into html: inout HTMLWriter) {
    html.raw("<defs><pattern id=\"columns\" patternUnits=\"userSpaceOnUse\"")
    html.attribute("width", columnWidth * 2)
    html.attribute("height", Self.laneHeight)
    html.raw("><rect class=\"stripe\"")
    html.attribute("width", columnWidth)
    html.attribute("height", Self.laneHeight)
    html.raw("/></pattern>")
    for mark in Self.marks {
      html.raw("<g id=\"mark-")
      html.raw(mark.change)
      html.raw("\"><path d=\"")
      html.raw(mark.path)
      html.raw("\"/></g>")
    }
    html.raw("</defs><rect fill=\"url(#columns)\"")
    html.attribute("y", Self.axisHeight)
    html.attribute("width", width)
    html.attribute("height", height - Self.axisHeight)
    html.raw("/><g class=\"axis\">")
    for index in stride(from: 0, to: recording.steps.count, by: labelDistance) {
      html.raw("<text")
      html.attribute("x", x(ofColumn: index))
      html.raw(" y=\"20\">")
      html.number(index)
      html.raw("</text>")
    }
    html.raw("</g>")
  }

  private func writeMarks(_ step: StepRecord, column: Int, into html: inout HTMLWriter) {
    if step.failures > 0 { writeFailure(column, into: &html) }
    guard !step.events.isEmpty else { return }
    html.raw("<a")
    html.attribute("href", links.step(step))
    html.raw("><title>")
    html.text(title(of: step))
    html.raw("</title>")
    for (position, event) in step.events.enumerated() {
      writeMark(event, x: x(ofColumn: column) + offset(position), into: &html)
    }
    html.raw("</a>")
  }

  private func writeMark(_ event: EventRecord, x: Int, into html: inout HTMLWriter) {
    let marked = lanes.lanes(of: event)
    let receivers = Set(event.deliveries.map { lanes.catalogLanes[$0.tab] }).sorted()
    for lane in receivers where lane != marked[0] {
      writeLine(x: x, from: marked[0], to: lane, into: &html)
    }
    if marked.count > 1 { writeLine(x: x, from: marked[0], to: marked[1], into: &html) }
    for lane in marked {
      html.raw("<use href=\"#mark-")
      html.raw(event.change.className)
      html.raw("\" class=\"")
      html.raw(event.change.className)
      html.raw("\"")
      html.attribute("x", x)
      html.attribute("y", y(ofLane: lane))
      html.raw("/>")
    }
  }

  private func writeLine(x: Int, from first: Int, to last: Int, into html: inout HTMLWriter) {
    html.raw("<line class=\"delivery\"")
    html.attribute("x1", x)
    html.attribute("y1", y(ofLane: first))
    html.attribute("x2", x)
    html.attribute("y2", y(ofLane: last))
    html.raw("/>")
  }

  private func writeFailure(_ column: Int, into html: inout HTMLWriter) {
    html.raw("<rect class=\"failure\"")
    html.attribute("x", column * columnWidth)
    html.attribute("y", Self.axisHeight - 4)
    html.attribute("width", columnWidth)
    html.attribute("height", 4)
    html.raw("><title>an expectation failed</title></rect>")
  }

  private func writeLegend(into html: inout HTMLWriter) {
    html.raw("<figcaption class=\"legend\">")
    for mark in Self.marks {
      html.raw("<span><svg viewBox=\"-8 -8 16 16\" aria-hidden=\"true\"><use href=\"#mark-")
      html.raw(mark.change)
      html.raw("\" class=\"")
      html.raw(mark.change)
      html.raw("\"/></svg> ")
      html.raw(mark.change)
      html.raw("</span>")
    }
    html.raw("<span class=\"line\">a line leads to the list that heard it, ")
    html.raw("or to the item concerned</span></figcaption>")
  }

  /// The mark of each kind of change: a disc, a plus, a cross, a diamond.
  private static var marks: [(change: StaticString, path: StaticString)] {
    [
      ("updated", "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z"),
      ("inserted", "M-1.5-6h3v4.5H6v3H1.5V6h-3V1.5H-6v-3h4.5z"),
      (
        "deleted",
        "M-5.5-3.4l2-2L0-2l3.4-3.4 2 2L2 0l3.4 3.4-2 2L0 2l-3.4 3.4-2-2L-2 0z"
      ),
      ("moved", "M0-6.5L6.5 0 0 6.5-6.5 0z"),
    ]
  }

  private func title(of step: StepRecord) -> String {
    let events = step.events.map { "\($0.name) \($0.itemTitle)" }
    return StepTitle(step, in: recording).plain + ": " + events.joined(separator: ", ")
  }

  /// How many columns lie from one number to the next.
  private var labelDistance: Int { recording.steps.count <= 38 ? 1 : 5 }

  private func x(ofColumn column: Int) -> Int { column * columnWidth + columnWidth / 2 }

  private func y(ofLane lane: Int) -> Int {
    Self.axisHeight + lane * Self.laneHeight + Self.laneHeight / 2
  }

  /// Returns how far an event stands from its column's middle, so that the events of one step
  /// don't hide each other; from the fifth on they do.
  private func offset(_ position: Int) -> Int {
    min(position, 4) * min(columnWidth / 6, 5)
  }
}
