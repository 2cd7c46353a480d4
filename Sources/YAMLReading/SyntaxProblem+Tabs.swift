import Diagnostics

extension SyntaxProblem {
  /// The first tab before what the problem's line begins with.
  var tabIndex: Int? {
    let place = min(failure.index, source.count)
    let column = source.location(of: place).column
    let start = place - (column - 1)
    let lead = source.slice(from: start, to: min(place + 1, source.count))
      .prefix { $0 == 0x20 || $0 == 0x09 }
    return lead.firstIndex(of: 0x09).map { start + $0 - lead.startIndex }
  }

  var isAboutTab: Bool {
    switch failure.problem {
    case "found character that cannot start any token":
      return byteAtProblem == UInt8(ascii: "\t")
    case "mapping values are not allowed in this context", "could not find expected ':'",
      "block sequence entries are not allowed in this context",
      "did not find expected '-' indicator", "did not find expected key":
      return tabIndex != nil
    default:
      return failure.problem.contains("tab character")
    }
  }

  func tabWording(at index: Int) -> Wording {
    guard isFirst(on: index) else {
      return Wording("a tab may not stand here", hint: "use spaces", index: index)
    }
    return Wording("tab used for indentation", hint: "indent with spaces", index: index)
  }
}
