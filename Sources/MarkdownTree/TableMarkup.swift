/// What stands around the cells of a table, for which libcmark's grammar has no node.
struct TableMarkup {
  private let form: DocumentForm
  private let rows: [[[Inline]]]
  private let width: Int
  private let alignments: [Block.Alignment]

  /// Creates the markup of a table; `header` and `rows` may differ in length.
  init(
    _ form: DocumentForm,
    header: [[Inline]],
    rows: [[[Inline]]],
    alignments: [Block.Alignment]
  ) {
    self.form = form
    self.rows = [header] + rows
    width = self.rows.map(\.count).max() ?? 0
    self.alignments = alignments
  }

  /// What stands before all cells, in HTML on a line of its own.
  var opening: String { form == .html ? "<table>" : "" }

  /// What stands behind all cells, in HTML on a line of its own.
  var closing: String {
    switch form {
    case .html: rows.count > 1 ? "</tbody>\n</table>" : "</table>"
    case .markdown: ""
    }
  }

  /// Calls `body` with each cell in order: what it holds, and what stands before and behind that.
  func forEachCell<Failure>(
    _ body: (_ content: [Inline], _ enter: String, _ exit: String) throws(Failure) -> Void
  ) throws(Failure) {
    let head = cells(inHead: true)
    let others = cells(inHead: false)
    for row in rows.indices {
      let cells = row == 0 ? head : others
      for column in 0..<width {
        let isLast = row == rows.count - 1 && column == width - 1 && row > 0
        let exit = isLast ? lastExit : cells[column].exit
        try body(column < rows[row].count ? rows[row][column] : [], cells[column].enter, exit)
      }
    }
  }

  /// Returns what stands in a code span of a cell for `text`, or `nil` if nothing can.
  ///
  /// The extension that knows tables takes the backslash off a pipe before it looks for code; what
  /// it makes of a backslash before that depends on its version.
  static func escapingPipes(inCode text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "|")) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "|") {
        guard bytes.last != UInt8(ascii: "\\") else { return nil }
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TableMarkup {
  private typealias Cell = (enter: String, exit: String)

  /// What stands behind the last cell of all, if it is not one of the header.
  private var lastExit: String { form == .html ? "</td></tr>\n" : " |" }

  private func cells(inHead isHead: Bool) -> [Cell] {
    (0..<width).map { column in
      let isFirst = column == 0
      let isLast = column == width - 1
      return switch (form, isHead) {
      case (.html, true):
        (
          (isFirst ? "<thead>\n<tr>" : "") + "<th scope=\"col\"" + style(column) + ">",
          isLast ? "</th></tr>\n</thead>\n" + (rows.count > 1 ? "<tbody>\n" : "") : "</th>"
        )
      case (.html, false):
        ((isFirst ? "<tr>" : "") + "<td" + style(column) + ">", isLast ? "</td></tr>\n" : "</td>")
      // Two spaces keep the line's end where tables are not known, and mean nothing where they are.
      case (.markdown, true):
        ("| ", isLast ? " |  \n" + delimiterRow + (rows.count > 1 ? "  \n" : "") : " ")
      case (.markdown, false): ("| ", isLast ? " |  \n" : " ")
      }
    }
  }

  private func style(_ column: Int) -> String {
    switch alignment(of: column) {
    case .natural: ""
    case .center: " style=\"text-align:center\""
    case .right: " style=\"text-align:right\""
    }
  }

  private var delimiterRow: String {
    (0..<width).map { column in
      switch alignment(of: column) {
      case .natural: "| --- "
      case .center: "| :-: "
      case .right: "| --: "
      }
    }.joined() + "|"
  }

  private func alignment(of column: Int) -> Block.Alignment {
    column < alignments.count ? alignments[column] : .natural
  }
}
