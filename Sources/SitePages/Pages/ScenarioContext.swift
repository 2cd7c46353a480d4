internal import Recordings

/// What the pages of a scenario share, worked out once.
///
/// A class, since every page has it: as a value it would be copied, part by part, for each of them.
final class ScenarioContext: Sendable {
  /// An event, by the step that caused it and its place there.
  struct EventPlace: Sendable {
    /// The index of the step.
    var step: Int
    /// The index of the event in the step.
    var event: Int
  }

  /// The scenario.
  let scenario: ScenarioSite
  /// How much there is in it.
  let counts: ScenarioCounts
  /// The events of each item, in order.
  let history: [[EventPlace]]
  /// The item of each row.
  let rowItems: [Int]
  /// The colours of its catalogs.
  let colors: CatalogColors
  /// Whether the phone has a class of its own.
  let hasDeviceStyle: Bool

  /// What is shown.
  var recording: Recording { scenario.recording }

  /// Creates the context of a scenario.
  ///
  /// - Complexity: O(steps + items + events), and O(*n* log² *n*) in the items that have colours.
  init(_ scenario: ScenarioSite) {
    self.scenario = scenario
    let recording = scenario.recording
    counts = ScenarioCounts(recording)
    var history: [[EventPlace]] = Array(repeating: [], count: recording.items.count)
    for (index, step) in recording.steps.enumerated() {
      for (place, event) in step.events.enumerated() {
        history[event.item].append(EventPlace(step: index, event: place))
      }
    }
    self.history = history
    rowItems = recording.rows.map(\.item)
    colors = CatalogColors(recording)
    hasDeviceStyle =
      DeviceStyle.className(of: recording.device, hasTabBar: recording.hasTabBar) != nil
  }

  /// Returns the head of a page of the scenario; `page` is its path in the scenario's folder,
  /// without an ending.
  func head(_ kind: PageHead.Kind, _ page: String, title: String) -> PageHead {
    var head = PageHead(kind: kind, path: scenario.path + "/" + page, title: title)
    if let parent = scenario.parent {
      head.ancestors.append(PageHead.Link(title: parent.title, path: parent.path + "/index"))
    }
    if kind != .storyboard {
      head.scenario = recording.title
      head.ancestors.append(
        PageHead.Link(title: recording.title, path: scenario.path + "/index")
      )
    }
    head.source = recording.recorder == nil ? "a script" : "a recording"
    head.hasDeviceStyle = hasDeviceStyle
    return head
  }

  /// Returns a link to a step's page.
  func link(to step: StepRecord) -> PageHead.Link {
    PageHead.Link(
      title: StepTitle(step, in: recording).plain,
      path: scenario.path + "/steps/" + step.key
    )
  }
}
