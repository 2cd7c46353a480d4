import Diagnostics

/// Pieces of a style sheet, tidied up.
enum CSSText {
  /// Returns a piece without its comments and without white space around.
  static func withoutComments(_ piece: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(piece)
    var scanner = CSSScanner(bytes)
    var result: [UInt8] = []
    while scanner.next != nil {
      let start = scanner.offset
      let isComment = scanner.isAt("/*")
      // The piece was gone over before, so that nothing in it is open.
      guard (try? scanner.skipToken()) != nil else { break }
      if !isComment { result += bytes[start..<scanner.offset] }
    }
    return trimmed(result[...])
  }

  /// Returns a value without `!important` at its end.
  static func withoutImportance(_ value: [UInt8]) -> [UInt8] {
    guard let mark = value.lastIndex(of: UInt8(ascii: "!")) else { return value }
    let word = trimmed(value[(mark + 1)...])
    let isImportant = String(decoding: word, as: UTF8.self).lowercased() == "important"
    return isImportant ? trimmed(value[..<mark]) : value
  }

  /// Returns a piece without white space around.
  static func trimmed(_ piece: ArraySlice<UInt8>) -> [UInt8] {
    guard let first = piece.firstIndex(where: { !$0.isCSSWhite }),
      let last = piece.lastIndex(where: { !$0.isCSSWhite })
    else { return [] }
    return Array(piece[first...last])
  }

  /// Returns a text with a single space for each run of white space.
  static func collapsed(_ bytes: [UInt8]) -> String {
    let words = bytes.split(whereSeparator: \.isCSSWhite)
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
