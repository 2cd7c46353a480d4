import Bytes

extension String {
  /// The text as pages show it.
  var shown: String { visible }

  /// The text of a code block as pages show it: lines and tabs stay, and `\r\n` is a line break.
  ///
  /// There is a line break at the end: without it libcmark would join the last line to the fence.
  var shownLines: String {
    var text = self
    let isUsual = utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
    }
    if !isUsual { text = linesShown() }
    if !text.isEmpty, text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    return text
  }

  private func linesShown() -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for line in unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if !text.isEmpty || line.startIndex != startIndex { text += "\n" }
      let cells = (line.last == "\r" ? line.dropLast() : line)
        .split(separator: "\t", omittingEmptySubsequences: false)
      text += cells.map { String($0).visible }.joined(separator: "\t")
    }
    return text
  }
}
