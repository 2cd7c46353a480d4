internal import Bytes
internal import Recordings

/// Draws the screens of a recording as text, aligned in columns.
struct TextScreenRenderer {
  private let recording: Recording
  /// The item of each row; looked up apart from the row, whose texts would be copied with it.
  private let rowItems: [Int]
  /// What each row looks like without a mark, once it was drawn.
  private var drawnRows: [[UInt8]?]

  /// Creates a renderer.
  init(_ recording: Recording) {
    self.recording = recording
    rowItems = recording.rows.map(\.item)
    drawnRows = Array(repeating: nil, count: recording.rows.count)
  }

  /// Returns a screen as lines, each with its line break.
  ///
  /// - Complexity: O(*n*) in the rows that are visible.
  mutating func draw(_ screen: ScreenRecord, marks: ScreenMarks = .none) -> [UInt8] {
    var box = BoxWriter()
    box.top()
    switch (screen.kind, screen.itemScreen) {
    case (.preview, let index?):
      drawPreview(recording.itemScreens[index], over: screen, marks, in: &box)
    case (.detail, let index?):
      drawDetail(recording.itemScreens[index], over: screen, marks, in: &box)
    case (.list, _), (_, nil):
      drawList(screen, marks, in: &box)
    }
    drawTabs(selected: screen.tab, in: &box)
    box.bottom()
    return box.out.bytes
  }

  /// Returns a part of a list as lines, with marks by item.
  mutating func draw(_ part: ListPart, marks: [Int: ScreenMarks.Mark]) -> [UInt8] {
    var box = BoxWriter()
    box.top()
    draw(part, marks, in: &box)
    box.bottom()
    return box.out.bytes
  }

  /// Returns an item's preview, without a list beneath.
  func draw(preview: ItemScreenRecord) -> [UInt8] {
    var box = BoxWriter()
    box.top()
    drawCards(preview, .none, in: &box)
    box.bottom()
    return box.out.bytes
  }
}

extension TextScreenRenderer {
  private mutating func draw(
    _ part: ListPart,
    _ marks: [Int: ScreenMarks.Mark],
    in box: inout BoxWriter
  ) {
    for group in part.groups {
      if let header = group.header { box.header(header.title, "\(header.count)") }
      for row in group.rows { drawRow(row, mark: marks[rowItems[row]], in: &box) }
    }
  }

  private mutating func drawList(
    _ screen: ScreenRecord,
    _ marks: ScreenMarks,
    in box: inout BoxWriter
  ) {
    let list = screen.list
    box.title(list.title)
    box.rule()
    if list.firstVisible > 0 { box.title("↑ \(list.firstVisible) more") }
    draw(ListPart(list, tab: screen.tab), marks.rows, in: &box)
    if list.count == 0 { box.title("(no rows)") }
    let below = list.count - list.firstVisible - list.rows.count
    if below > 0 { box.title("↓ \(below) more") }
  }

  private mutating func drawRow(_ index: Int, mark: ScreenMarks.Mark?, in box: inout BoxWriter) {
    if mark == nil, let drawn = drawnRows[index] { return box.append(contentsOf: drawn) }
    var lines = BoxWriter()
    let row = recording.rows[index]
    let symbol = row.symbol.map { $0.shape.glyph + " " } ?? ""
    let end = [row.detail, row.accessory.glyph].filter { !$0.isEmpty }.joined(separator: " ")
    lines.line(symbol + row.title, end, remark: mark?.remark)
    if !row.subtitle.isEmpty {
      lines.line((row.symbol == nil ? "" : "  ") + row.subtitle)
    }
    if mark == nil { drawnRows[index] = lines.out.bytes }
    box.append(contentsOf: lines.out.bytes)
  }

  private mutating func drawPreview(
    _ preview: ItemScreenRecord,
    over screen: ScreenRecord,
    _ marks: ScreenMarks,
    in box: inout BoxWriter
  ) {
    box.title(screen.list.title)
    box.rule()
    if let row = screen.list.rows.first(where: { rowItems[$0] == preview.item }) {
      let symbol = recording.rows[row].symbol.map { $0.shape.glyph + " " } ?? ""
      box.line(symbol + recording.rows[row].title, "◉ pressed")
    }
    drawCards(preview, marks, in: &box)
  }

  private func drawCards(
    _ preview: ItemScreenRecord,
    _ marks: ScreenMarks,
    in box: inout BoxWriter
  ) {
    box.beginCard()
    box.title(preview.title)
    drawBody(preview, marks, in: &box)
    box.endCard()
    guard !preview.actions.isEmpty else { return }
    box.beginCard()
    for (position, action) in preview.actions.enumerated() {
      box.line(
        action.title,
        action.isDestructive ? "(destructive)" : "",
        remark: marks.actions.contains(position) ? "← changed" : nil
      )
    }
    box.endCard()
  }

  private func drawDetail(
    _ detail: ItemScreenRecord,
    over screen: ScreenRecord,
    _ marks: ScreenMarks,
    in box: inout BoxWriter
  ) {
    box.title(detail.title, back: screen.list.title)
    box.rule()
    drawBody(detail, marks, in: &box)
    guard !detail.actions.isEmpty else { return }
    box.rule()
    drawTools(detail.actions.map(\.title), marks, in: &box)
  }

  /// Draws the titles in a detail's bar: in one line if they fit, the last one at its end.
  private func drawTools(_ titles: [String], _ marks: ScreenMarks, in box: inout BoxWriter) {
    let width = titles.reduce(3 * (titles.count - 1)) { $0 + DisplayWidth.of($1.visible) }
    guard width <= box.room else {
      for (position, title) in titles.enumerated() {
        box.line(title, remark: marks.actions.contains(position) ? "← changed" : nil)
      }
      return
    }
    box.line(
      titles.dropLast(titles.count > 1 ? 1 : 0).joined(separator: "   "),
      titles.count > 1 ? titles.last ?? "" : "",
      remark: marks.actions.isEmpty ? nil : "← changed"
    )
  }

  private func drawBody(
    _ screen: ItemScreenRecord,
    _ marks: ScreenMarks,
    in box: inout BoxWriter
  ) {
    if let background = screen.background {
      box.line()
      box.title(background, remark: marks.background ? "← changed" : nil)
      box.line()
    }
    for (position, field) in screen.fields.enumerated() {
      let value = field.value.isEmpty ? "—" : field.value.text
      box.line(
        field.name,
        value,
        remark: marks.fields.contains(position) ? "← changed" : nil
      )
    }
    for (position, option) in screen.options.enumerated() {
      let swatch = option.color == nil ? "" : "● "
      box.line(
        swatch + option.label,
        option.isSelected ? "✓" : "",
        remark: marks.options.contains(position) ? "← changed" : nil
      )
    }
  }

  private func drawTabs(selected: Int, in box: inout BoxWriter) {
    guard recording.hasTabBar else { return }
    box.rule()
    let titles = recording.tabs.indices.map { index in
      index == selected ? "[\(recording.tabs[index].title)]" : recording.tabs[index].title
    }
    box.title(titles.joined(separator: "    "))
  }
}

extension RowRecord.Symbol.Shape {
  /// The symbol as one character of one column.
  var glyph: String {
    switch self {
    case .star: "☆"
    case .starFilled: "★"
    case .heart: "♡"
    case .heartFilled: "♥"
    case .swatch: "●"
    }
  }
}

extension RowRecord.Accessory {
  /// The accessory as one character of one column; empty for none.
  var glyph: String {
    switch self {
    case .none: ""
    case .disclosure: "›"
    case .checkmark: "✓"
    }
  }
}

extension ValueRecord {
  /// Whether there is no value, or a list of nothing.
  var isEmpty: Bool {
    switch self {
    case .absent: true
    case .list(let texts): texts.isEmpty
    case .text, .number, .flag, .color, .date, .selection: false
    }
  }
}
