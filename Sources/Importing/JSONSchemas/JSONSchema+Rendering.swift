package import Bytes

extension JSONSchema {
  /// The name under which a placeholder is defined.
  package static let placeholderName = "placeholder"

  /// Returns the schema as JSON.
  ///
  /// `isPlaced` is whether it is about steps in which a placeholder may stand for any scalar; then
  /// definitions have names of their own.
  package func json(isPlaced: Bool = false) -> JSONValue {
    switch self {
    case .anything: .object([])
    case .scalar(let members):
      isPlaced
        ? .object([
          ("anyOf", .list([.object(members), Self.reference(Self.placeholderName)]))
        ]) : .object(members)
    case .list(let element, let least, let most):
      .object(
        [("type", .text("array")), ("items", element.json(isPlaced: isPlaced))]
          + (least > 0 ? [("minItems", .number(least))] : [])
          + (most.map { [("maxItems", .number($0))] } ?? [])
      )
    case .mapping(let mapping): mapping.json(isPlaced: isPlaced)
    case .any(let schemas): .object([("anyOf", .list(schemas.map { $0.json(isPlaced: isPlaced) }))])
    case .definition(let name): Self.reference(isPlaced ? Self.placed(name) : name)
    case .described(let text, let schema):
      schema.json(isPlaced: isPlaced).with(description: text)
    }
  }

  /// Returns the name of a definition for steps with placeholders.
  package static func placed(_ name: String) -> String {
    name.hasPrefix("placed-") ? name : "placed-" + name
  }

  private static func reference(_ name: String) -> JSONValue {
    .object([("$ref", .text("#/$defs/" + name))])
  }

  /// Whether nothing at all is a value of it anyway.
  fileprivate var allowsNothing: Bool {
    switch self {
    case .anything: true
    case .scalar(let members):
      members.contains { member in
        if case ("type", .list(let types)) = member { types.count == 4 } else { false }
      }
    case .any(let schemas): schemas.contains(where: \.allowsNothing)
    case .described(_, let schema): schema.allowsNothing
    case .list, .mapping, .definition: false
    }
  }
}

extension JSONSchema.Mapping {
  fileprivate func json(isPlaced: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("type", .text("object"))]
    let described = properties.map { property in
      (key: property.name, value: Self.json(of: property, isPlaced: isPlaced))
    }
    if !described.isEmpty { members.append(("properties", .object(described))) }
    let required = properties.filter(\.isRequired).map { JSONValue.text($0.name) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    members.append(("additionalProperties", others?.json(isPlaced: isPlaced) ?? .flag(false)))
    if least > 0 { members.append(("minProperties", .number(least))) }
    let conditions = conditions
    if !conditions.isEmpty { members.append(("allOf", .list(conditions))) }
    return .object(members + rules)
  }

  /// A key with nothing behind it is absent.
  private static func json(of property: Property, isPlaced: Bool) -> JSONValue {
    guard !property.isRequired, !property.schema.allowsNothing else {
      return property.schema.json(isPlaced: isPlaced)
    }
    guard case .described(let text, let schema) = property.schema else {
      return JSONSchema.any([property.schema, .nothing]).json(isPlaced: isPlaced)
    }
    return JSONSchema.any([schema, .nothing]).described(text).json(isPlaced: isPlaced)
  }

  private var conditions: [JSONValue] {
    exactlyOne.map { .object([("oneOf", .list($0.map { Self.required([$0]) }))]) }
      + atLeastOne.map { .object([("anyOf", .list($0.map { Self.required([$0]) }))]) }
      + exclusive.map { .object([("not", Self.required([$0.0, $0.1]))]) }
  }

  private static func required(_ names: [String]) -> JSONValue {
    .object([("required", .list(names.map(JSONValue.text)))])
  }
}

extension JSONValue {
  fileprivate func with(description: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([("description", .text(description))] + members)
  }
}
