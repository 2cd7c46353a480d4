import CatalogModel
import Recordings
import Scenarios

extension EventPattern {
  /// Describes an event in full.
  init(_ event: EventRecord) {
    self.init(name: event.name, item: event.itemTitle)
    switch event.change {
    case .updated(let field, let old, let new):
      self.field = field
      from = old.scriptText
      to = new.scriptText
    case .inserted(_, let index), .deleted(_, let index), .moved(_, _, let index):
      self.index = index
    }
  }

  /// Whether an event has all that the pattern asks for.
  func matches(_ event: EventRecord) -> Bool {
    let facts = EventPattern(event)
    guard name.map({ $0 == facts.name }) ?? true, index.map({ $0 == facts.index }) ?? true,
      item.map({ $0 == facts.item || event.isRename(from: $0) }) ?? true,
      field.map({ $0 == facts.field }) ?? true
    else { return false }
    guard case .updated(_, let old, let new) = event.change else { return from == nil && to == nil }
    return (from.map(old.isWritten) ?? true) && (to.map(new.isWritten) ?? true)
  }

  /// The pattern on one line.
  var line: String {
    var parts: [String] = []
    if let name { parts.append(name) }
    if let item { parts.append("item: \(item)") }
    if let field { parts.append("field: \(field)") }
    if let from { parts.append("from: \(from)") }
    if let to { parts.append("to: \(to)") }
    if let index { parts.append("index: \(index)") }
    return parts.joined(separator: ", ")
  }
}

extension EventRecord {
  /// Whether the event took a title away from its item: then either title names it.
  fileprivate func isRename(from title: String) -> Bool {
    guard case .updated(_, .text(title), .text(itemTitle)) = change else { return false }
    return true
  }
}

extension ValueRecord {
  /// The value as a script would write it.
  var scriptText: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    default: text
    }
  }

  /// Whether a text in a script means this value.
  fileprivate func isWritten(_ text: String) -> Bool {
    switch self {
    case .color(let hex, let written, _):
      text == written || (try? Color.parse(text))?.color.hex == hex
    default: text == scriptText
    }
  }
}
