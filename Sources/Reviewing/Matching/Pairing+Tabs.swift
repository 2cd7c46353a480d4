import Recordings

extension Pairing {
  /// Pairs tabs by their titles, and what is left by its position.
  init(tabs base: [TabRecord], _ head: [TabRecord]) {
    self.init(baseCount: base.count, headCount: head.count)
    for (index, tab) in base.enumerated() {
      let other = head.indices.first { isFree(head: $0) && head[$0].title.isSpelled(as: tab.title) }
      if let other { pair(index, other) }
    }
    for index in base.indices.prefix(head.count) where isFree(base: index) && isFree(head: index) {
      pair(index, index)
    }
    finish()
  }
}
