import CatalogModel
import Scenarios

extension [Option] {
  /// Returns the index of the option with a label, else of the one with a bare text.
  func index(ofText text: String) -> Int? {
    firstIndex { $0.label == text } ?? firstIndex { $0.bareText == text }
  }

  /// Whether a name means the option at an index: also if others have the same label, but not by
  /// its bare text if that is another one's label.
  func isOption(_ index: Int, named name: OptionReference.Name) -> Bool {
    switch name {
    // Not `row - 1`, which the smallest number does not have.
    case .row(let row): index + 1 == row
    case .text(let text):
      self[index].label == text
        || self[index].bareText == text && !contains { $0.label == text }
    }
  }
}
