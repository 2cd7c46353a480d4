internal import Bytes
internal import Recordings

/// Draws the screens of a recording as HTML that the style sheet makes look like a phone.
///
/// The same HTML serves at any size: all lengths of the style sheet count in points of the phone.
struct HTMLScreenRenderer {
  /// How large, and so with how much detail, a screen is drawn.
  enum Detail: Sendable {
    /// To be read, by screen readers as well.
    case full
    /// To be glanced at; hidden from screen readers, since a link beside it says what it shows.
    case small
  }

  private let recording: Recording
  private let deviceClass: String?
  /// The item of each row; looked up apart from the row, whose texts would be copied with it.
  private let rowItems: [Int]
  /// The rows without a mark, once they were drawn: full and small.
  private var fullRows: [[UInt8]?]
  private var smallRows: [[UInt8]?]

  /// Creates a renderer.
  init(_ recording: Recording) {
    self.recording = recording
    rowItems = recording.rows.map(\.item)
    deviceClass = DeviceStyle.className(of: recording.device, hasTabBar: recording.hasTabBar)
    fullRows = Array(repeating: nil, count: recording.rows.count)
    smallRows = fullRows
  }

  /// Appends a screen.
  ///
  /// - Complexity: O(*n*) in the rows that are visible.
  mutating func write(
    _ screen: ScreenRecord,
    _ detail: Detail,
    marks: ScreenMarks = .none,
    into html: inout HTMLWriter
  ) {
    beginPhone(screen, detail, into: &html)
    switch (screen.kind, screen.itemScreen) {
    case (.preview, let index?):
      writeList(screen, detail, isDimmed: true, .none, into: &html)
      writePress(screen.press, detail, into: &html)
      html.raw("<div class=\"over\">")
      writeCard(recording.itemScreens[index], detail, marks, into: &html)
      html.raw("</div>")
    case (.detail, let index?):
      writeDetail(recording.itemScreens[index], over: screen, detail, marks, into: &html)
    case (.list, _), (_, nil):
      writeList(screen, detail, isDimmed: false, marks, into: &html)
    }
    writeTabs(selected: screen.tab, detail, into: &html)
    html.raw("</div></div>")
  }

  /// Appends a part of a whole list without a phone around it, each row linked to its item's page.
  ///
  /// `marks` are by item.
  func write(
    _ part: ListPart,
    marks: [Int: ScreenMarks.Mark],
    into html: inout HTMLWriter,
    link: (_ item: Int) -> String
  ) {
    for group in part.groups {
      if let header = group.header { writeHeader(header.title, header.count, into: &html) }
      guard !group.rows.isEmpty else { continue }
      html.raw(isTall(part.tab) ? "<ol class=\"rows sheet tall\"" : "<ol class=\"rows sheet\"")
      html.attribute("start", group.first + 1)
      html.raw(">")
      for index in group.rows {
        let row = recording.rows[index]
        draw(row, .full, mark: marks[row.item], link: link(row.item), into: &html)
      }
      html.raw("</ol>")
    }
  }

  /// Whether the rows of a tab's list have two lines.
  private func isTall(_ tab: Int) -> Bool {
    recording.tabs[tab].rowHeight.map { $0 > recording.device.rowHeight } ?? false
  }

  private func writeHeader(_ title: String, _ count: Int, into html: inout HTMLWriter) {
    html.raw("<p class=\"section\">")
    html.name(title)
    html.raw(" <small>")
    html.number(count)
    html.raw("</small></p>")
  }

  /// Appends an item's preview as cards without a phone around them.
  func write(preview: ItemScreenRecord, into html: inout HTMLWriter) {
    html.raw("<div class=\"cards\">")
    writeCard(preview, .full, .none, into: &html)
    html.raw("</div>")
  }
}

extension HTMLScreenRenderer {
  private func beginPhone(
    _ screen: ScreenRecord,
    _ detail: Detail,
    into html: inout HTMLWriter
  ) {
    html.raw("<div class=\"phone")
    if recording.hasTabBar { html.raw(" tabbed") }
    if let deviceClass {
      html.raw(" ")
      html.text(deviceClass)
    }
    html.raw(
      detail == .small ? " small\" aria-hidden=\"true\" data-pagefind-ignore=\"\">" : "\">"
    )
    html.raw("<div class=\"glass ")
    switch screen.kind {
    case .list: html.raw("list")
    case .preview: html.raw("peek")
    case .detail: html.raw("detail")
    }
    if screen.kind == .detail, let index = screen.itemScreen,
      let color = recording.itemScreens[index].background.flatMap(CanonicalColor.init)
    {
      html.raw(ColorContrast.className(on: color))
    }
    html.raw("\">")
  }

  private mutating func writeList(
    _ screen: ScreenRecord,
    _ detail: Detail,
    isDimmed: Bool,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    let list = screen.list
    if isDimmed {
      html.raw(detail == .full ? "<div class=\"dim\" aria-hidden=\"true\">" : "<div class=\"dim\">")
    }
    html.raw("<div class=\"nav\">")
    html.name(list.title)
    html.raw("</div>")
    if list.count == 0 {
      html.raw("<p class=\"empty\">No rows</p>")
    } else {
      html.raw("<div class=\"view\">")
      if list.cut == nil {
        let group = ListPart.Group(header: nil, first: list.firstVisible, rows: list.rows[...])
        writeRows(group, of: screen, detail, marks, into: &html)
      } else {
        html.raw("<div class=\"shift")
        writeCut(screen, into: &html)
        html.raw("\">")
        for group in ListPart(list, tab: screen.tab).groups {
          if let header = group.header { writeHeader(header.title, header.count, into: &html) }
          if !group.rows.isEmpty { writeRows(group, of: screen, detail, marks, into: &html) }
        }
        html.raw("</div>")
      }
      html.raw("</div>")
    }
    if isDimmed { html.raw("</div>") }
  }

  /// Appends rows that stand together.
  private mutating func writeRows(
    _ group: ListPart.Group,
    of screen: ScreenRecord,
    _ detail: Detail,
    _ marks: ScreenMarks,
    into html: inout HTMLWriter
  ) {
    html.raw(isTall(screen.tab) ? "<ol class=\"rows tall" : "<ol class=\"rows")
    if screen.list.cut == nil { writeCut(screen, into: &html) }
    html.raw("\"")
    if detail == .full, group.first > 0 { html.attribute("start", group.first + 1) }
    html.raw(">")
    for row in group.rows {
      writeRow(row, detail, mark: marks.rows[rowItems[row]], into: &html)
    }
    html.raw("</ol>")
  }

  /// Appends the class that shifts everything up by what is cut off the first row or header.
  private func writeCut(_ screen: ScreenRecord, into html: inout HTMLWriter) {
    let list = screen.list
    let (above, overflow) = list.firstVisible.multipliedReportingOverflow(
      by: recording.tabs[screen.tab].rowHeight ?? recording.device.rowHeight
    )
    let cut = list.cut ?? (overflow ? 0 : list.offset - above)
    guard cut > 0 else { return }
    html.raw(" k")
    html.number(min(cut, DeviceStyle.largestCut))
  }

  private mutating func writeRow(
    _ index: Int,
    _ detail: Detail,
    mark: ScreenMarks.Mark?,
    into html: inout HTMLWriter
  ) {
    guard mark == nil else {
      return draw(recording.rows[index], detail, mark: mark, into: &html)
    }
    let known = detail == .full ? fullRows[index] : smallRows[index]
    if let known { return html.append(html: known) }
    var row = HTMLWriter(reservingCapacity: 128)
    draw(recording.rows[index], detail, mark: nil, into: &row)
    switch detail {
    case .full: fullRows[index] = row.bytes
    case .small: smallRows[index] = row.bytes
    }
    html.append(html: row.bytes)
  }

  private func draw(
    _ row: RowRecord,
    _ detail: Detail,
    mark: ScreenMarks.Mark?,
    link: String? = nil,
    into html: inout HTMLWriter
  ) {
    html.raw("<li")
    writeClasses(of: row, mark: mark, into: &html)
    html.raw(">")
    if let symbol = row.symbol { html.symbol(symbol, isLabelled: detail == .full) }
    if let link {
      html.raw("<a")
      html.attribute("href", link)
      html.raw(">")
    }
    html.name(row.title)
    if link != nil { html.raw("</a>") }
    if !row.subtitle.isEmpty {
      html.raw("<small>")
      html.name(row.subtitle)
      html.raw("</small>")
    }
    if !row.detail.isEmpty {
      html.raw("<i>")
      html.name(row.detail)
      html.raw("</i>")
    }
    if detail == .full {
      if row.accessory == .checkmark { html.raw("<span class=\"vh\">, selected</span>") }
      writeHidden(mark, into: &html)
    }
    html.raw("</li>")
  }

  private func writeClasses(
    of row: RowRecord,
    mark: ScreenMarks.Mark?,
    into html: inout HTMLWriter
  ) {
    let hasClass = mark != nil || row.accessory != .disclosure || !row.subtitle.isEmpty
    guard hasClass else { return }
    html.raw(" class=\"row")
    switch row.accessory {
    case .disclosure: break
    case .checkmark: html.raw(" ok")
    case .none: html.raw(" bare")
    }
    if !row.subtitle.isEmpty { html.raw(" two") }
    switch mark {
    case .changed, .moved: html.raw(" changed")
    case .inserted: html.raw(" new")
    case .removed: html.raw(" gone")
    case nil: break
    }
    html.raw("\"")
  }

  private func writeHidden(_ mark: ScreenMarks.Mark?, into html: inout HTMLWriter) {
    guard let mark else { return }
    html.raw("<span class=\"vh\"> (")
    html.raw(mark.word)
    html.raw(")</span>")
  }

  private func writePress(
    _ press: ScreenRecord.Point?,
    _ detail: Detail,
    into html: inout HTMLWriter
  ) {
    guard let press else { return }
    html.raw("<svg class=\"press\"")
    if detail == .full { html.raw(" role=\"img\" aria-label=\"pressed here\"") }
    html.raw(" viewBox=\"0 0 ")
    html.number(recording.device.width)
    html.raw(" ")
    html.number(recording.device.height)
    html.raw("\"><circle")
    html.attribute("cx", press.x)
    html.attribute("cy", press.y)
    html.raw(" r=\"24\"/></svg>")
  }

  private func writeTabs(selected: Int, _ detail: Detail, into html: inout HTMLWriter) {
    guard recording.hasTabBar else { return }
    html.raw("<ul class=\"tabs\">")
    for (index, tab) in recording.tabs.enumerated() {
      html.raw(index == selected ? "<li class=\"on\">" : "<li>")
      html.name(tab.title)
      if index == selected, detail == .full {
        html.raw("<span class=\"vh\"> (current tab)</span>")
      }
      html.raw("</li>")
    }
    html.raw("</ul>")
  }
}
