/// A script that is made of choices, a line for each step.
struct RandomScript {
  private struct Tab {
    var title: String
    var kind: RandomKind
    /// The titles that its items have, as far as they can be told without replaying.
    var titles: [String]
  }

  private enum Screen { case list, preview, detail }

  private var head: [String] = []
  private var steps: [String] = []
  private var tabs: [Tab] = []
  private var tab = 0
  private var screen = Screen.list

  /// Makes a script.
  init(_ source: inout ByteSource) {
    head.append("title: " + RandomText.quoted(RandomText.title(&source)))
    if source.flag() {
      head.append("description: " + RandomText.quoted(RandomText.prose(&source)))
    }
    head.append(RandomKind.declaration)
    if source.number(below: 4) == 1 {
      head.append("text_size: " + source.element(of: ["l", "xs", "xxxl", "ax5"]))
    }
    if source.number(below: 4) == 1 { head.append("integrations: [storyboard, code]") }
    head.append("tabs:")
    for _ in 0...source.number(below: 2) { addTab(&source) }
    head.append("steps:")
    for _ in 0..<source.number(below: 10) { addStep(&source) }
  }

  /// The script.
  var text: String { (head + (steps.isEmpty ? ["  []"] : steps)).joined(separator: "\n") + "\n" }

  /// Takes out the steps at lines of the script, counted from 1; returns whether there were any.
  mutating func removeSteps(at lines: Set<Int>) -> Bool {
    let before = steps.count
    let first = head.count + 1
    steps = steps.enumerated().filter { !lines.contains($0.offset + first) }.map(\.element)
    return steps.count < before
  }

  /// Puts in steps, or takes one out.
  mutating func change(_ source: inout ByteSource) {
    if source.flag(), !steps.isEmpty { steps.remove(at: source.number(below: steps.count)) }
    for _ in 0..<source.number(below: 3) {
      let old = steps
      steps = []
      addStep(&source)
      let place = source.number(below: old.count + 1)
      steps = old[..<place] + steps + old[place...]
    }
  }
}

extension RandomScript {
  private mutating func addTab(_ source: inout ByteSource) {
    let kind = source.element(of: RandomKind.all)
    var title = RandomText.title(&source)
    if tabs.contains(where: { $0.title == title }) { title = "Tab \(tabs.count)" }
    var titles: [String] = []
    var items: [String] = []
    for _ in 0..<source.number(below: 7) {
      titles.append(RandomText.title(&source))
      items.append(item(titles[titles.count - 1], kind, &source))
    }
    // Some lists are longer than the screen.
    if source.number(below: 8) == 1 {
      for number in 0..<24 { items.append(item("Item \(number)", kind, &source)) }
    }
    let quoted = RandomText.quoted(title)
    let list = items.joined(separator: ", ")
    head.append(
      "  - { title: \(quoted), catalog: { kind: \(kind.name), items: [\(list)] } }"
    )
    tabs.append(Tab(title: title, kind: kind, titles: titles))
  }

  private func item(_ title: String, _ kind: RandomKind, _ source: inout ByteSource) -> String {
    let values = [kind.title + ": " + RandomText.quoted(title)] + kind.values(&source)
    let name = kind.required.prefix { $0 != ":" }
    let isThere = values.contains { $0.hasPrefix(name + ":") }
    return "{ " + (values + (isThere ? [] : [kind.required])).joined(separator: ", ") + " }"
  }

  private mutating func addStep(_ source: inout ByteSource) {
    if source.number(below: 5) == 1 {
      let note = RandomText.quoted(RandomText.prose(&source) + "x")
      steps.append("  - { note: \(note) }")
    }
    switch source.number(below: 6) {
    case 0, 1, 2: addGesture(&source)
    case 3: addChange(&source)
    case 4: addExpectation(&source)
    default:
      tab = source.number(below: tabs.count)
      screen = .list
      steps.append("  - { tab: \(RandomText.quoted(tabs[tab].title)) }")
    }
  }

  private mutating func addGesture(_ source: inout ByteSource) {
    switch (screen, source.number(below: 4)) {
    case (.list, 0), (.list, 1):
      steps.append("  - { peek: \(itemName(&source)) }")
      screen = .preview
    case (.list, 2):
      steps.append("  - { open: \(itemName(&source)) }")
      screen = .detail
    case (.list, _):
      let by = source.element(of: ["rows: 2", "by: -9999", "by: 120", "rows: -1"])
      steps.append("  - { scroll: { \(by) } }")
    case (.preview, 0):
      steps.append("  - commit")
      screen = .detail
    case (.preview, 1):
      steps.append("  - release")
      screen = .list
    case (.detail, 0):
      steps.append("  - back")
      screen = .list
    case (.detail, 1):
      steps.append("  - { select: { row: \(1 + source.number(below: 3)) } }")
    default:
      let titles = tabs[tab].kind.actions
      let title = titles.isEmpty ? "Star" : source.element(of: titles)
      steps.append("  - { action: \(title) }")
      if screen == .preview || title == "Delete" { screen = .list }
    }
  }

  /// Names an item by its title, its row, or a point.
  private func itemName(_ source: inout ByteSource) -> String {
    let titles = tabs[tab].titles
    switch source.number(below: 4) {
    case 0 where !titles.isEmpty, 1 where !titles.isEmpty:
      return "{ title: \(RandomText.quoted(source.element(of: titles))) }"
    case 2: return "{ row: \(1 + source.number(below: titles.count + 1)) }"
    default: return "{ at: [160, \(source.number(below: 250) * 3)] }"
    }
  }

  private mutating func addChange(_ source: inout ByteSource) {
    let kind = tabs[tab].kind
    let row = 1 + source.number(below: tabs[tab].titles.count + 1)
    switch source.number(below: 4) {
    case 0:
      let title = RandomText.title(&source)
      tabs[tab].titles.append(title)
      steps.append("  - { insert: { row: \(row), fields: \(item(title, kind, &source)) } }")
    case 1: steps.append("  - { move: { item: { row: \(row) }, row: 1 } }")
    case 2:
      let title = RandomText.title(&source)
      tabs[tab].titles.append(title)
      let fields = "{ \(kind.title): \(RandomText.quoted(title)) }"
      steps.append("  - { set: { item: { row: \(row) }, fields: \(fields) } }")
    default:
      let field = source.element(of: kind.fields)
      let fields = "{ \(field.name): \(source.element(of: field.values)) }"
      steps.append("  - { set: { item: { row: \(row) }, fields: \(fields) } }")
    }
  }

  private mutating func addExpectation(_ source: inout ByteSource) {
    let title = RandomText.quoted(RandomText.title(&source))
    let event = tabs[tab].kind.event
    let expected = source.element(of: [
      "screen: preview", "count: 3", "title: \(title)", "rows: [\(title), x]", "events: []",
      "events: [\(event)Updated, { name: \(event)Deleted, index: 0 }]", "reloaded: [\(title)]",
      "visible: [\(title)]", "actions: [Star, \(title)]", "options: [\(title)]",
    ])
    steps.append("  - { expect: { \(expected) } }")
  }
}
