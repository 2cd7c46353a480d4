/// How an option is named among others: by its text, or by its row.
package enum OptionName: Sendable, Hashable {
  /// By its label or its bare text.
  case text(String)
  /// By its row, from 1.
  case row(Int)

  /// Returns the indices, from 0, of the options that the name fits: none, one, or several.
  ///
  /// A text that fits byte for byte wins over one that is only canonically equivalent (in another
  /// Unicode form), and a label over a bare text.
  ///
  /// - Complexity: O(*n*) in the number of options.
  package func indices(in options: [Option]) -> [Int] {
    switch self {
    case .row(let row):
      return row >= 1 && row <= options.count ? [row - 1] : []
    case .text(let text):
      var best = Fit.none
      var indices: [Int] = []
      for index in options.indices {
        let fit = Fit(text, options[index])
        if fit > best { (best, indices) = (fit, []) }
        if fit == best, fit != .none { indices.append(index) }
      }
      return indices
    }
  }
}

/// How well a text fits an option, the best last.
private enum Fit: Int, Comparable {
  case none, equivalentBareText, equivalentLabel, bareText, label

  init(_ text: String, _ option: Option) {
    let label = option.label
    let fitsLabel = label == text
    if fitsLabel, label.utf8.elementsEqual(text.utf8) {
      self = .label
      return
    }
    let bareText = option.bareText
    let fitsBareText = bareText == text
    if fitsBareText, bareText.utf8.elementsEqual(text.utf8) {
      self = .bareText
    } else {
      self = fitsLabel ? .equivalentLabel : fitsBareText ? .equivalentBareText : .none
    }
  }

  static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
}
