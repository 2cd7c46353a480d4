import Bytes
import Diagnostics

extension SourceText {
  /// A file this large can't be addressed by the document's records.
  private static let mostBytes = 1 << 30

  /// Returns the text of a file, and whether it needs ``StandIns``.
  ///
  /// - Throws: What keeps the bytes from being a text.
  static func checking(
    _ bytes: [UInt8],
    file: String,
    limits: YAMLLimits,
    firstLine: Int
  ) throws(DiagnosticBag) -> (source: SourceText, needsStandIns: Bool) {
    let start = Location(file: file, line: firstLine, column: 1)
    let most = min(limits.bytes, mostBytes)
    guard bytes.count <= most else {
      let message = "the file has \(bytes.count) bytes, \(most) are allowed"
      let hint = "split the file"
      throw DiagnosticBag([Diagnostic(.limitExceeded, message, at: start, hint: hint)])
    }
    guard !isUTF16(bytes) else {
      let message = "not valid UTF-8: this looks like UTF-16"
      let hint = "save the file as UTF-8"
      throw DiagnosticBag([Diagnostic(.invalidUTF8, message, at: start, hint: hint)])
    }
    let base = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let check = TextCheck(bytes, from: base)
    let source = SourceText(bytes, file: file, base: base, check: check, firstLine: firstLine)
    var problems = check.refusals.map(source.diagnostic)
    if let offset = check.invalidOffset { problems.append(source.invalidUTF8(at: offset)) }
    guard problems.isEmpty else { throw DiagnosticBag(problems) }
    return (source, check.needsStandIns)
  }

  /// Whether the bytes are UTF-16 or UTF-32: by their byte order mark, or because an ASCII
  /// character and a zero byte come first.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, let other), (let other, 0):
      return bytes.count % 2 == 0 && (other == 0 || (0x20..<0x7F).contains(other))
        && bytes.prefix(64).count { $0 == 0 } * 3 >= bytes.prefix(64).count
    default: return false
    }
  }

  private func diagnostic(_ refusal: TextCheck.Refusal) -> Diagnostic {
    let digits = String(refusal.scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let (kind, hint): (String, String)
    switch refusal.scalar {
    case 0xFEFF: (kind, hint) = ("byte order mark", "it may only be the first of the file")
    case 0xFDD0..., 0xFFFE: (kind, hint) = ("noncharacter", "leave it out")
    default: (kind, hint) = ("control character", Self.hint(control: refusal.scalar))
    }
    return diagnostic(
      .controlCharacter,
      "\(kind) \(name) at byte \(refusal.offset)",
      at: location(of: refusal.index),
      hint: hint
    )
  }

  private static func hint(control: UInt32) -> String {
    let digits = String(control, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 2 - digits.utf8.count)) + digits
    return "write it as `\\x\(padded)` in double quotes, or leave it out"
  }

  private func invalidUTF8(at offset: Int) -> Diagnostic {
    let place = location(of: count)
    var diagnostic = diagnostic(
      .invalidUTF8,
      "not valid UTF-8 at byte \(offset)",
      at: place,
      hint: "save the file as UTF-8"
    )
    // Only what comes before can be shown as text.
    diagnostic.excerpt = (diagnostic.excerpt ?? "") + Self.hexadecimal(bytes[offset])
    return diagnostic
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "\\x" + String(byte, radix: 16, uppercase: true)
  }
}
