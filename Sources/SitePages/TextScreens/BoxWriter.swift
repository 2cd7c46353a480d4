internal import Bytes

/// Draws a phone's screen with box-drawing characters, line by line.
struct BoxWriter {
  /// What a line stands in.
  enum Frame {
    /// The phone.
    case phone
    /// A card that lies on the phone's screen.
    case card
  }

  /// The columns between the phone's edges.
  static let width = 34

  private(set) var out: UTF8Writer
  private var frame = Frame.phone

  /// Creates a writer that has drawn nothing.
  init() {
    out = UTF8Writer(reservingCapacity: 4096)
  }

  /// The columns for text in the current frame.
  var room: Int {
    switch frame {
    case .phone: Self.width - 2
    case .card: Self.width - 6
    }
  }

  /// Draws the phone's upper edge.
  mutating func top() {
    out.append("┌──────────────────────────────────┐\n" as StaticString)
  }

  /// Draws a line across the phone.
  mutating func rule() {
    out.append("├──────────────────────────────────┤\n" as StaticString)
  }

  /// Draws the phone's lower edge.
  mutating func bottom() {
    out.append("└──────────────────────────────────┘\n" as StaticString)
  }

  /// Draws a card's upper edge; the lines that follow stand in the card.
  mutating func beginCard() {
    out.append("│ ╭──────────────────────────────╮ │\n" as StaticString)
    frame = .card
  }

  /// Draws a card's lower edge.
  mutating func endCard() {
    frame = .phone
    out.append("│ ╰──────────────────────────────╯ │\n" as StaticString)
  }

  /// Draws a line with text at its start and at its end, and a remark outside the phone.
  mutating func line(_ left: String = "", _ right: String = "", remark: StaticString? = nil) {
    let end = TextFit.fit(right, to: room * 2 / 3)
    let gap = end.width > 0 ? 1 : 0
    let start = TextFit.fit(left, to: room - end.width - gap)
    beginLine()
    out.append(start.text)
    pad(room - start.width - end.width)
    out.append(end.text)
    endLine(remark)
  }

  /// Draws a line with text in its middle, and perhaps text at its start.
  mutating func title(_ text: String, back: String? = nil, remark: StaticString? = nil) {
    let start = TextFit.fit(back.map { "‹ " + $0 } ?? "", to: room / 2 - 1)
    let gap = start.width > 0 ? 1 : 0
    let middle = TextFit.fit(text, to: room - start.width - gap)
    let indent = max((room - middle.width) / 2, start.width + gap)
    beginLine()
    out.append(start.text)
    pad(indent - start.width)
    out.append(middle.text)
    pad(room - indent - middle.width)
    endLine(remark)
  }

  /// Draws the header of a section: a line between its title and a number.
  mutating func header(_ title: String, _ number: String) {
    let end = TextFit.fit(number, to: room / 2)
    let start = TextFit.fit(title, to: room - end.width - 5)
    beginLine()
    out.append("─ " as StaticString)
    out.append(start.text)
    out.append(" " as StaticString)
    for _ in 0..<max(room - start.width - end.width - 4, 0) { out.append("─" as StaticString) }
    out.append(" " as StaticString)
    out.append(end.text)
    endLine(nil)
  }

  /// Appends lines that were drawn before.
  mutating func append(contentsOf lines: [UInt8]) {
    out.append(contentsOf: lines)
  }
}

extension BoxWriter {
  private mutating func beginLine() {
    switch frame {
    case .phone: out.append("│ " as StaticString)
    case .card: out.append("│ │ " as StaticString)
    }
  }

  private mutating func endLine(_ remark: StaticString?) {
    switch frame {
    case .phone: out.append(" │" as StaticString)
    case .card: out.append(" │ │" as StaticString)
    }
    if let remark {
      out.append(" " as StaticString)
      out.append(remark)
    }
    out.append("\n" as StaticString)
  }

  private mutating func pad(_ count: Int) {
    out.append(UInt8(ascii: " "), count: count)
  }
}
