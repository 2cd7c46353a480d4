package import CatalogModel

/// Finds the option that a text names.
package enum OptionMatch {
  /// Returns the indices of the options that `text` fits: none, one, or several.
  ///
  /// An option is named by its label or by its bare text. A text that fits byte for byte wins over
  /// one that is only canonically equivalent (in another Unicode form), and a label over a bare
  /// text.
  ///
  /// - Complexity: O(*n*) in the number of options.
  package static func indices(of text: String, in options: [Option]) -> [Int] {
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
