package import CatalogModel
package import Diagnostics

extension Diagnostic.Code {
  /// A text that is no number.
  package static let invalidNumber = Diagnostic.Code("invalid-number")
}

extension SourceValue {
  /// Returns the number as written, or reports why it is none.
  ///
  /// Behind the number its unit may stand, as it is shown. `what` says what the value stands for.
  package func number(
    _ what: String,
    unit: String,
    problems: inout DiagnosticBag
  ) -> WrittenNumber? {
    guard let text = scalar else {
      problems.add(wrongType(what, is: "a number"))
      return nil
    }
    if let number = WrittenNumber(text) { return number }
    if let bare = Self.withoutUnit(text, unit), let number = WrittenNumber(bare) { return number }
    let expected = unit.isEmpty ? "a number in decimal digits" : "a number of \(unit)"
    let hint = Self.numberHint(text, unit)
    problems.add(error(.invalidNumber, "\(what) is \(expected), not \(shown)", hint: hint))
    return nil
  }

  private static func withoutUnit(_ text: String, _ unit: String) -> String? {
    guard !unit.isEmpty, text.utf8.count > unit.utf8.count,
      text.utf8.suffix(unit.utf8.count).elementsEqual(unit.utf8)
    else { return nil }
    var bytes = Array(text.utf8.dropLast(unit.utf8.count))
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns how a number may be written that is written in another way.
  private static func numberHint(_ text: String, _ unit: String) -> String {
    var candidates = [
      text.filter { $0 != "_" && $0 != " " },
      text.withPointForComma ?? text,
      text.filter { $0 != "," },
    ]
    if text.hasPrefix("+") { candidates.insert(String(text.dropFirst()), at: 0) }
    if text.hasPrefix(".") { candidates.insert("0" + text, at: 0) }
    if text.hasSuffix(".") { candidates.insert(String(text.dropLast()), at: 0) }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    candidates.append(String(digits))
    guard text.utf8.count <= 60, let good = candidates.first(where: { WrittenNumber($0) != nil })
    else { return "write `16`, `1.10` or `-4`" }
    return "write `\(good)`"
  }
}

extension String {
  /// The text with a point for its only comma and without the points before it, if the comma begins
  /// decimals: three digits behind it are thousands as likely.
  fileprivate var withPointForComma: String? {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].contains(".") || parts[1].utf8.count != 3 else { return nil }
    return parts[0].filter { $0 != "." } + "." + parts[1]
  }
}
