import Recordings

/// Builds recordings by hand, as a replay would: what repeats is kept once.
struct SampleBuilder {
  var recording: Recording
  /// The items of each tab's list, as they are now.
  var lists: [[Int]] = []
  /// How far each tab's list is scrolled.
  var offsets: [Int] = []
  var tab = 0
  /// What is on top of the list: an item screen's kind and item.
  var top: (kind: ScreenRecord.Kind, item: Int)?
  var press: ScreenRecord.Point?
  /// What a row and an item screen look like, by kind.
  let look: any SampleLook
  private var current = 0
  private var keys: [String: Int] = [:]

  init(title: String, description: String = "", hasTabBar: Bool = false, look: any SampleLook) {
    var device = DeviceRecord.standard
    if hasTabBar { device.bottomBars += 49 }
    recording = Recording(
      title: title,
      description: description,
      device: device,
      hasTabBar: hasTabBar
    )
    self.look = look
  }

  mutating func addTab(_ tab: TabRecord, items: [[FieldRecord]]) {
    let index = recording.tabs.count
    recording.tabs.append(tab)
    lists.append([])
    offsets.append(0)
    for fields in items { lists[index].append(addItem(fields, tab: index)) }
    recording.tabs[index].firstRows = lists[index].map { row($0) }
  }

  mutating func addItem(_ fields: [FieldRecord], tab: Int, insertedBy: Int? = nil) -> Int {
    let title = look.title(fields)
    recording.items.append(
      ItemRecord(
        key: key("item-", title),
        tab: tab,
        title: title,
        fields: fields,
        lastFields: fields,
        lastScreen: 0,
        insertedBy: insertedBy
      )
    )
    return recording.items.count - 1
  }

  mutating func start() {
    current = screen()
    recording.steps.append(
      StepRecord(key: "start", action: .init(verb: "start"), before: current, after: current)
    )
  }

  /// Adds a step whose screen after it is the state at hand.
  mutating func step(_ verb: String, _ target: String = "", item: Int? = nil) {
    let before = current
    current = screen()
    recording.steps.append(
      StepRecord(
        key: key("", target.isEmpty ? verb : verb + "-" + target),
        action: .init(verb: verb, target: target, item: item, point: press),
        yaml: target.isEmpty ? "- \(verb)" : "- \(verb): \(target)",
        before: before,
        after: current
      )
    )
  }

  mutating func changeLastStep(_ change: (inout StepRecord) -> Void) {
    change(&recording.steps[recording.steps.count - 1])
  }

  mutating func set(_ item: Int, _ field: String, _ value: ValueRecord) -> EventRecord {
    let place = recording.items[item].lastFields.firstIndex { $0.name == field } ?? 0
    let old = recording.items[item].lastFields[place].value
    let tab = recording.items[item].tab
    recording.items[item].lastFields[place].value = value
    let kind = recording.tabs[tab].kind
    var deliveries: [DeliveryRecord] = []
    if let row = lists[tab].firstIndex(of: item) {
      deliveries.append(.init(observer: .cell, tab: tab, effect: .reloadedRow(row)))
    }
    if top?.item == item {
      let observer: DeliveryRecord.Observer = top?.kind == .preview ? .preview : .detail
      deliveries.append(.init(observer: observer, tab: tab, effect: .refreshed))
    }
    return EventRecord(
      name: kind.prefix(1).lowercased() + kind.dropFirst() + "Updated",
      poster: .item(item),
      tab: tab,
      itemTitle: look.title(recording.items[item].lastFields),
      change: .updated(field: field, old: old, new: value),
      deliveries: deliveries
    )
  }

  mutating func delete(_ item: Int) -> EventRecord {
    let tab = recording.items[item].tab
    let row = lists[tab].firstIndex(of: item) ?? 0
    recording.items[item].lastScreen = itemScreen(item)
    recording.items[item].deletedBy = recording.steps.count
    lists[tab].remove(at: row)
    let kind = recording.tabs[tab].kind
    return EventRecord(
      name: kind.prefix(1).lowercased() + kind.dropFirst() + "Deleted",
      poster: .catalog(tab: tab),
      tab: tab,
      itemTitle: look.title(recording.items[item].lastFields),
      change: .deleted(item: item, index: row),
      deliveries: [.init(observer: .list, tab: tab, effect: .removedRow(row))]
    )
  }

  mutating func finish() -> Recording {
    for item in recording.items.indices where recording.items[item].deletedBy == nil {
      recording.items[item].lastScreen = itemScreen(item)
    }
    for tab in lists.indices { recording.tabs[tab].lastRows = lists[tab].map { row($0) } }
    return recording
  }

  private mutating func row(_ item: Int) -> Int {
    let row = look.row(recording.items[item].lastFields, item: item)
    if let known = recording.rows.lastIndex(of: row) { return known }
    recording.rows.append(row)
    return recording.rows.count - 1
  }

  private mutating func itemScreen(_ item: Int) -> Int {
    let screen = look.screen(recording.items[item].lastFields, item: item)
    if let known = recording.itemScreens.lastIndex(of: screen) { return known }
    recording.itemScreens.append(screen)
    return recording.itemScreens.count - 1
  }

  private mutating func screen() -> Int {
    let device = recording.device
    let view = device.height - device.topBars - device.bottomBars
    let first = offsets[tab] / device.rowHeight
    let end = (offsets[tab] + view + device.rowHeight - 1) / device.rowHeight
    let list = lists[tab]
    let visible = list[min(first, list.count)..<min(end, list.count)].map { row($0) }
    let screen = ScreenRecord(
      tab: tab,
      kind: top?.kind ?? .list,
      list: .init(
        title: recording.tabs[tab].title,
        offset: offsets[tab],
        count: list.count,
        firstVisible: first,
        rows: visible
      ),
      itemScreen: top.map { itemScreen($0.item) },
      press: top?.kind == .preview ? press : nil
    )
    if let known = recording.screens.lastIndex(of: screen) { return known }
    recording.screens.append(screen)
    return recording.screens.count - 1
  }

  private mutating func key(_ prefix: String, _ text: String) -> String {
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": slug.unicodeScalars.append(scalar)
      default: if slug.last != "-", !slug.isEmpty { slug += "-" }
      }
    }
    while slug.last == "-" { slug.removeLast() }
    if slug.isEmpty { slug = "x" }
    let number = (keys[prefix + slug] ?? 0) + 1
    keys[prefix + slug] = number
    return number == 1 ? slug : "\(slug)-\(number)"
  }
}

/// What a kind's rows and item screens look like.
protocol SampleLook {
  func title(_ fields: [FieldRecord]) -> String
  func row(_ fields: [FieldRecord], item: Int) -> RowRecord
  func screen(_ fields: [FieldRecord], item: Int) -> ItemScreenRecord
}

struct ColorLook: SampleLook {
  func title(_ fields: [FieldRecord]) -> String { fields[0].value.text }

  func row(_ fields: [FieldRecord], item: Int) -> RowRecord {
    let isStarred = fields[2].value == .flag(true)
    return RowRecord(
      item: item,
      title: title(fields),
      symbol: .init(shape: isStarred ? .starFilled : .star, tint: fields[1].value.text)
    )
  }

  func screen(_ fields: [FieldRecord], item: Int) -> ItemScreenRecord {
    ItemScreenRecord(
      item: item,
      title: title(fields),
      background: fields[1].value.text,
      actions: [
        .init(title: fields[2].value == .flag(true) ? "Unstar" : "Star"),
        .init(title: "Delete", isDestructive: true),
      ]
    )
  }

  static func item(_ name: String, _ hex: String, written: String? = nil) -> [FieldRecord] {
    [
      FieldRecord(name: "name", value: .text(name)),
      FieldRecord(
        name: "color",
        value: .color(hex: hex, written: written ?? hex.uppercased(), isMapped: false)
      ),
      FieldRecord(name: "starred", value: .flag(false)),
    ]
  }
}

struct ChoiceLook: SampleLook {
  func title(_ fields: [FieldRecord]) -> String { fields[0].value.text }

  func row(_ fields: [FieldRecord], item: Int) -> RowRecord {
    RowRecord(item: item, title: title(fields), detail: fields[2].value.text)
  }

  func screen(_ fields: [FieldRecord], item: Int) -> ItemScreenRecord {
    var options: [ItemScreenRecord.Option] = []
    if case .list(let labels) = fields[1].value, case .selection(let index, _) = fields[2].value {
      options = labels.enumerated().map { position, label in
        .init(
          label: label,
          color: label.hasPrefix("#") ? label : nil,
          isSelected: position == index
        )
      }
    }
    return ItemScreenRecord(item: item, title: "Select " + title(fields), options: options)
  }

  static func item(_ title: String, _ options: [String]) -> [FieldRecord] {
    [
      FieldRecord(name: "title", value: .text(title)),
      FieldRecord(name: "options", value: .list(options)),
      FieldRecord(name: "selectedOptionIndex", value: .selection(index: 0, label: options[0])),
    ]
  }
}
