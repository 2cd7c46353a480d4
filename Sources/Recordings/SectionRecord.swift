/// A section of a list.
package struct SectionRecord: Sendable, Hashable {
  /// What its header says.
  package var title: String
  /// How many rows it has.
  package var count: Int

  /// Creates a section.
  package init(title: String, count: Int) {
    self.title = title
    self.count = count
  }
}
