import CatalogModel
import Diagnostics
import Importing
import YAMLReading

enum ReferenceKey: Int, SchemaKey {
  case title, row, id, at
  static let table = KeyTable(Self.self)
}

extension ItemReference {
  /// Returns the reference that a title or a mapping is, or reports what is wrong.
  ///
  /// `what` says what it stands for, such as `` `peek` ``.
  static func read(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> ItemReference? {
    switch node.kind {
    case .scalar: return title(node, place: node, problems: &problems)
    case .mapping: return mapping(node, what, problems: &problems)
    case .sequence:
      let hint = "write `{at: [x, y]}` for a point"
      let expected = "an item's title, or one of `{row: …}`, `{id: …}`, `{at: [x, y]}`"
      problems.add(node.wrongType(what, is: expected, hint: hint))
      return nil
    }
  }

  private static func mapping(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> ItemReference? {
    guard let reader = MappingReader<ReferenceKey>(node, what, problems: &problems),
      let (key, value) = reader.single(what, problems: &problems)
    else { return nil }
    switch key {
    case .title: return title(value, place: node, problems: &problems)
    case .row:
      return value.row(problems: &problems).map { ItemReference(.row($0), place: Place(node)) }
    case .id:
      return value.visibleText("`id`", problems: &problems)
        .map { ItemReference(.id($0), place: Place(node)) }
    case .at: return point(value, place: node, problems: &problems)
    }
  }

  private static func title(
    _ node: YAMLNode,
    place: YAMLNode,
    problems: inout DiagnosticBag
  ) -> ItemReference? {
    node.title("a title", problems: &problems)
      .map { ItemReference(.title($0), place: Place(place)) }
  }

  private static func point(
    _ node: YAMLNode,
    place: YAMLNode,
    problems: inout DiagnosticBag
  ) -> ItemReference? {
    guard node.kind == .sequence, node.elements.count == 2 else {
      problems.add(node.wrongType("`at`", is: "a point, `[x, y]`"))
      return nil
    }
    let x = node.elements[0].integer("the x of `at`", problems: &problems)
    let y = node.elements[1].integer("the y of `at`", problems: &problems)
    guard let x, let y else { return nil }
    return ItemReference(.at(x: x, y: y), place: Place(place))
  }
}

extension OptionReference {
  /// Returns the reference that a text or `{row: …}` is, or reports what is wrong.
  static func read(
    _ node: YAMLNode,
    _ what: String,
    problems: inout DiagnosticBag
  ) -> OptionReference? {
    OptionName.read(node, what, problems: &problems)
      .map { OptionReference($0, place: Place(node)) }
  }
}
