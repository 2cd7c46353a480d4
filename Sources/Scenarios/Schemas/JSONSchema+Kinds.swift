import Bytes
import Importing

// Kinds in scripts, and in files of their own.
extension JSONSchema {
  private static let kindName = "kind"
  private static let kindFieldName = "kind-field"
  private static let conditionsName = "conditions"

  /// What stands behind `kinds:`.
  static var kinds: JSONSchema {
    let entry = JSONSchema.any([path, kindsByName])
    return .any([path, kindsByName, .list(of: entry)])
  }

  /// A file with kinds.
  static var kindFile: JSONSchema {
    .any([kindsByName, .list(of: .any([path, kindsByName]))])
  }

  /// What kinds refer to.
  static var kindDefinitions: [SchemaDefinition] {
    [
      (kindName, kind), (kindFieldName, field),
      (conditionsName, .mapping(Mapping(others: .anything, least: 1))),
    ]
  }

  private static var kindsByName: JSONSchema {
    var mapping = Mapping(others: definition(kindName))
    mapping.rules = [
      ("propertyNames", .object([("pattern", .text("^[^a-z0-9_-][^_-]*$"))]))
    ]
    return .mapping(mapping)
  }

  private static var kind: JSONSchema {
    mapping(KindReader.Key.self, required: [.fields]) { key in
      switch key {
      case .catalog: visibleText.described("What the catalog is called.")
      case .title: fieldName.described("The field that titles an item.")
      case .fields:
        .mapping(Mapping(others: definition(kindFieldName), least: 1))
          .described("The fields, by name, in the order in which pages show them.")
      case .row: row.described("What a row shows.")
      case .sections: sections.described("The field that divides the list.")
      case .screen: screen.described("What an item's screen shows.")
      case .actions: .list(of: action).described("The quick actions, in the order offered.")
      case .events: events.described("Other names for the events.")
      }
    }
  }

  private static var fieldName: JSONSchema { visibleText }

  private static var types: JSONSchema { words(of: KindFieldReader.TypeName.self) }

  private static var field: JSONSchema {
    let short = KindFieldReader.TypeName.allCases.filter { $0 != .choice }.map(\.rawValue)
    return .any([
      words(short),
      mapping(KindFieldReader.Key.self, required: [.type]) { key in
        switch key {
        case .type: types.described("The field's type.")
        case .unit: visibleText.described("The unit of a number.")
        case .options: optionList.described("The options of a choice.")
        case .from: fieldName.described("The field with the options of a choice.")
        case .short: fieldName.described("A shorter name for scripts.")
        case .default: .anything.described("The value where an item gives none.")
        case .required: flag.described("Whether an item must have a value.")
        }
      },
    ])
  }

  private static var row: JSONSchema {
    var mapping = Mapping(KindPartsReader.RowKey.self) { key in
      switch key {
      case .symbol: symbol.described("A symbol before the title that is filled with a flag.")
      case .swatch: fieldName.described("The colour of a swatch before the title.")
      case .title: text.described("The title, such as `{title}`.")
      case .subtitle: text.described("A second line.")
      case .detail: text.described("The text at the end of the row.")
      case .accessory: accessory.described("What stands behind it.")
      }
    }
    mapping.exclusive = [("symbol", "swatch")]
    return .mapping(mapping)
  }

  private static var symbol: JSONSchema {
    mapping(KindPartsReader.SymbolKey.self, required: [.flag]) { key in
      switch key {
      case .shape: visibleText.described("The shape.")
      case .flag: fieldName.described("The flag with which it is filled.")
      case .tint: fieldName.described("The field with its colour.")
      }
    }
  }

  private static var accessory: JSONSchema {
    .any([
      words(of: KindPartsReader.AccessoryWord.self),
      mapping(KindPartsReader.AccessoryKey.self, required: [.checkmark]) { key in
        switch key {
        case .checkmark: fieldName.described("The flag with which there is a checkmark.")
        }
      },
    ])
  }

  private static var sections: JSONSchema {
    .any([
      fieldName,
      mapping(KindPartsReader.SectionKey.self, required: [.by]) { key in
        switch key {
        case .by: fieldName.described("The field.")
        case .title: text.described("The title of a section.")
        }
      },
    ])
  }

  private static var screen: JSONSchema {
    mapping(KindPartsReader.ScreenKey.self) { key in
      switch key {
      case .title: text.described("The title.")
      case .background: fieldName.described("The field with the background's colour.")
      case .fields: .list(of: fieldName).described("The fields shown, in order.")
      case .choice: fieldName.described("The choice whose options are listed.")
      }
    }
  }

  private static var events: JSONSchema {
    mapping(KindReader.EventKey.self) { key in
      switch key {
      case .updated: visibleText.described("What is posted when a field is set.")
      case .inserted: visibleText.described("What is posted when an item comes.")
      case .deleted: visibleText.described("What is posted when an item goes.")
      case .moved: visibleText.described("What is posted when an item is moved.")
      }
    }
  }

  private static var action: JSONSchema {
    var mapping = Mapping(QuickActionReader.Key.self) { key in
      switch key {
      case .set: definition(conditionsName).described("Sets fields.")
      case .toggle: fieldName.described("Toggles a flag.")
      case .select: definition(conditionsName).described("Selects an option of a choice.")
      case .delete: nothing.described("Deletes the item.")
      case .duplicate: nothing.described("Puts in a copy behind the item.")
      case .move: words(of: QuickActionReader.Destination.self).described("Moves the item.")
      case .title: actionTitle.described("What it is called.")
      case .style: words(of: QuickActionReader.StyleName.self).described("How it looks.")
      case .when: definition(conditionsName).described("When it is offered.")
      }
    }
    mapping.exactlyOne = [QuickActionReader.Key.verbs.map(\.name)]
    return .any([words(["delete", "duplicate"]), .mapping(mapping)])
  }

  private static var actionTitle: JSONSchema {
    .any([
      visibleText,
      mapping(QuickActionReader.TitleKey.self, required: [.set, .unset]) { key in
        switch key {
        case .set: visibleText.described("While the flag is set.")
        case .unset: visibleText.described("While it is not.")
        case .flag: fieldName.described("The flag, if it is not the one that is toggled.")
        }
      },
    ])
  }
}
