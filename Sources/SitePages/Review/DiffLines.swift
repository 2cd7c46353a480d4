internal import Bytes
internal import MarkdownTree

/// Lines of the base and of the head, with a sign before each that only one of them has.
struct DiffLines {
  /// A line, and on which side it is.
  struct Line {
    /// On which side.
    enum Side {
      case both, base, head
    }

    var side: Side
    var text: String
  }

  /// Above this many comparisons lines are not aligned.
  private static let mostComparisons = 250_000
  /// The most lines that are shown.
  private static let mostShown = 200

  private(set) var lines: [Line] = []

  /// Whether there is nothing but what both have.
  var isSame: Bool { lines.allSatisfy { $0.side == .both } }

  /// Aligns lines so that as many as possible stand on both sides.
  ///
  /// - Complexity: O(*n* × *m*), with a limit.
  init(base: [String], head: [String]) {
    let start = zip(base, head).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    lines = base[..<start].map { Line(side: .both, text: $0) }
    let (left, right) = (Array(base[start...]), Array(head[start...]))
    guard left.count * right.count <= Self.mostComparisons else {
      lines += left.map { Line(side: .base, text: $0) } + right.map { Line(side: .head, text: $0) }
      return
    }
    align(left, right)
  }

  private mutating func align(_ base: [String], _ head: [String]) {
    let width = head.count + 1
    var lengths = Array(repeating: 0, count: (base.count + 1) * width)
    for i in base.indices.reversed() {
      for j in head.indices.reversed() {
        lengths[i * width + j] =
          base[i].utf8.elementsEqual(head[j].utf8)
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < base.count || j < head.count {
      if i < base.count, j < head.count, base[i].utf8.elementsEqual(head[j].utf8) {
        lines.append(Line(side: .both, text: base[i]))
        (i, j) = (i + 1, j + 1)
      } else if j == head.count
        || (i < base.count && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
      {
        lines.append(Line(side: .base, text: base[i]))
        i += 1
      } else {
        lines.append(Line(side: .head, text: head[j]))
        j += 1
      }
    }
  }

  /// Adds the lines to a page: a list in HTML, a diff in Markdown.
  func add(to page: inout BlockBuilder) {
    let shown = lines.prefix(Self.mostShown)
    switch page.form {
    case .markdown:
      let text = shown.map { $0.sign + " " + $0.text.visible }.joined(separator: "\n")
      page.add(.code(language: "diff", text: text))
    case .html:
      page.html { html in
        html.raw("<ul class=\"diff\">")
        for line in shown { line.write(into: &html) }
        html.raw("</ul>")
      }
    }
    if lines.count > shown.count {
      page.paragraph([.text("… and \(lines.count - shown.count) more lines.")])
    }
  }
}

extension DiffLines.Line {
  /// The sign before the line.
  fileprivate var sign: String {
    switch side {
    case .both: " "
    case .base: "-"
    case .head: "+"
    }
  }

  fileprivate func write(into html: inout HTMLWriter) {
    switch side {
    case .both: html.raw("<li>")
    case .base: html.raw("<li class=\"gone\"><b>−<span class=\"vh\"> base:</span></b> ")
    case .head: html.raw("<li class=\"new\"><b>+<span class=\"vh\"> head:</span></b> ")
    }
    html.name(text)
    html.raw("</li>")
  }
}
