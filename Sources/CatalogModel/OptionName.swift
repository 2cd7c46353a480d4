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
      let fits: [(Option) -> Bool] = [
        { $0.label.utf8.elementsEqual(text.utf8) },
        { $0.bareText.utf8.elementsEqual(text.utf8) },
        { $0.label == text },
        { $0.bareText == text },
      ]
      for fits in fits {
        let indices = options.indices.filter { fits(options[$0]) }
        if !indices.isEmpty { return Array(indices) }
      }
      return []
    }
  }
}
