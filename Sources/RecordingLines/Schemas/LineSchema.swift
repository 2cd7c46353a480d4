import Bytes
import Importing
import Recordings

/// The JSON Schema of a line: of the first, and of every other.
package enum LineSchema {
  /// The name under which it is asked for.
  package static let name = "recording-lines"

  /// Returns the schema (2020-12); its keys are those of the readers.
  package static func json() -> [UInt8] {
    var json = JSONWriter(layout: .lines)
    let title = "A line of a recording that another program writes for Peekbook"
    JSONValue.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(title)),
      (
        "anyOf",
        .list([JSONSchema.definition("first-line"), .definition("step-line")].map { $0.json() })
      ),
      ("$defs", .object(JSONSchema.lineDefinitions.map { ($0.name, $0.schema.json()) })),
    ]).write(to: &json)
    return json.bytes
  }
}

extension JSONSchema {
  /// The definitions, each behind its name.
  fileprivate static var lineDefinitions: [SchemaDefinition] {
    [
      ("first-line", firstLine), ("tab", tab), ("step-line", stepLine), ("step", step),
      ("screen", screen), ("row", row), ("change", change), ("item", item), ("event", event),
      ("delivery", delivery), ("expectation", expectation), ("fields", fields), ("value", value),
      ("point", point),
    ]
  }

  private static let index = integer(0...PlainInteger.largest)
  private static let point = list(of: integer(-100_000...100_000), least: 2, most: 2)
  private static let number = any([
    scalar([("type", .text("number"))]),
    scalar([
      ("type", .text("string")), ("pattern", .text("^-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?$")),
    ]),
  ])
  private static let id = visibleText
  private static let texts = any([text, list(of: text)])
  private static let fields = mapping(Mapping(others: definition("value")))

  private static var firstLine: JSONSchema {
    mapping(RunHeader.Key.self, required: [.format, .version, .title]) { key in
      switch key {
      case .format: scalar([("const", .text(RunFormat.name))]).described("The format.")
      case .version: scalar([("const", .number(RunFormat.version))]).described("Its version.")
      case .title: visibleText.described("What is recorded.")
      case .description:
        markdown(most: LineContext.mostMarkdown).described("More on it, as Markdown.")
      case .recorder: visibleText.described("The program that records.")
      case .device: device.described("The phone that screens are drawn for, in points.")
      case .tabs: list(of: definition("tab"), least: 1).described("The tabs, each with a list.")
      }
    }
  }

  private static var device: JSONSchema {
    mapping(RunHeader.DeviceKey.self) { key in
      switch key {
      case .width: integer(key.range).described("Its width.")
      case .height: integer(key.range).described("Its height.")
      case .rowHeight: integer(key.range).described("The height of a row.")
      }
    }
  }

  private static var tab: JSONSchema {
    mapping(TabDeclaration.Key.self, required: [.title]) { key in
      switch key {
      case .title: visibleText.described("The tab's title, and its list's.")
      case .kind: visibleText.described("What its items are.")
      case .catalog: visibleText.described("The name under which its list posts events.")
      case .fields:
        mapping(
          Mapping(others: any([words(of: FieldType.Name.self), list(of: visibleText, least: 1)]))
        ).described("The types of fields; a list has the labels of a choice.")
      case .actions: texts.described("The titles that quick actions can have.")
      }
    }
  }

  private static var stepLine: JSONSchema {
    mapping(StepLine.Key.self) { key in
      switch key {
      case .step: definition("step").described("What was done; only the start has none.")
      case .id: id.described("A name for the step that stays the same.")
      case .note:
        markdown(most: LineContext.mostMarkdown).described("Markdown, shown at this place.")
      case .screen:
        definition("screen").described("What was on screen then; without it, the same as before.")
      case .events: list(of: definition("event")).described("The events that it caused, in order.")
      case .expectations:
        list(of: definition("expectation")).described("What was expected, and what was found.")
      }
    }
  }

  private static var step: JSONSchema {
    any([
      visibleText.described("A sentence whose first word is the verb."),
      mapping(StepAction.Key.self, required: [.verb]) { key in
        switch key {
        case .verb: visibleText.described("What was done: `peek`, `open`, `action`, `add`, …")
        case .target: text.described("To what, in words.")
        case .item: id.described("The `id` of the item that it reached.")
        case .at: definition("point").described("The point that was touched.")
        }
      },
    ])
  }

  private static var screen: JSONSchema {
    var mapping = Mapping(ScreenLine.Key.self) { key in
      switch key {
      case .tab: visibleText.described("The tab; without it, the same as before.")
      case .kind: words(ScreenLine.kinds.map(\.rawValue)).described("What is on top.")
      case .title: text.described("The list's title, if it is not the tab's.")
      case .rows: list(of: definition("row")).described("The whole list.")
      case .changes: list(of: definition("change")).described("What is other than it was.")
      case .offset: index.described("How far the list is scrolled up, in points.")
      case .item: definition("item").described("The item whose screen is on top.")
      case .press: definition("point").described("Where the finger presses.")
      }
    }
    mapping.exclusive = [("rows", "changes")]
    // A list shows no item, and all else does.
    let hasItem = JSONValue.object([("required", .list([.text("item")]))])
    let isList = JSONValue.object([
      ("properties", .object([("kind", .object([("const", .text("list"))]))]))
    ])
    let fitsKind = JSONValue.object([
      ("if", isList), ("then", .object([("not", hasItem)])), ("else", hasItem),
    ])
    mapping.rules = [("dependentSchemas", .object([("kind", fitsKind)]))]
    return .mapping(mapping)
  }

  private static var row: JSONSchema {
    var mapping = Mapping(RowLine.Key.self, required: [.id, .title]) { key in
      switch key {
      case .id: id.described("What tells the item from all others of its list.")
      case .title: text.described("The row's title.")
      case .subtitle: text.described("A second line.")
      case .detail: text.described("The text at the row's end.")
      case .symbol: words(RowLine.shapes.map(\.rawValue)).described("A small picture before it.")
      case .tint: color.described("The picture's colour.")
      case .accessory:
        words(RowLine.accessories.map(\.rawValue)).described("What stands at the row's end.")
      case .fields: definition("fields").described("The item's fields.")
      }
    }
    mapping.add(RowLine.companions)
    return .mapping(mapping)
  }

  private static var change: JSONSchema {
    var mapping = Mapping(ListChange.Key.self) { key in
      switch key {
      case .put: definition("row").described("A row that is new, or looks new.")
      case .remove: id.described("The `id` of a row that is gone.")
      case .move: id.described("The `id` of a row that is elsewhere.")
      case .index: index.described("Where it is now, from 0.")
      }
    }
    mapping.exactlyOne = [ListChange.acts.map(\.name)]
    mapping.add(ListChange.companions, required: [(.move, [.index])])
    return .mapping(mapping)
  }

  private static var item: JSONSchema {
    any([
      id.described("Its `id`."),
      mapping(ItemScreenLine.Key.self, required: [.id]) { key in
        switch key {
        case .id: id.described("Its `id`.")
        case .title: text.described("The screen's title, if it is not the row's.")
        case .background: color.described("The colour that fills the screen.")
        case .fields: definition("fields").described("The fields shown, if not the row's.")
        case .options: list(of: option).described("The options of its choice.")
        case .actions: list(of: action).described("The quick actions, if not the tab's.")
        }
      },
    ])
  }

  private static var option: JSONSchema {
    mapping(ItemScreenLine.OptionKey.self, required: [.label]) { key in
      switch key {
      case .label: text.described("Its text.")
      case .color: color.described("Its colour.")
      case .selected: flag.described("Whether it has the checkmark.")
      }
    }
  }

  private static var action: JSONSchema {
    any([
      visibleText.described("Its title."),
      mapping(ItemScreenLine.ActionKey.self, required: [.title]) { key in
        switch key {
        case .title: visibleText.described("Its title.")
        case .destructive: flag.described("Whether it destroys something.")
        }
      },
    ])
  }

  private static var event: JSONSchema {
    var mapping = Mapping(EventLine.Key.self, required: [.name]) { key in
      switch key {
      case .name: visibleText.described("Its name, such as `todoUpdated`.")
      case .item: id.described("The `id` of the item of which a field was set.")
      case .field: visibleText.described("The field.")
      case .from: definition("value").described("What it was; of a move, the index.")
      case .to: definition("value").described("What it is.")
      case .inserted: id.described("The `id` of an item that came in.")
      case .deleted: id.described("The `id` of an item that went.")
      case .moved: id.described("The `id` of an item that went elsewhere.")
      case .index: index.described("Where it came in, where it went from, where it is now; from 0.")
      case .tab: visibleText.described("The tab, if it is not the one on screen.")
      case .title: text.described("The item's title, if no row has told it.")
      case .deliveries: list(of: definition("delivery")).described("Who received it.")
      }
    }
    mapping.exactlyOne = [EventLine.changes.map(\.name)]
    mapping.add(EventLine.companions, required: [(.item, [.field, .to]), (.moved, [.index])])
    return .mapping(mapping)
  }

  private static var delivery: JSONSchema {
    var mapping = Mapping(DeliveryLine.Key.self, required: [.observer]) { key in
      switch key {
      case .observer:
        words(DeliveryLine.observers.map(\.rawValue)).described("Who received the event.")
      case .tab: visibleText.described("The observer's tab, if it is not the event's.")
      case .reloadedRow: index.described("The row that it drew anew.")
      case .removedRow: index.described("The row that it took out.")
      case .insertedRow: index.described("The row that it put in.")
      case .movedRowFrom: index.described("Where the row was that it moved.")
      case .movedRowTo: index.described("Where it moved it to.")
      case .refreshed:
        flag.described("It drew its screen anew, as it does if nothing else is said.")
      case .ignored: flag.described("It did nothing.")
      }
    }
    mapping.add(DeliveryLine.companions)
    mapping.allowOne(of: DeliveryLine.effects)
    return .mapping(mapping)
  }

  private static var expectation: JSONSchema {
    mapping(ExpectationLine.Key.self, required: [.subject, .expected, .actual]) { key in
      switch key {
      case .subject: visibleText.described("What was looked at.")
      case .expected: texts.described("What was expected.")
      case .actual: texts.described("What was found.")
      case .holds: flag.described("Whether it held, if that is not whether both are the same.")
      }
    }
  }

  private static var value: JSONSchema {
    var typed = Mapping(ValueReader.Key.self) { key in
      switch key {
      case .number: number.described("A number.")
      case .unit: text.described("The number's unit.")
      case .color: color.described("A colour.")
      case .date: date.described("A date.")
      case .selected: index.described("The index of the option that is selected.")
      case .label: text.described("What that option is called.")
      }
    }
    typed.exactlyOne = [ValueReader.sorts.map(\.name)]
    typed.add(ValueReader.companions, required: [(.selected, [.label])])
    return any([text, list(of: text), .mapping(typed)])
  }
}

extension JSONSchema.Mapping {
  /// Adds that keys are given only beside one of those that they belong to, and which others keys
  /// ask for.
  fileprivate mutating func add<Key: SchemaKey>(
    _ companions: [Companion<Key>],
    required: [(key: Key, others: [Key])] = []
  ) {
    let single = companions.filter { $0.of.count == 1 } + required.map { ($0.key, of: $0.others) }
    let needs = single.map { (key: $0.key.name, value: Self.names($0.of)) }
    rules.append(("dependentRequired", .object(needs)))
    let choices = companions.filter { $0.of.count > 1 }.map { choice in
      let options = choice.of.map { JSONValue.object([("required", Self.names([$0]))]) }
      return (key: choice.key.name, value: JSONValue.object([("anyOf", .list(options))]))
    }
    if !choices.isEmpty { rules.append(("dependentSchemas", .object(choices))) }
  }

  private static func names<Key: SchemaKey>(_ keys: [Key]) -> JSONValue {
    .list(keys.map { .text($0.name) })
  }

  /// Adds that at most one of some keys is given.
  fileprivate mutating func allowOne<Key: SchemaKey>(of keys: [Key]) {
    for (place, key) in keys.enumerated() {
      exclusive += keys[(place + 1)...].map { (key.name, $0.name) }
    }
  }
}
