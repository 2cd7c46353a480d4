import Bytes

/// Characters that nobody can see, or that change how what stands around them is read.
enum InvisibleText {
  /// Finds none but tabs and line breaks and, in Markdown, what keeps a name from turning the line of a
  /// drawing around.
  ///
  /// - Throws: the first, with the end of what stands before it.
  static func check(_ text: String, isMarkdown: Bool = false) throws(BrokenPromise) {
    let scalars = text.unicodeScalars
    let isolates: [Unicode.Scalar] = isMarkdown ? ["\u{2068}", "\u{2069}"] : []
    let expected = ["\n", "\t"] + isolates
    guard let place = scalars.firstIndex(where: { $0.needsEscape && !expected.contains($0) })
    else { return }
    let before = String(String.UnicodeScalarView(scalars[..<place].suffix(60)))
    let value = String(scalars[place].value, radix: 16, uppercase: true)
    throw BrokenPromise("U+\(value) stands behind `\(before)`")
  }
}
