// Items and what they looked like.
extension RecordingReader {
  mutating func readItems() throws(JSONProblem) {
    try json.beginArray()
    while try json.nextElement() { try readItem() }
  }

  private mutating func readItem() throws(JSONProblem) {
    var object = try open()
    var item = ItemRecord(key: "", tab: 0, title: "", fields: [], lastFields: [], lastScreen: 0)
    var lastFields: [FieldRecord]?
    var references = ItemReferences()
    while let key = try next(&object) {
      switch key {
      case .key: item.key = try self.key(of: .item)
      case .id: item.id = try string()
      case .tab:
        references.tabPlace = start()
        item.tab = try position()
      case .title: item.title = try string()
      case .fields: item.fields = try fields()
      case .lastFields: lastFields = try fields()
      case .lastScreen: references.lastScreen = try json.text()
      case .insertedBy: references.insertedBy = try json.text()
      case .deletedBy: references.deletedBy = try json.text()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.key, .tab, .title, .fields, .lastScreen], in: object)
    item.lastFields = lastFields ?? item.fields
    recording.items.append(item)
    itemReferences.append(references)
  }

  /// Finds what the items refer to, when all has been read.
  mutating func finishItems() throws(JSONProblem) {
    for (index, references) in itemReferences.enumerated() {
      guard recording.items[index].tab < recording.tabs.count else {
        throw json.problem("there is no such tab", at: references.tabPlace)
      }
      if let text = references.lastScreen {
        recording.items[index].lastScreen = try self.index(of: text, .itemScreen)
      }
      if let text = references.insertedBy {
        recording.items[index].insertedBy = try self.index(of: text, .step)
      }
      if let text = references.deletedBy {
        recording.items[index].deletedBy = try self.index(of: text, .step)
      }
    }
  }

  mutating func readRows() throws(JSONProblem) {
    try json.beginArray()
    while try json.nextElement() { try readRow() }
  }

  private mutating func readRow() throws(JSONProblem) {
    var object = try open()
    var row = RowRecord(item: 0, title: "")
    var shape: RowRecord.Symbol.Shape?
    var tint: String?
    while let key = try next(&object) {
      switch key {
      case .name: try name(try json.text(), .row)
      case .item: row.item = try reference(to: .item)
      case .title: row.title = try string()
      case .subtitle: row.subtitle = try string()
      case .detail: row.detail = try string()
      case .symbol: shape = try choice()
      case .tint: tint = try string()
      case .accessory: row.accessory = try choice()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.name, .item, .title, .accessory], in: object)
    if tint != nil, shape == nil { throw missing(.symbol, in: object) }
    row.symbol = shape.map { RowRecord.Symbol(shape: $0, tint: tint) }
    recording.rows.append(row)
  }

  mutating func readItemScreens() throws(JSONProblem) {
    try json.beginArray()
    while try json.nextElement() { try readItemScreen() }
  }

  private mutating func readItemScreen() throws(JSONProblem) {
    var object = try open()
    var screen = ItemScreenRecord(item: 0, title: "")
    while let key = try next(&object) {
      switch key {
      case .name: try name(try json.text(), .itemScreen)
      case .item: screen.item = try reference(to: .item)
      case .title: screen.title = try string()
      case .background: screen.background = try string()
      case .fields: screen.fields = try fields()
      case .options: screen.options = try options()
      case .actions: screen.actions = try actions()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.name, .item, .title, .fields, .options, .actions], in: object)
    recording.itemScreens.append(screen)
  }

  private mutating func options() throws(JSONProblem) -> [ItemScreenRecord.Option] {
    var options: [ItemScreenRecord.Option] = []
    try json.beginArray()
    while try json.nextElement() {
      var object = try open()
      var option = ItemScreenRecord.Option(label: "", isSelected: false)
      while let key = try next(&object) {
        switch key {
        case .label: option.label = try string()
        case .color: option.color = try string()
        case .isSelected: option.isSelected = try json.flag()
        default: throw unexpected(key, in: object)
        }
      }
      try require([.label, .isSelected], in: object)
      options.append(option)
    }
    return options
  }

  private mutating func actions() throws(JSONProblem) -> [ItemScreenRecord.Action] {
    var actions: [ItemScreenRecord.Action] = []
    try json.beginArray()
    while try json.nextElement() {
      var object = try open()
      var action = ItemScreenRecord.Action(title: "")
      while let key = try next(&object) {
        switch key {
        case .title: action.title = try string()
        case .isDestructive: action.isDestructive = try json.flag()
        default: throw unexpected(key, in: object)
        }
      }
      try require([.title, .isDestructive], in: object)
      actions.append(action)
    }
    return actions
  }
}
