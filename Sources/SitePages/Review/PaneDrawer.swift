internal import MarkdownTree
internal import Recordings
internal import Reviewing

/// Draws the screens of base and head, with what differs between them marked.
struct PaneDrawer {
  /// The recordings; an empty one where a side has none.
  let recordings: Sides<Recording>
  private let steps: [StepPair]
  private let items: ItemPairs
  private var screens: Sides<ScreenRenderers>

  /// Creates the drawer of a scenario.
  init(_ scenario: ReviewedScenario) {
    let none = Recording(title: "")
    recordings = Sides(
      base: scenario.base?.recording ?? none,
      head: scenario.head?.recording ?? none
    )
    steps = scenario.review.steps
    items = ItemPairs(scenario.review.items)
    screens = Sides(base: ScreenRenderers(recordings.base), head: ScreenRenderers(recordings.head))
  }

  /// Draws the screens of a step: base before and after, head before and after.
  mutating func panes(ofStep step: Int) -> [ReviewStepPage.Pane] {
    let pair = steps[step]
    let base = pair.base.map { recordings.base.steps[$0] }
    let head = pair.head.map { recordings.head.steps[$0] }
    let before = marks(base?.before, head?.before)
    let after = marks(base?.after, head?.after)
    let isStart = (head ?? base)?.isStart == true
    var panes: [ReviewStepPage.Pane] = []
    if let base {
      if !isStart { panes.append(pane("Base, before", base.before, before.base, isBase: true)) }
      panes.append(
        pane(isStart ? "Base, at the start" : "Base, after", base.after, after.base, isBase: true)
      )
    }
    if let head {
      if !isStart { panes.append(pane("Head, before", head.before, before.head, isBase: false)) }
      panes.append(
        pane(isStart ? "Head, at the start" : "Head, after", head.after, after.head, isBase: false)
      )
    }
    return panes
  }

  /// Draws small pictures of base and head after a step.
  mutating func pictures(ofStep step: Int?) -> [[UInt8]] {
    guard let step else { return [] }
    let base = steps[step].base.map { recordings.base.steps[$0].after }
    let head = steps[step].head.map { recordings.head.steps[$0].after }
    let marks = marks(base, head)
    return [
      base.map { picture($0, marks.base, isBase: true) },
      head.map { picture($0, marks.head, isBase: false) },
    ].compactMap { $0 }
  }

  /// Draws small pictures of the last screens.
  mutating func lastPictures() -> [[UInt8]] {
    let base = recordings.base.steps.last?.after
    let head = recordings.head.steps.last?.after
    return [
      base.map { picture($0, .none, isBase: true) }, head.map { picture($0, .none, isBase: false) },
    ].compactMap { $0 }
  }
}

extension PaneDrawer {
  private func marks(_ base: Int?, _ head: Int?) -> (base: ScreenMarks, head: ScreenMarks) {
    guard let base, let head else { return (.none, .none) }
    let marks = PairMarks(base, head, recordings, items)
    return (marks.base, marks.head)
  }

  private mutating func pane(
    _ label: StaticString,
    _ index: Int,
    _ marks: ScreenMarks,
    isBase: Bool
  ) -> ReviewStepPage.Pane {
    let recording = isBase ? recordings.base : recordings.head
    let screen = recording.screens[index]
    var html = HTMLWriter(reservingCapacity: 4096)
    let text: [UInt8]
    if isBase {
      screens.base.html.write(screen, .full, marks: marks, into: &html)
      text = screens.base.text.draw(screen, marks: marks)
    } else {
      screens.head.html.write(screen, .full, marks: marks, into: &html)
      text = screens.head.text.draw(screen, marks: marks)
    }
    return ReviewStepPage.Pane(
      label: label,
      name: ScreenWording(recording: recording).name(of: screen),
      html: html.bytes,
      text: text
    )
  }

  private mutating func picture(_ index: Int, _ marks: ScreenMarks, isBase: Bool) -> [UInt8] {
    var html = HTMLWriter(reservingCapacity: 2048)
    if isBase {
      screens.base.html.write(recordings.base.screens[index], .small, marks: marks, into: &html)
    } else {
      screens.head.html.write(recordings.head.screens[index], .small, marks: marks, into: &html)
    }
    return html.bytes
  }
}
