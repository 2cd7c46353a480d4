internal import MarkdownTree
internal import Recordings

/// The words of pages for screens, and for what a step did to them.
struct ScreenWording {
  /// What the screens belong to.
  let recording: Recording

  /// Returns what a screen is: `List · Storyboard`, `Preview · Orange`.
  func name(of screen: ScreenRecord) -> [Inline] {
    switch (screen.kind, title(of: screen)) {
    case (.preview, let title?): [.text("Preview · "), .name(title)]
    case (.detail, let title?): [.text("Detail · "), .name(title)]
    case (.list, _), (_, nil): [.text("List · "), .name(screen.list.title)]
    }
  }

  /// Returns sentences on what a step did to the screen; empty if it did nothing.
  func changes(_ step: StepRecord) -> [[Inline]] {
    let before = recording.screens[step.before]
    let after = recording.screens[step.after]
    guard step.action.verb != "start" else { return [] }
    var sentences: [[Inline]] = []
    if before.tab != after.tab {
      sentences.append([
        .text("The tab “"), .name(recording.tabs[after.tab].title),
        .text("” is shown, instead of “"), .name(recording.tabs[before.tab].title), .text("”."),
      ])
    } else {
      if let sentence = transition(before, after) { sentences.append(sentence) }
      if let sentence = scrolling(before.list, after.list) { sentences.append(sentence) }
    }
    return sentences
  }

  private func title(of screen: ScreenRecord) -> String? {
    screen.itemScreen.map { recording.itemScreens[$0].title }
  }

  private func transition(_ before: ScreenRecord, _ after: ScreenRecord) -> [Inline]? {
    let old = Inline.name(title(of: before) ?? before.list.title)
    let new = Inline.name(title(of: after) ?? after.list.title)
    switch (before.kind, after.kind) {
    case (.list, .preview): return [.text("The preview “"), new, .text("” appeared.")]
    case (.list, .detail): return [.text("The detail “"), new, .text("” was pushed.")]
    case (.preview, .detail):
      return [.text("The preview “"), old, .text("” became the detail: the very same screen.")]
    case (.preview, .list): return [.text("The preview “"), old, .text("” ended.")]
    case (.detail, .list): return [.text("The detail “"), old, .text("” was popped.")]
    case (.detail, .preview): return [.text("The preview “"), new, .text("” appeared.")]
    case (.list, .list): return nil
    case (.preview, .preview), (.detail, .detail):
      return retitling(before, after, old, new)
    }
  }

  private func retitling(
    _ before: ScreenRecord,
    _ after: ScreenRecord,
    _ old: Inline,
    _ new: Inline
  ) -> [Inline]? {
    guard old != new else { return nil }
    return [.text("The screen’s title changed from “"), old, .text("” to “"), new, .text("”.")]
  }

  private func scrolling(
    _ before: ScreenRecord.List,
    _ after: ScreenRecord.List
  ) -> [Inline]? {
    guard before.offset != after.offset else { return nil }
    let (distance, overflow) = after.offset.subtractingReportingOverflow(before.offset)
    guard !overflow else { return [.text("The list scrolled.")] }
    let direction = distance > 0 ? "down" : "up"
    return [
      .text("The list scrolled \(direction) by \(distance.magnitude) points, to row "),
      .text("\(after.firstVisible + 1) at the top."),
    ]
  }
}
