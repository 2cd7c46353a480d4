import Diagnostics
import Importing
import Recordings
import YAMLReading

extension RunAssembler {
  /// The tab that is on screen.
  var currentTab: Int {
    recording.steps.last.map { screens.values[$0.after].tab } ?? 0
  }

  /// Returns an item that lines told of, in a tab or else in the one on screen or any other; reports
  /// that there is none.
  func known(
    _ node: YAMLNode,
    tab: Int?,
    problems: inout DiagnosticBag
  ) -> Int? {
    let id = node.text
    let tab = tab ?? currentTab
    if let item = items.index(of: id, in: tab) { return item }
    if let other = items.tab(of: id), let item = items.index(of: id, in: other) { return item }
    let hint =
      NearestName.hint(for: id, in: items.ids(in: tab).prefix(1_000))
      ?? "an item is known from its row, or from an event with its `title`"
    problems.add(
      node.diagnostic(.unknownItem, "no line told of an item " + id.inBackticks, hint: hint)
    )
    return nil
  }

  /// Returns what an item is called where it needs a title, as in messages.
  func title(of item: Int) -> String { items.name(of: item, titled: items.states[item].title) }

  /// Returns the index of an item's screen as it is now; `line` has what was seen of it.
  mutating func itemScreen(_ line: ItemScreenLine, of item: Int) -> Int {
    let state = items.states[item]
    let tab = header.tabs[state.tab]
    let screen = ItemScreenRecord(
      item: item,
      title: line.title ?? title(of: item),
      background: line.background,
      fields: line.fields ?? state.fields,
      options: line.options,
      actions: line.actions ?? tab.actions.map { ItemScreenRecord.Action(title: $0) }
    )
    items.states[item].shown = screen
    return index(of: screen)
  }

  /// Returns the index of what an item's screen would show at the end, as far as that is known.
  mutating func itemScreen(lastOf item: Int) -> Int {
    let state = items.states[item]
    let isAsShown =
      state.shown?.fields.allSatisfy { field in
        state.fields.value(of: field.name)?.isSame(as: field.value) == true
      } ?? false
    if let shown = state.shown, isAsShown { return index(of: shown) }
    // What it offers may have changed with its fields since it was seen.
    return index(
      of: ItemScreenRecord(
        item: item,
        title: title(of: item),
        background: state.shown?.background,
        fields: state.fields
      )
    )
  }

  /// What is said behind that which a line did not tell, and which so is as it was.
  static let untold = " (as before, not told again)"

  private mutating func index(of screen: ItemScreenRecord) -> Int {
    itemScreens.index(
      of: screen,
      texts: [screen.title] + screen.fields.map(\.value.text) + screen.options.map(\.label)
    )
  }

  /// Takes in what was seen of an item's fields; notes what no event told.
  mutating func see(_ fields: [FieldRecord], of item: Int) {
    for field in fields {
      let told = items.states[item].fields.value(of: field.name)
      if let told, !told.isSame(as: field.value) {
        note(field.name, of: item, told: told, found: field.value)
      }
      items.states[item].fields.set(field.name, to: field.value)
    }
  }

  /// Notes a field that is not as events told; `isTold` is whether the line at hand has it.
  mutating func note(
    _ field: String,
    of item: Int,
    told: ValueRecord,
    found: ValueRecord,
    isTold: Bool = true
  ) {
    // `2` and `"2"` are different values where no type was declared, and read the same.
    let isAlike = told.words.utf8.elementsEqual(found.words.utf8)
    func words(_ value: ValueRecord) -> String {
      value.words + (isAlike ? " (\(value.type))" : "")
    }
    let label = "\(title(of: item)) › \(field): "
    differences.append(
      TabState.Difference(
        told: label + words(told),
        found: label + words(found) + (isTold ? "" : Self.untold)
      )
    )
  }
}

extension ValueRecord {
  /// The value in words, also where there is none.
  fileprivate var words: String { self == .absent ? "nothing" : text }

  /// What tells it from a value of the same words.
  fileprivate var type: String {
    switch self {
    case .absent: "no value"
    case .text: "a text"
    case .number: "a number"
    case .flag: "a flag"
    case .color: "a colour"
    case .selection(let index, _): "the selected \(index)"
    case .date: "a date"
    case .list(let texts): "a list of \(texts.count)"
    }
  }
}
