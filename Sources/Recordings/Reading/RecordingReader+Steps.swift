// Tabs, steps and screens.
extension RecordingReader {
  mutating func readTabs() throws(JSONProblem) {
    let start = start()
    try json.beginArray()
    while try json.nextElement() { try readTab() }
    if recording.tabs.isEmpty { throw json.problem("there is no tab", at: start) }
  }

  private mutating func readTab() throws(JSONProblem) {
    var object = try open()
    var tab = TabRecord(title: "", integration: "", kind: "", catalog: "")
    while let key = try next(&object) {
      switch key {
      case .title: tab.title = try string()
      case .integration: tab.integration = try string()
      case .kind: tab.kind = try string()
      case .catalog: tab.catalog = try string()
      case .actions: tab.actions = try stringList()
      case .rowHeight: tab.rowHeight = try number(in: 1...100_000)
      case .firstSections: tab.firstSections = try sections()
      case .lastSections: tab.lastSections = try sections()
      case .firstRows: tab.firstRows = try rows()
      case .lastRows: tab.lastRows = try rows()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.title, .integration, .kind, .catalog, .firstRows, .lastRows], in: object)
    recording.tabs.append(tab)
  }

  /// Reads the names of rows.
  ///
  /// Most screens show the rows that the one before showed, which one comparison of bytes tells.
  private mutating func rows() throws(JSONProblem) -> [Int] {
    let start = start()
    if json.passes(lastRows.range) { return lastRows.rows }
    var rows: [Int] = []
    rows.reserveCapacity(lastRows.rows.count)
    try json.beginArray()
    while try json.nextElement() { rows.append(try reference(to: .row)) }
    lastRows = (start..<json.position, rows)
    return rows
  }

  /// Few steps take less room in a file.
  private static let bytesOfStep = 512

  mutating func readSteps() throws(JSONProblem) {
    let start = start()
    // A long list would be copied over and over while it grows.
    recording.steps.reserveCapacity((json.bytes.count - start) / Self.bytesOfStep)
    try json.beginArray()
    while try json.nextElement() { try readStep() }
    if recording.steps.isEmpty { throw json.problem("there is no step", at: start) }
  }

  private mutating func readStep() throws(JSONProblem) {
    var object = try open()
    var step = StepRecord(key: "", action: StepRecord.Action(verb: ""), before: 0, after: 0)
    var after: Int?
    while let key = try next(&object) {
      switch key {
      case .key: step.key = try self.key(of: .step)
      case .id: step.id = try string()
      case .action: step.action = try action()
      case .outcome: step.outcome = try string()
      case .note: step.note = try string()
      case .narration: step.narration = try stringList()
      case .yaml: step.yaml = try string()
      case .screen: after = try screen()
      case .events: step.events = try events()
      case .expectations: step.expectations = try expectations()
      case .remarks: step.remarks = try stringList()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.key, .action], in: object)
    // What a step left as it was is not written again; the first has nothing before it.
    let last = recording.steps.indices.last
    guard let before = last.map({ recording.steps[$0].after }) ?? after else {
      throw missing(.screen, in: object)
    }
    step.before = before
    step.after = after ?? before
    recording.steps.append(step)
  }

  private mutating func action() throws(JSONProblem) -> StepRecord.Action {
    if let known = knownActions.value(&json) { return known }
    let action = try newAction()
    knownActions.keep(action, json)
    return action
  }

  private mutating func newAction() throws(JSONProblem) -> StepRecord.Action {
    var object = try open()
    var action = StepRecord.Action(verb: "")
    while let key = try next(&object) {
      switch key {
      case .verb: action.verb = try string()
      case .target: action.target = try string()
      case .item: action.item = try reference(to: .item)
      case .point: action.point = try point()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.verb], in: object)
    return action
  }

  /// Reads a screen, and returns its index; one that was there before has its index already.
  private mutating func screen() throws(JSONProblem) -> Int {
    if let known = knownScreens.value(&json) { return known }
    let screen = try newScreen()
    knownScreens.keep(screen, json)
    return screen
  }

  private mutating func newScreen() throws(JSONProblem) -> Int {
    var object = try open()
    var list = ScreenRecord.List(title: "", offset: 0, count: 0, firstVisible: 0, rows: [])
    var screen = ScreenRecord(tab: 0, kind: .list, list: list)
    while let key = try next(&object) {
      switch key {
      case .kind: screen.kind = try choice()
      case .tab: screen.tab = try tab()
      case .title: list.title = try string()
      case .offset: list.offset = try position()
      case .count: list.count = try position()
      case .firstVisible: list.firstVisible = try position()
      case .rows: list.rows = try rows()
      case .headers: list.headers = try headers()
      case .cut: list.cut = try position()
      case .itemScreen: screen.itemScreen = try reference(to: .itemScreen)
      case .press: screen.press = try point()
      default: throw unexpected(key, in: object)
      }
    }
    try require([.kind, .tab, .title, .offset, .count, .firstVisible, .rows], in: object)
    guard (screen.kind == .list) == (screen.itemScreen == nil) else {
      throw json.problem("a list has no item screen, and all else has one", at: object.start)
    }
    guard list.firstVisible + list.rows.count <= list.count || list.rows.isEmpty else {
      throw json.problem("more rows are visible than there are", at: object.start)
    }
    screen.list = list
    return index(of: screen)
  }

  private mutating func headers() throws(JSONProblem) -> [ScreenRecord.List.Header] {
    var headers: [ScreenRecord.List.Header] = []
    try json.beginArray()
    while try json.nextElement() {
      var object = try open()
      var header = ScreenRecord.List.Header(title: "", count: 0, row: 0)
      while let key = try next(&object) {
        switch key {
        case .title: header.title = try string()
        case .count: header.count = try position()
        case .row: header.row = try position()
        default: throw unexpected(key, in: object)
        }
      }
      try require([.title, .count, .row], in: object)
      headers.append(header)
    }
    return headers
  }

  private mutating func sections() throws(JSONProblem) -> [SectionRecord] {
    var sections: [SectionRecord] = []
    try json.beginArray()
    while try json.nextElement() {
      var object = try open()
      var section = SectionRecord(title: "", count: 0)
      while let key = try next(&object) {
        switch key {
        case .title: section.title = try string()
        case .count: section.count = try position()
        default: throw unexpected(key, in: object)
        }
      }
      try require([.title, .count], in: object)
      sections.append(section)
    }
    return sections
  }

  private mutating func index(of screen: ScreenRecord) -> Int {
    if let index = screenIndices[screen] { return index }
    recording.screens.append(screen)
    screenIndices[screen] = recording.screens.count - 1
    return recording.screens.count - 1
  }

  /// Reads the index of a tab.
  mutating func tab() throws(JSONProblem) -> Int { try number(in: 0...recording.tabs.count - 1) }
}
