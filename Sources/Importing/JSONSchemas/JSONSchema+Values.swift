import Bytes
package import CatalogModel

/// A schema that others refer to by its name.
package typealias SchemaDefinition = (name: String, schema: JSONSchema)

// What stands for the values of fields.
extension JSONSchema {
  /// What the schemas of values refer to.
  package static var valueDefinitions: [SchemaDefinition] {
    [
      (optionName, optionNameSchema), (option, optionSchema), (options, optionsSchema),
      (importedItems, importSchema), (conversion, conversionSchema),
    ]
  }

  private static let optionName = "option-name"
  private static let option = "option"
  private static let options = "options"
  private static let importedItems = "imported-items"
  private static let conversion = "conversion"

  /// An option, by its label or its row.
  package static let namedOption = definition(optionName)
  /// A list of options.
  package static let optionList = definition(options)
  /// A file to fetch items from.
  package static let imported = definition(importedItems)

  /// An item of a kind that is known.
  package static func item(of kind: Kind) -> JSONSchema {
    var mapping = Mapping()
    for (index, field) in kind.fields.enumerated() {
      let names = [field.name, field.shortName].compactMap(\.self)
      for name in names {
        let schema = value(of: field, isTitle: index == kind.titleField)
        mapping.properties.append(
          Mapping.Property(
            name: name,
            schema: schema,
            isRequired: field.isRequired && names.count == 1
          )
        )
      }
      guard let short = field.shortName else { continue }
      if field.isRequired {
        mapping.exactlyOne.append(names)
      } else {
        mapping.exclusive.append((field.name, short))
      }
    }
    let id = visibleText.described("A name by which steps can name the item whatever its title.")
    mapping.properties.append(Mapping.Property(name: "id", schema: id))
    return .mapping(mapping)
  }

  private static func value(of field: Field, isTitle: Bool) -> JSONSchema {
    switch field.type {
    case .text: isTitle ? visibleText : text
    case .number(let unit):
      unit.isEmpty ? decimal : .any([decimal, visibleText])
    case .flag: flag
    case .color: color
    case .date: date
    case .texts: .list(of: visibleText)
    case .options: optionList
    case .choice, .selection: namedOption
    }
  }
}

// Definitions.
extension JSONSchema {
  private static var optionNameSchema: JSONSchema {
    .any([
      text.described("The option's label, or its bare text."),
      mapping(OptionName.Key.self, required: [.row]) { key in
        switch key {
        case .row: integer(1...PlainInteger.largest).described("The option's row, from 1.")
        }
      },
    ])
  }

  private static var optionSchema: JSONSchema {
    var typed = Mapping(OptionReader.Key.self) { key in
      switch key {
      case .text: visibleText.described("A text.")
      case .number: decimal.described("A number, kept as it is written.")
      case .unit: visibleText.described("The unit of the number.")
      case .color: color.described("A colour.")
      case .name: visibleText.described("What the colour is called.")
      }
    }
    typed.exactlyOne = [["text", "number", "color"]]
    typed.exclusive = [("text", "unit"), ("color", "unit"), ("text", "name"), ("number", "name")]
    return .any([visibleText, .mapping(typed)])
  }

  private static var optionsSchema: JSONSchema {
    .any([
      .list(of: definition(option), least: 1),
      mapping(OptionsReader.Key.self, required: [.of]) { key in
        switch key {
        case .type: words(of: OptionsReader.PlainType.self).described("The type of plain entries.")
        case .unit: visibleText.described("The unit of numbers.")
        case .of: .list(of: definition(option), least: 1).described("The options.")
        }
      },
    ])
  }

  private static var importSchema: JSONSchema {
    mapping(ImportRequest.Key.self) { key in
      switch key {
      case .from: path.described("The file, relative to the script.")
      case .format:
        words(ImportFormats.all.map(\.name))
          .described("Its format, if the name of the file does not tell it.")
      case .at:
        .any([visibleText, .list(of: visibleText)])
          .described("The keys that lead to the list in the file.")
      case .map:
        .mapping(Mapping(others: .any([text, definition(conversion)])))
          .described("The column of the file for each field.")
      case .where:
        .mapping(Mapping(others: .any([text, .list(of: text)]), least: 1))
          .described("The texts of columns that entries must have.")
      case .limit:
        integer(1...PlainInteger.largest).described("How many entries are taken at most.")
      case .delimiter:
        scalar([
          ("type", .text("string")), ("minLength", .number(1)), ("maxLength", .number(1)),
        ]).described("What stands between the fields of a row.")
      case .query: visibleText.described("What a database is asked for: a single SELECT.")
      }
    }
  }

  private static var conversionSchema: JSONSchema {
    mapping(FieldConversion.Key.self) { key in
      switch key {
      case .column: visibleText.described("The column, if it is not called like the field.")
      case .values:
        .mapping(Mapping(others: text)).described("What texts of the file stand for.")
      case .split:
        scalar([("type", .text("string")), ("minLength", .number(1))])
          .described("What stands between the texts of a list.")
      }
    }
  }
}
