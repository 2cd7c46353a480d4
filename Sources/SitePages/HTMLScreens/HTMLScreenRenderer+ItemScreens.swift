internal import Recordings

extension HTMLScreenRenderer {
  /// Appends an item screen as a preview: a card, and its quick actions below.
  func writeCard(
    _ preview: ItemScreenRecord,
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    beginItem("card", preview, marks, into: &html)
    html.raw("<div class=\"nav\">")
    html.name(preview.title)
    html.raw("</div>")
    writeBody(preview, detail, marks, into: &html)
    html.raw("</div>")
    guard !preview.actions.isEmpty else { return }
    html.raw("<ul class=\"actions\">")
    writeActions(preview.actions, detail, marks, into: &html)
    html.raw("</ul>")
  }

  /// Appends an item screen as a detail: what fills the screen, with the actions in a bar.
  func writeDetail(
    _ item: ItemScreenRecord,
    over screen: ScreenRecord,
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    beginItem("page", item, marks, into: &html)
    html.raw("<div class=\"nav\"><span class=\"back\">")
    html.name(screen.list.title)
    html.raw("</span>")
    html.name(item.title)
    html.raw("</div>")
    writeBody(item, detail, marks, into: &html)
    if !item.actions.isEmpty {
      html.raw("<ul class=\"tools\">")
      writeActions(item.actions, detail, marks, into: &html)
      html.raw("</ul>")
    }
    html.raw("</div>")
  }

  private func beginItem(
    _ className: StaticString,
    _ item: ItemScreenRecord,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    let color = item.background.flatMap(CanonicalColor.init)
    html.raw("<div class=\"")
    html.raw(className)
    if let color {
      html.raw(" filled")
      html.raw(ColorContrast.className(on: color))
    }
    if marks.background { html.raw(" changed") }
    html.raw("\">")
    if let color { html.ground(color) }
  }

  private func writeBody(
    _ item: ItemScreenRecord,
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    html.raw("<div class=\"body\">")
    if marks.background, detail == .full {
      html.raw("<span class=\"vh\">The colour changed.</span>")
    }
    writeFields(item.fields, detail, marks, into: &html)
    writeOptions(item.options, detail, marks, into: &html)
    html.raw("</div>")
  }

  private func writeFields(
    _ fields: [FieldRecord],
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    guard !fields.isEmpty else { return }
    html.raw("<dl class=\"fields\">")
    for (position, field) in fields.enumerated() {
      let isChanged = marks.fields.contains(position)
      html.raw(isChanged ? "<div class=\"changed\"><dt>" : "<div><dt>")
      html.name(field.name)
      html.raw("</dt><dd>")
      html.value(field.value)
      if isChanged, detail == .full { html.raw("<span class=\"vh\"> (changed)</span>") }
      html.raw("</dd></div>")
    }
    html.raw("</dl>")
  }

  private func writeOptions(
    _ options: [ItemScreenRecord.Option],
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    guard !options.isEmpty else { return }
    html.raw("<ol class=\"rows options\">")
    for (position, option) in options.enumerated() {
      let isChanged = marks.options.contains(position)
      html.raw(option.isSelected ? "<li class=\"row ok" : "<li class=\"row bare")
      html.raw(isChanged ? " changed\">" : "\">")
      if let color = option.color { html.swatch(color) }
      html.name(option.label)
      if detail == .full {
        if option.isSelected { html.raw("<span class=\"vh\">, selected</span>") }
        if isChanged { html.raw("<span class=\"vh\"> (changed)</span>") }
      }
      html.raw("</li>")
    }
    html.raw("</ol>")
  }

  private func writeActions(
    _ actions: [ItemScreenRecord.Action],
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    for (position, action) in actions.enumerated() {
      let isChanged = marks.actions.contains(position)
      switch (action.isDestructive, isChanged) {
      case (true, true): html.raw("<li class=\"red changed\">")
      case (true, false): html.raw("<li class=\"red\">")
      case (false, true): html.raw("<li class=\"changed\">")
      case (false, false): html.raw("<li>")
      }
      html.name(action.title)
      if detail == .full {
        if action.isDestructive { html.raw("<span class=\"vh\"> (destructive)</span>") }
        if isChanged { html.raw("<span class=\"vh\"> (changed)</span>") }
      }
      html.raw("</li>")
    }
  }
}
