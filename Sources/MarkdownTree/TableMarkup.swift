internal import CCmark

/// Builds a table, for which libcmark's grammar has no node.
///
/// The table is a custom block that holds a custom inline for each cell. The cells' content stays
/// in the tree, so it is escaped as all other text is.
struct TableBuilder {
  private let builder: TreeBuilder
  private let rows: [[[Inline]]]
  private let width: Int
  private let alignments: [Block.Alignment]

  /// Creates a builder; `header` and `rows` may differ in length.
  init(
    builder: TreeBuilder,
    header: [[Inline]],
    rows: [[[Inline]]],
    alignments: [Block.Alignment]
  ) {
    self.builder = builder
    self.rows = [header] + rows
    width = self.rows.map(\.count).max() ?? 0
    self.alignments = alignments
  }

  /// Appends the table to a node that may hold blocks.
  func append(to parent: TreeNode) {
    guard width > 0 else { return }
    switch builder.form {
    case .html: appendHTML(to: parent)
    case .markdown: appendMarkdown(to: parent)
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

extension TableBuilder {
  private func appendHTML(to parent: TreeNode) {
    let end = rows.count > 1 ? "</tbody>\n</table>" : "</table>"
    let table = parent.addCustom(CMARK_NODE_CUSTOM_BLOCK, enter: "<table>", exit: end)
    let head = (0..<width).map {
      ($0 == 0 ? "<thead>\n<tr>" : "") + "<th scope=\"col\"" + style($0) + ">"
    }
    let body = (0..<width).map { ($0 == 0 ? "<tr>" : "") + "<td" + style($0) + ">" }
    let headEnd = "</th></tr>\n</thead>\n" + (rows.count > 1 ? "<tbody>\n" : "")
    for row in rows.indices {
      for column in 0..<width {
        let isLast = column == width - 1
        let enter = row == 0 ? head[column] : body[column]
        let exit = row == 0 ? (isLast ? headEnd : "</th>") : (isLast ? "</td></tr>\n" : "</td>")
        appendCell(row: row, column: column, enter: enter, exit: exit, to: table)
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

  private func appendMarkdown(to parent: TreeNode) {
    let table = builder.addVerbatimBlock(to: parent)
    let isOneRow = rows.count == 1
    // Two spaces keep the line's end where tables are not known, and mean nothing where they are.
    let headEnd = " |  \n" + delimiterRow + (isOneRow ? "" : "  \n")
    for row in rows.indices {
      let rowEnd = row == 0 ? headEnd : (row == rows.count - 1 ? " |" : " |  \n")
      for column in 0..<width {
        let exit = column == width - 1 ? rowEnd : " "
        appendCell(row: row, column: column, enter: "| ", exit: exit, to: table)
      }
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

  private func appendCell(row: Int, column: Int, enter: String, exit: String, to table: TreeNode) {
    let cell = table.addCustom(CMARK_NODE_CUSTOM_INLINE, enter: enter, exit: exit)
    guard column < rows[row].count else { return }
    let context = InlineContext(isOneLine: true, isCell: true)
    builder.append(rows[row][column], to: cell, in: context)
  }
}
