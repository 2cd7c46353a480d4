import Bytes

/// Characters that nobody can see, or that change how what stands around them is read.
enum InvisibleText {
  /// Finds none but tabs and line breaks.
  ///
  /// - Throws: the first, with the end of what stands before it.
  static func check(_ text: String) throws(BrokenPromise) {
    let scalars = text.unicodeScalars
    guard let place = scalars.firstIndex(where: { $0 != "\n" && $0 != "\t" && $0.needsEscape })
    else { return }
    let before = String(String.UnicodeScalarView(scalars[..<place].suffix(60)))
    let value = String(scalars[place].value, radix: 16, uppercase: true)
    throw BrokenPromise("U+\(value) stands behind `\(before)`")
  }
}
