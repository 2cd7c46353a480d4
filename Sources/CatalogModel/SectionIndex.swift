/// The sections of a catalog, in their order: that of the options for a choice, else that in which
/// they first came.
struct SectionIndex {
  private let template: SectionTemplate
  private var ranks: [String: Int] = [:]
  /// The sections that there are or were.
  private(set) var sections: [CatalogSection] = []

  /// Creates the sections of a list of items, and tells each item its own.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  init(_ template: SectionTemplate, kind: Kind, items: inout [Item]) {
    self.template = template
    if case .choice(let options) = kind.fields[template.field].type {
      for option in options where ranks[option.label] == nil {
        ranks[option.label] = sections.count
        sections.append(CatalogSection(title: "", count: 0))
      }
    }
    for item in items { add(item) }
    // The order within a section is that of the items.
    let places = items.indices.sorted { (items[$0].section, $0) < (items[$1].section, $1) }
    items = places.map { items[$0] }
  }

  /// Counts an item in, and tells it its section.
  mutating func add(_ item: Item) {
    item.section = rank(of: item)
    sections[item.section].count += 1
  }

  /// Counts an item out.
  mutating func remove(_ item: Item) {
    sections[item.section].count -= 1
  }

  /// Whether an item belongs to another section than the one that it is in.
  func isMisplaced(_ item: Item) -> Bool {
    ranks[item.text(of: template.field)] != item.section
  }

  /// Returns the rows of a section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  func rows(of section: Int) -> Range<Int> {
    let start = sections[..<section].reduce(0) { $0 + $1.count }
    return start..<start + sections[section].count
  }

  /// Returns the section to which an item belongs, which is new if there is none.
  mutating func rank(of item: Item) -> Int {
    let key = item.text(of: template.field)
    let rank = ranks[key] ?? sections.count
    if rank == sections.count {
      ranks[key] = rank
      sections.append(CatalogSection(title: "", count: 0))
    }
    if sections[rank].title.isEmpty {
      sections[rank] = CatalogSection(
        title: title(for: item),
        count: sections[rank].count
      )
    }
    return rank
  }

  private func title(for item: Item) -> String {
    let title = template.title.text(for: item)
    return title.isEmpty ? "—" : title
  }
}
