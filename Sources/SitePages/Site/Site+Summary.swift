internal import Bytes
internal import MarkdownTree
internal import Measuring
internal import Recordings

extension Site {
  /// Returns what the index shows of a scenario.
  ///
  /// - Complexity: O(*n*) in the steps.
  package func summary(of scenario: ScenarioSite) -> ScenarioSummary {
    let recording = scenario.recording
    var screens = ScreenRenderers(recording)
    let last = recording.steps.last.map { recording.screens[$0.after] }
    let first = recording.steps.first.map { recording.screens[$0.after] }
    let pictures = Self.distinct([first, last]).map { screen in
      var html = HTMLWriter(reservingCapacity: 2048)
      screens.html.write(screen, .small, into: &html)
      return html.bytes
    }
    let lead = Self.lead(of: recording.description)
    return ScenarioSummary(
      path: scenario.path,
      title: recording.title,
      counts: ScenarioCounts(recording),
      coverage: [
        ScenarioCoverage(
          path: scenario.path,
          title: recording.title,
          totals: Coverage(recording).totals
        )
      ],
      integrations: Self.distinct(recording.tabs.map(\.integration)),
      lead: lead,
      pictures: pictures,
      drawing: last.map { screens.text.draw($0) } ?? [],
      searchPart: SearchData.part(of: scenario, lead: lead),
      pages: hasOrigin ? Self.pages(of: scenario) : [],
      deviceRules: Self.deviceRules(for: recording)
    )
  }

  private static func distinct<Element: Equatable>(_ elements: [Element?]) -> [Element] {
    elements.reduce(into: []) { result, element in
      if let element, !result.contains(element) { result.append(element) }
    }
  }

  static func lead(of description: String) -> String {
    guard let prose = try? AuthoredMarkdown(description) else { return "" }
    for case .paragraph(let content) in prose.blocks {
      let words = Inline.plainText(content).unicodeScalars.map { $0 == "\n" ? " " : $0 }
      return String(String.UnicodeScalarView(words))
    }
    return ""
  }

  /// The rules for a recording's phone in the style sheet of phones; none for the standard one.
  static func deviceRules(for recording: Recording) -> [[UInt8]] {
    guard
      let name = DeviceStyle.className(of: recording.device, hasTabBar: recording.hasTabBar)
    else { return [] }
    var css = UTF8Writer()
    let tallRow = recording.tabs.compactMap(\.rowHeight).max()
    DeviceStyle.write(recording.device, tallRow: tallRow, className: name, into: &css)
    return [css.bytes]
  }
}
