extension SyntaxProblem {
  /// What to say if a colour without quotes, which is a comment to YAML, swallowed what follows it
  /// on its line: the bracket that closes the mapping, most likely.
  var colorWording: Wording? {
    guard let index = commentedColor else { return nil }
    return Wording(
      "a `#` behind a space starts a comment, so there is no value here",
      hint: "quote values that start with `#`",
      index: index
    )
  }

  /// The index, in code points, of the first `: #` with a hexadecimal digit behind it, outside of
  /// quotes, between where the open brackets or libyaml's context began and the problem.
  private var commentedColor: Int? {
    let opened = open.flatMap { $0.style == .flow ? Int($0.start) : nil } ?? .max
    let start = min(failure.contextIndex, opened, source.count)
    let bytes = source.slice(from: start, to: min(failure.index, source.count))
    var index = start - 1
    var quote: UInt8?
    var previous: (UInt8, UInt8) = (0, 0)
    for (offset, byte) in zip(bytes.indices, bytes) {
      if byte & 0xC0 != 0x80 { index += 1 }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), previous == (UInt8(ascii: ":"), UInt8(ascii: " ")),
        bytes[(offset + 1)...].first?.isHexDigit == true
      {
        return index
      }
      previous = (previous.1, byte)
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
