internal import MarkdownTree
internal import Recordings

/// The page of an item: its preview, its fields, and its own history.
struct ItemPage: SitePage {
  /// What the pages share.
  let context: ScenarioContext
  /// The index of the item.
  let index: Int

  private var recording: Recording { context.recording }
  private var item: ItemRecord { context.recording.items[index] }

  var head: PageHead {
    var head = context.head(.item, "previews/" + item.key, title: item.title)
    let list = PageHead.Link(title: "List", path: context.scenario.path + "/list")
    head.ancestors.append(list)
    head.summary = "An item of \(recording.tabs[item.tab].catalog), and what happened to it."
    if index > 0 { head.previous = neighbour(index - 1) }
    if index + 1 < recording.items.count { head.next = neighbour(index + 1) }
    return head
  }

  func build(_ page: inout BlockBuilder, _ links: PageLinks, _ screens: inout ScreenRenderers) {
    let tab = recording.tabs[item.tab]
    page.heading(1, [.name(item.title)])
    page.paragraph(
      [.code(tab.kind), .text(" of "), .code(tab.catalog)]
        + (recording.hasTabBar ? [.text(" under the tab "), .name(tab.title)] : [])
        + (item.id.map { [.text(", id "), .code($0)] } ?? [])
    )
    page.html { $0.raw("<div class=\"pair item-page\"><figure class=\"shot\">") }
    let preview = recording.itemScreens[item.lastScreen]
    page.heading(2, [.text(item.deletedBy == nil ? "Preview, at the end" : "Preview, at its last")])
    page.html { screens.html.write(preview: preview, into: &$0) }
    page.drawing { screens.text.draw(preview: preview) }
    page.html { $0.raw("</figure><div class=\"state\">") }
    page.section("fields-table") { buildFields(&$0) }
    for color in ColorSection.all(of: index, in: context) {
      page.section("color") { color.build(&$0, links) }
    }
    page.section("history") { buildHistory(&$0, links) }
    page.html { $0.raw("</div></div>") }
  }
}

extension ItemPage {
  private func neighbour(_ index: Int) -> PageHead.Link {
    PageHead.Link(
      title: recording.items[index].title,
      path: context.scenario.path + "/previews/" + recording.items[index].key
    )
  }

  private func buildFields(_ page: inout BlockBuilder) {
    page.heading(2, id: "fields", [.text("Fields")])
    let form = page.form
    let rows: [[[Inline]]] = item.fields.enumerated().map { position, field in
      let last = item.lastFields.indices.contains(position) ? item.lastFields[position] : field
      let value = Wording.value(last.value, in: form)
      return [
        [.name(field.name)],
        Wording.value(field.value, in: form),
        last == field ? value : [.strong(value)],
      ]
    }
    page.table(
      label: "Fields",
      header: [
        [.text("Field")],
        [.text(item.insertedBy == nil ? "At the start" : "When inserted")],
        [.text(item.deletedBy == nil ? "At the end" : "When deleted")],
      ],
      rows: rows
    )
  }

  private func buildHistory(_ page: inout BlockBuilder, _ links: PageLinks) {
    page.heading(2, id: "history", [.text("History")])
    let places = context.history[index]
    guard !places.isEmpty else {
      return page.paragraph([.text("Nothing happened to it.")])
    }
    let wording = EventWording(recording: recording, form: page.form)
    page.table(
      label: "History",
      header: [[.text("Step")], [.text("Event")], [.text("Change")]],
      rows: places.map { place in
        let step = recording.steps[place.step]
        let event = step.events[place.event]
        return [
          [.link(destination: links.step(step), StepTitle(step, in: recording).inlines)],
          [.code(event.name)],
          wording.change(of: event),
        ]
      }
    )
  }
}
