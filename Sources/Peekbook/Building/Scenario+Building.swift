extension Scenario {
  /// Makes a scenario of an app with a single list.
  ///
  /// What is wrong with it is thrown when it is replayed.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - description: What it is about, in Markdown.
  ///   - kinds: Kinds of its own.
  ///   - textSize: How large the phone's text is.
  ///   - integrations: How peek and pop is wired; the behaviour of several is compared.
  ///   - catalog: The list and its items.
  ///   - steps: What is done, in order.
  ///   - fileID: The calling file, as messages name it.
  ///   - filePath: The calling file, from whose folder imported files are named.
  ///   - line: The calling line.
  ///   - column: The calling column.
  public init(
    _ title: String,
    description: String = "",
    kinds: [Kind] = [],
    textSize: TextSize = .l,
    integrations: [Integration] = [.storyboard],
    catalog: Catalog,
    steps: [Step],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var maker = ScriptMaker()
    maker.begin(title, description, textSize, kinds)
    maker.integrations(integrations)
    maker.catalog(catalog, indent: 0)
    self.init(maker, steps, place)
  }

  /// Makes a scenario of an app with a tab bar.
  ///
  /// What is wrong with it is thrown when it is replayed.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - description: What it is about, in Markdown.
  ///   - kinds: Kinds of its own.
  ///   - textSize: How large the phone's text is.
  ///   - tabs: The tabs, in order; the first one is selected at the start.
  ///   - steps: What is done, in order.
  ///   - fileID: The calling file, as messages name it.
  ///   - filePath: The calling file, from whose folder imported files are named.
  ///   - line: The calling line.
  ///   - column: The calling column.
  public init(
    _ title: String,
    description: String = "",
    kinds: [Kind] = [],
    textSize: TextSize = .l,
    tabs: [Tab],
    steps: [Step],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var maker = ScriptMaker()
    maker.begin(title, description, textSize, kinds)
    maker.tabs(tabs)
    self.init(maker, steps, place)
  }

  private init(_ begun: ScriptMaker, _ steps: [Step], _ place: CodePlace) {
    var maker = begun
    var places = CodePlaces(place)
    maker.steps(steps, places: &places)
    self.init(
      script: maker.script,
      file: place.filePath,
      root: PackageFolder.holding(place.filePath),
      places: places
    )
  }
}

extension ScriptMaker {
  fileprivate mutating func begin(
    _ title: String,
    _ description: String,
    _ textSize: Scenario.TextSize,
    _ kinds: [Scenario.Kind]
  ) {
    entry("title", .text(title))
    if !description.isEmpty { entry("description", .text(description)) }
    if textSize != .l { entry("text_size", .word(textSize.rawValue)) }
    guard !kinds.isEmpty else { return }
    heading("kinds")
    for kind in kinds { entry(kind.name, kind.node, indent: 2) }
  }

  fileprivate mutating func integrations(_ integrations: [Scenario.Integration]) {
    let words = integrations.map { ScriptNode.word($0.rawValue) }
    switch words.count {
    case 1: entry("integration", words[0])
    default: entry("integrations", .list(words))
    }
  }

  fileprivate mutating func tabs(_ tabs: [Scenario.Tab]) {
    guard !tabs.isEmpty else { return entry("tabs", .list([])) }
    heading("tabs")
    for tab in tabs {
      entry("title", .text(tab.title), indent: 2, isItem: true)
      entry("integration", .word(tab.integration.rawValue), indent: 4)
      catalog(tab.catalog, indent: 4)
    }
  }

  fileprivate mutating func catalog(_ catalog: Scenario.Catalog, indent: Int) {
    heading("catalog", indent: indent)
    entry("kind", .text(catalog.kind.name), indent: indent + 2)
    entry("title", catalog.title.map { .text($0) }, indent: indent + 2)
    switch catalog.contents {
    case .items(let items): list("items", items.map(\.node), indent: indent + 2)
    case .file(let file): entry("items", file.node, indent: indent + 2)
    }
  }

  fileprivate mutating func steps(_ steps: [Scenario.Step], places: inout CodePlaces) {
    guard !steps.isEmpty else { return entry("steps", .list([])) }
    heading("steps")
    for step in steps {
      places.add(step.place, line: line)
      guard let value = step.value else {
        if step.id == nil, step.note == nil {
          element(.word(step.verb), indent: 2)
          continue
        }
        // An action without a value has nothing behind its key.
        entry(step.verb, .word(""), indent: 2, isItem: true)
        extras(of: step)
        continue
      }
      entry(step.verb, value, indent: 2, isItem: true)
      extras(of: step)
    }
  }

  private mutating func extras(of step: Scenario.Step) {
    entry("id", step.id.map { .text($0) }, indent: 4)
    entry("note", step.note.map { .text($0) }, indent: 4)
  }
}
