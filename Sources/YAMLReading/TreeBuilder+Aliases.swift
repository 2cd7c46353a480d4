import Diagnostics

extension TreeBuilder {
  static let lessNesting = "put fewer lists and mappings into one another"

  mutating func addAlias(_ event: Event) -> Bool {
    guard let anchor = anchors[name] else {
      report(
        event,
        .unknownAlias,
        "no anchor `&\(name.shortened)` before this",
        hint: nearestAnchor
      )
      return addNothing(event)
    }
    guard let size = anchor.size else {
      let note = Diagnostic.Note(
        "`&\(name.shortened)` stands here",
        at: source.location(of: Int(records[anchor.record].start))
      )
      report(
        event,
        .unknownAlias,
        "`*\(name.shortened)` stands inside what it names",
        notes: [note]
      )
      return addNothing(event)
    }
    guard frames.count + anchor.height <= limits.depth else {
      let message = "nested deeper than \(limits.depth) levels through `*\(name.shortened)`"
      return stop(event, message, hint: Self.lessNesting)
    }
    guard count(size, event) else { return false }
    if let last = frames.indices.last {
      frames[last].height = max(frames[last].height, anchor.height + 1)
    }
    var record = record(.alias, event)
    record.isAnchored = false
    record.first = UInt32(clamping: anchor.record)
    append(record)
    return true
  }

  /// Keeps the place of an alias that stands for nothing, so that keys and values stay paired.
  private mutating func addNothing(_ event: Event) -> Bool {
    append(record(.unresolved, event))
    return count(Size(nodes: 1), event)
  }

  private var nearestAnchor: String? {
    // A hint is worth a moment, not minutes for a file of nothing but mistakes.
    guard anchors.count < 1_000, problems.bag.all.count < 20 else { return nil }
    return NearestName.nearest(to: name, in: anchors.keys.sorted()).map { "did you mean `*\($0)`?" }
  }
}
