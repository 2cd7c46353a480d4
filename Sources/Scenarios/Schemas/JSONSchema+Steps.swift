import Bytes
import Importing
import YAMLReading

// Steps, and what stands for steps.
extension JSONSchema {
  /// An entry of a list of steps.
  static let entryName = "step"

  private static let itemName = "item"
  private static let fieldsName = "fields"

  /// What lists of steps refer to.
  static var stepDefinitions: [SchemaDefinition] {
    [
      (entryName, .any([word, step, inclusion, repetition])), (itemName, item),
      (fieldsName, .mapping(Mapping(others: .anything, least: 1))),
      (expectationName, expectation), (eventName, event),
    ]
  }

  /// A placeholder alone or within a text; in YAML one alone in braces is a mapping.
  static var placeholder: JSONSchema {
    var mapping = Mapping(others: .nothing, least: 1)
    mapping.rules = [
      ("maxProperties", .number(1)),
      ("propertyNames", .object([("pattern", .text("^[A-Za-z][A-Za-z0-9_.-]*$"))])),
    ]
    let text = scalar([
      ("type", .text("string")), ("pattern", .text("\\{[A-Za-z][A-Za-z0-9_.-]*\\}")),
    ])
    return .any([text, .mapping(mapping)])
  }

  /// An action that needs no value.
  private static var word: JSONSchema {
    words(StepVerb.allCases.filter { $0.bare != nil }.map(\.name))
  }

  private static var step: JSONSchema {
    var mapping = Mapping(StepVerb.self, { value(of: $0).described($0.summary) })
    let verbs = mapping.properties.map(\.name)
    let note = markdown(most: YAMLNode.mostMarkdown)
      .described("Narration; Markdown. Alone it is a step of its own.")
    let id = scalar([
      ("type", .text("string")), ("pattern", .text(StepID.pattern)),
    ])
    let idOrNumber = JSONSchema.any([id, integer(0...PlainInteger.largest)])
      .described("A stable name for the step's page.")
    mapping.properties += [
      Mapping.Property(name: "note", schema: note),
      Mapping.Property(name: "id", schema: idOrNumber),
    ]
    mapping.rules = [("oneOf", .list(verbs.map(required) + [noteAlone(without: verbs)]))]
    return .mapping(mapping)
  }

  private static func required(_ key: String) -> JSONValue {
    .object([("required", .list([.text(key)]))])
  }

  private static func noteAlone(without verbs: [String]) -> JSONValue {
    let any = JSONValue.object([("anyOf", .list(verbs.map(required)))])
    return .object([("required", .list([.text("note")])), ("not", any)])
  }

  private static func value(of verb: StepVerb) -> JSONSchema {
    switch verb {
    case .commit, .pop, .release, .back, .star, .unstar, .delete: nothing
    case .peek, .open: definition(itemName)
    case .action, .tab: visibleText
    case .select: namedOption
    case .scroll: scroll
    case .set: set
    case .insert: insert
    case .move: move
    case .expect: definition(expectationName)
    }
  }

  private static var item: JSONSchema {
    var mapping = Mapping(ReferenceKey.self) { key in
      switch key {
      case .title: visibleText.described("Its title.")
      case .row: row.described("Its row, from 1.")
      case .id: visibleText.described("Its `id`.")
      case .at:
        JSONSchema.list(of: integer(), least: 2, most: 2)
          .described("A point of the screen, `[x, y]`.")
      }
    }
    mapping.exactlyOne = [mapping.properties.map(\.name)]
    return .any([visibleText.described("The title of an item."), .mapping(mapping)])
  }

  private static var row: JSONSchema { integer(1...PlainInteger.largest) }

  private static var scroll: JSONSchema {
    var mapping = Mapping(ScrollKey.self) { key in
      switch key {
      case .to: definition(itemName).described("The item whose row is to be the first.")
      case .rows: integer().described("By so many rows, upwards if negative.")
      case .by: integer().described("By so many points, upwards if negative.")
      }
    }
    mapping.exactlyOne = [mapping.properties.map(\.name)]
    return .mapping(mapping)
  }

  private static var set: JSONSchema {
    mapping(SetKey.self, required: [.item, .fields]) { key in
      switch key {
      case .item: definition(itemName).described("The item.")
      case .fields: definition(fieldsName).described("Fields and their new values.")
      case .tab: visibleText.described("The tab, if it is not the selected one.")
      }
    }
  }

  private static var insert: JSONSchema {
    mapping(InsertKey.self, required: [.fields]) { key in
      switch key {
      case .row: row.described("The row that it comes to; without it, the end.")
      case .fields: definition(fieldsName).described("The fields of the new item.")
      case .id: visibleText.described("A name for the item.")
      }
    }
  }

  private static var move: JSONSchema {
    mapping(MoveKey.self, required: [.item, .row]) { key in
      switch key {
      case .item: definition(itemName).described("The item.")
      case .row: row.described("The row that it comes to.")
      }
    }
  }
}

// What stands for other steps.
extension JSONSchema {
  private static var compositionKeys: [Mapping.Property] {
    Mapping(CompositionKey.self) { key in
      switch key {
      case .include:
        path.described("A file with a list of steps, relative to the file that names it.")
      case .with:
        .mapping(Mapping(others: text)).described("Texts for the placeholders in the file.")
      case .repeat: repetitionValue.described("What the steps are repeated over.")
      // Placeholders have their place in the steps below, and only there.
      case .steps:
        placedSteps.described("The steps that are repeated.")
      }
    }.properties
  }

  /// Steps in which a placeholder may stand for any scalar, whether or not those around them are such.
  private static var placedSteps: JSONSchema {
    .list(of: .definition(placed(entryName)), least: 1)
  }

  private static func composition(_ required: [CompositionKey], _ keys: [CompositionKey])
    -> JSONSchema
  {
    var mapping = Mapping()
    mapping.properties = compositionKeys.filter { property in
      keys.contains { $0.name == property.name }
    }
    for index in mapping.properties.indices {
      mapping.properties[index].isRequired = required.contains {
        $0.name == mapping.properties[index].name
      }
    }
    return .mapping(mapping)
  }

  private static var inclusion: JSONSchema { composition([.include], [.include, .with]) }

  private static var repetition: JSONSchema { composition([.repeat, .steps], [.repeat, .steps]) }

  private static var repetitionValue: JSONSchema {
    let range = JSONSchema.any([
      words(["all"]), row,
      scalar([("type", .text("string")), ("pattern", .text("^[1-9][0-9]*-[1-9][0-9]*$"))]),
    ])
    var mapping = Mapping(RepeatReader.Key.self) { key in
      switch key {
      case .rows:
        .any([range, .list(of: range)])
          .described("Rows: `all`, a number, a range such as `1-5`, or a list of these.")
      case .values:
        .list(of: .any([text, .mapping(Mapping(others: text))]))
          .described("Texts, or mappings of texts.")
      case .as: visibleText.described("The placeholder's name.")
      }
    }
    mapping.exactlyOne = [["rows", "values"]]
    return .mapping(mapping)
  }
}

extension StepVerb {
  /// What it does, for an editor.
  fileprivate var summary: String {
    switch self {
    case .peek: "Presses the row of an item: its screen appears as preview."
    case .commit, .pop: "Pushes the previewed screen as detail."
    case .release: "Ends the peek."
    case .open: "Taps the row of an item: pushes its detail."
    case .action: "Takes the quick action with this title."
    case .star: "Short for `action: Star`."
    case .unstar: "Short for `action: Unstar`."
    case .delete: "Short for `action: Delete`."
    case .select: "Selects an option in a detail with options."
    case .back: "Goes back by one screen."
    case .tab: "Switches to a tab."
    case .scroll: "Moves the list."
    case .set: "Changes fields of an item from outside the interface."
    case .insert: "Puts in a new item."
    case .move: "Moves an item to a row."
    case .expect: "Checks the state and the last action."
    }
  }
}
