internal import MarkdownTree
internal import Recordings

/// The timeline: events as a plot and as a table, a lane for each catalog and each changed item.
struct TimelinePage: SitePage {
  /// What the pages share.
  let context: ScenarioContext

  private var recording: Recording { context.recording }

  var expectedSize: Int { (context.counts.events + recording.steps.count + 16) * 1024 }

  var head: PageHead {
    var head = context.head(.timeline, "timeline", title: "Timeline")
    head.summary = "The events of \(recording.title), by step and by object."
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    page.heading(1, [.text("Timeline")])
    page.paragraph([.text(CountWording.sentence(context.counts))])
    guard context.counts.events > 0 else {
      return page.paragraph([.text("No event was posted.")])
    }
    let lanes = TimelineLanes(context)
    page.html { TimelinePlot(context, lanes: lanes, links: links).write(into: &$0) }
    page.drawing { TimelineDrawing(context: context, lanes: lanes).draw() }
    page.heading(2, id: "events", [.text("Events")])
    page.table(
      label: "Events",
      header: header,
      rows: rows(page.form, links),
      filter: "Item Event Tab"
    )
  }
}

extension TimelinePage {
  private var header: [[Inline]] {
    var titles = ["Step", "Item", "Event", "Change", "Heard by"]
    if recording.tabs.count > 1 { titles.insert("Tab", at: 1) }
    return titles.map { [.text($0)] }
  }

  private func rows(_ form: PageForm, _ links: PageLinks) -> [[[Inline]]] {
    let wording = EventWording(recording: recording, form: form)
    return recording.steps.flatMap { step in
      step.events.map { event in
        var row: [[Inline]] = [
          [.link(destination: links.step(step), StepTitle(step, in: recording).inlines)],
          [
            .link(
              destination: links.item(recording.items[event.item]),
              [.name(event.itemTitle)]
            )
          ],
          [.code(event.name)],
          wording.change(of: event),
          wording.deliveriesInShort(of: event),
        ]
        if recording.tabs.count > 1 {
          row.insert([.name(recording.tabs[event.tab].title)], at: 1)
        }
        return row
      }
    }
  }
}
