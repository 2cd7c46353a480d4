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
      from = .text(old.scriptText)
      to = .text(new.scriptText)
    case .inserted(_, let index), .deleted(_, let index), .moved(_, _, let index):
      self.index = index
    }
  }

  /// Whether an event has all that the pattern asks for.
  ///
  /// `options` are those of its item now, by which a selection can be named in more ways than by
  /// the label that was recorded.
  func matches(_ event: EventRecord, options: [Option]) -> Bool {
    let facts = EventPattern(event)
    guard name.map({ $0 == facts.name }) ?? true, index.map({ $0 == facts.index }) ?? true,
      item.map({ $0 == facts.item || event.isRename(from: $0) }) ?? true,
      field.map({ $0 == facts.field }) ?? true
    else { return false }
    guard case .updated(_, let old, let new) = event.change else { return from == nil && to == nil }
    return (from.map { old.is($0, among: options) } ?? true)
      && (to.map { new.is($0, among: options) } ?? true)
  }

  /// The pattern on one line.
  var line: String {
    var parts: [String] = []
    if let name { parts.append(name) }
    if let item { parts.append("item: \(item)") }
    if let field { parts.append("field: \(field)") }
    if let from { parts.append("from: \(from.line)") }
    if let to { parts.append("to: \(to.line)") }
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

  /// Whether a script means this value.
  fileprivate func `is`(_ value: EventPattern.Value, among options: [Option]) -> Bool {
    switch (self, value) {
    case (.color(let hex, let written, _), .text(let text)):
      text == written || (try? Color.parse(text))?.color.hex == hex
    case (.selection(let index, let label), .text(let text)):
      text == label || OptionName.text(text).indices(in: options).contains(index)
    case (.selection(let index, _), .row(let row)): index == row - 1
    case (.list(let texts), .labels(let labels)): texts == labels
    case (.number(let digits, let unit), .text(let text)):
      text == self.text || WrittenNumber(text.without(unit: unit)) == WrittenNumber(digits)
    case (.date(let date), .text(let text)):
      text == date || (try? WrittenDate(text)).map { $0 == (try? WrittenDate(date)) } == true
    case (_, .text(let text)): text == scriptText
    case (_, .row), (_, .labels): false
    }
  }
}

extension String {
  /// The text without the unit at its end.
  fileprivate func without(unit: String) -> String {
    guard !unit.isEmpty, hasSuffix(unit) else { return self }
    let bare = dropLast(unit.count)
    return String(bare.last == " " ? bare.dropLast() : bare)
  }
}

extension EventPattern.Value {
  /// The value on one line.
  fileprivate var line: String {
    switch self {
    case .text(let text): text
    case .row(let row): "row \(row)"
    case .labels(let labels): labels.joined(separator: ", ")
    }
  }
}
