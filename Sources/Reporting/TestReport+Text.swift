import Bytes
package import Diagnostics

extension TestReport {
  /// How many lines of a comparison are shown.
  private static let mostLines = 40
  /// How wide a column of a comparison may be.
  private static let widestColumn = 48

  /// The report for a person at a terminal: a line for each script, and under it each expectation
  /// that failed, with expected and actual side by side.
  ///
  /// `width` says how many columns a text takes.
  package func lines(width: (String) -> Int) -> [TerminalLine] {
    scripts.flatMap { script in
      [Self.headline(script)] + script.cases.flatMap { Self.lines($0, in: script, width) }
    }
  }

  private static func headline(_ script: ScriptResult) -> TerminalLine {
    var line: TerminalLine
    switch script.verdict {
    case .passed: line = TerminalLine("ok      ", .green)
    case .failed: line = TerminalLine("FAILED  ", .red)
    case .invalid: line = TerminalLine("INVALID ", .red)
    case .notRun: line = TerminalLine("not run ", .yellow)
    }
    line.append(script.path, .bold)
    switch script.obstacle {
    case .invalid: line.append(": could not run")
    case .notRun(let reason): line.append(": " + reason)
    case nil: line.append(": " + script.counts.sentence)
    }
    return line
  }

  private static func lines(
    _ testCase: TestCase,
    in script: ScriptResult,
    _ width: (String) -> Int
  ) -> [TerminalLine] {
    guard case .failed(let expected, let actual) = testCase.outcome else { return [] }
    let place = testCase.location.map { "\($0.line):\($0.column): " } ?? ""
    var title = TerminalLine("        " + place)
    title.append(testCase.name, .bold)
    return [title] + table(ValueDiff(testCase.subject, expected: expected, actual: actual), width)
  }
}

// Side by side.
extension TestReport {
  /// A line of the table; `nil` for equal lines that are left out.
  private typealias Row = ValueDiff.Line?

  private static func table(_ diff: ValueDiff, _ width: (String) -> Int) -> [TerminalLine] {
    let (rows, more) = shown(diff.lines)
    let cells = rows.compactMap { $0 }.map { fitted($0.expected ?? "", width) }
    let column = max(8, cells.map(width).max() ?? 0)
    var lines = [header(column)]
    for row in rows { lines.append(line(row, column, width)) }
    if more > 0 { lines.append(TerminalLine("          … and \(more) more lines", .faint)) }
    return lines
  }

  private static func header(_ column: Int) -> TerminalLine {
    TerminalLine(
      "          expected" + String(repeating: " ", count: column - 8) + " | actual",
      .faint
    )
  }

  /// Returns what there is room for: all that differs, with a line of what is around it.
  private static func shown(_ lines: [ValueDiff.Line]) -> (rows: [Row], more: Int) {
    guard !lines.isEmpty else { return ([], 0) }
    var isNear = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.mark != .same {
      for near in max(0, index - 1)...min(lines.count - 1, index + 1) { isNear[near] = true }
    }
    var rows: [Row] = []
    for (index, line) in lines.enumerated() {
      if isNear[index] || lines.count <= 8 {
        rows.append(line)
      } else if index == 0 || isNear[index - 1] {
        rows.append(nil)
      }
    }
    return (Array(rows.prefix(mostLines)), max(0, rows.count - mostLines))
  }

  private static func line(_ row: Row, _ column: Int, _ width: (String) -> Int) -> TerminalLine {
    guard let row else { return TerminalLine("          …", .faint) }
    let style: TerminalLine.Style? =
      switch row.mark {
      case .same: nil
      case .missing: .red
      case .extra: .green
      case .changed, .moved: .yellow
      }
    var line = TerminalLine("        ")
    line.append(row.mark.rawValue + " ", style)
    let expected = fitted(row.expected ?? "", width)
    line.append(expected, style)
    line.append(String(repeating: " ", count: max(0, column - width(expected))) + " | ")
    let actual = fitted(row.actual ?? "", width)
    line.append(actual, style)
    if !row.word.isEmpty {
      line.append((actual.isEmpty ? "" : "  ") + "(" + row.word + ")", .faint)
    }
    return line
  }

  /// Returns a text as it is shown, cut to the width of a column.
  private static func fitted(_ text: String, _ width: (String) -> Int) -> String {
    let visible = text.visible
    guard width(visible) > widestColumn else { return visible }
    var cut = ""
    var taken = 0
    for character in visible {
      taken += width(String(character))
      if taken >= widestColumn { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
