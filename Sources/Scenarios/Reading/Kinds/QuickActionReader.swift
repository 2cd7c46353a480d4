import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// Reads one quick action of a kind: a word such as `delete`, or a mapping with one verb, and
/// perhaps `title`, `style` and `when` beside it.
struct QuickActionReader {
  enum Key: Int, SchemaKey {
    case set, toggle, select, delete, duplicate, move, title, style, when
    static let table = KeyTable(Self.self)
    static let verbs: [Key] = [.set, .toggle, .select, .delete, .duplicate, .move]
  }

  enum TitleKey: Int, SchemaKey {
    case set, unset, flag
    static let table = KeyTable(Self.self)
  }

  enum StyleName: String, CaseIterable {
    case normal, destructive
  }

  enum Destination: String, CaseIterable {
    case top
  }

  private typealias Act = (effect: QuickAction.Effect, title: String?)

  let fields: KindFields

  /// Returns the action, or `nil` after it has reported what is wrong.
  func action(_ node: YAMLNode, problems: inout DiagnosticBag) -> QuickAction? {
    if node.kind == .scalar { return word(node, problems: &problems) }
    guard let reader = MappingReader<Key>(node, "an action", problems: &problems) else {
      return nil
    }
    let style: StyleName? = reader[.style]?.choice("`style`", problems: &problems)
    let conditions = reader[.when].map {
      FieldOperandReader(fields: fields).conditions($0, problems: &problems)
    }
    guard let (verb, entry) = verb(reader, problems: &problems),
      let act = act(verb, entry, problems: &problems),
      let title = title(reader, act, problems: &problems)
    else { return nil }
    let isDestructive = style.map { $0 == .destructive } ?? (act.effect == .delete)
    return QuickAction(
      title,
      style: isDestructive ? .destructive : .normal,
      effect: act.effect,
      conditions: conditions ?? []
    )
  }

  private func word(_ node: YAMLNode, problems: inout DiagnosticBag) -> QuickAction? {
    if node.equals("delete") {
      return QuickAction(.fixed("Delete"), style: .destructive, effect: .delete)
    }
    if node.equals("duplicate") { return QuickAction(.fixed("Duplicate"), effect: .duplicate) }
    let names = Key.verbs.map(\.name)
    if let text = node.scalar, names.contains(text) {
      let message = "`\(text)` needs a value"
      problems.add(node.error(.missingKey, message, hint: "write `\(text): …`"))
      return nil
    }
    let expected = "`delete`, `duplicate`, or a mapping"
    let hint = node.scalar.flatMap { NearestName.hint(for: $0, in: names) }
    problems.add(node.wrongType("an action", is: expected, hint: hint))
    return nil
  }

  private func verb(
    _ reader: MappingReader<Key>,
    problems: inout DiagnosticBag
  ) -> (verb: Key, entry: YAMLEntry)? {
    let given = Key.verbs.compactMap { key in reader.entry(key).map { (verb: key, entry: $0) } }
    if given.count == 1 { return given[0] }
    if given.isEmpty, reader.hasUnknownKey { return nil }
    let names = Key.verbs.map(\.name).inWords
    if given.isEmpty {
      let message = "the action does nothing"
      problems.add(reader.node.error(.noAction, message, hint: "it needs one of " + names))
    } else {
      let message = "an action does one thing, this one has " + given.map(\.verb.name).inWords
      problems.add(given[1].entry.key.error(.severalActions, message))
    }
    return nil
  }
}

// What the action does.
extension QuickActionReader {
  private func act(
    _ verb: Key,
    _ entry: YAMLEntry,
    problems: inout DiagnosticBag
  ) -> Act? {
    switch verb {
    case .delete: return bare(entry, (.delete, "Delete"), problems: &problems)
    case .duplicate: return bare(entry, (.duplicate, "Duplicate"), problems: &problems)
    case .set, .toggle, .select, .move, .title, .style, .when: break
    }
    let value = entry.value
    guard !value.isAbsent else {
      problems.add(entry.key.error(.missingKey, "`\(verb.name)` needs a value"))
      return nil
    }
    switch verb {
    case .set:
      let settings = FieldOperandReader(fields: fields)
        .settings(value, "`set`", problems: &problems)
      return settings.map { (.set($0), nil) }
    case .toggle:
      return fields.field(
        value,
        "`toggle`",
        is: "a flag",
        where: { $0 == .flag },
        problems: &problems
      ).map { (.toggle(field: $0), nil) }
    case .select: return select(value, problems: &problems)
    default:
      let destination: Destination? = value.choice("`move`", problems: &problems)
      return destination.map { _ in (.moveToTop, "Move to Top") }
    }
  }

  private func bare(_ entry: YAMLEntry, _ act: Act, problems: inout DiagnosticBag) -> Act? {
    // JSON can write nothing only as `null`.
    let value = entry.value
    if value.isAbsent || (value.isPlain && (value.equals("null") || value.equals("~"))) {
      return act
    }
    let message = "`\(entry.key.text)` takes no value"
    problems.add(value.error(.wrongType, message, hint: "it acts on the item"))
    return nil
  }

  /// Reads a choice and the option that becomes the selected one, which titles the action.
  private func select(_ node: YAMLNode, problems: inout DiagnosticBag) -> Act? {
    guard
      let settings = FieldOperandReader(fields: fields)
        .settings(node, "`select`", problems: &problems)
    else { return nil }
    guard settings.count == 1 else {
      problems.add(node.error(.conflictingKeys, "`select` selects an option of one choice"))
      return nil
    }
    let field = fields[settings[0].field]
    guard field.type.isChoice else {
      let hint = "use `set` for other fields"
      let message = "`select` is for choices, and \(field.name.inBackticks) is \(field.type.words)"
      problems.add(node.error(.wrongType, message, hint: hint))
      return nil
    }
    var title: String?
    if case .choice(let options) = field.type,
      case .value(.selection(let index)) = settings[0].value
    {
      title = options[index].label
    }
    return (.set(settings), title)
  }
}

// What it is called.
extension QuickActionReader {
  private func title(
    _ reader: MappingReader<Key>,
    _ act: Act,
    problems: inout DiagnosticBag
  ) -> QuickAction.Title? {
    guard let node = reader[.title] else {
      if let title = act.title { return .fixed(title) }
      guard !reader.isMeant(.title) else { return nil }
      let message = "the action has no title"
      let hint = "write `title: …`, or `title: {set: Unstar, unset: Star}`"
      problems.add(reader.node.error(.missingKey, message, hint: hint))
      return nil
    }
    guard node.kind == .mapping else {
      return node.title("`title`", problems: &problems).map { .fixed($0) }
    }
    guard let titles = MappingReader<TitleKey>(node, "`title`", problems: &problems) else {
      return nil
    }
    let whenSet = titles.required(.set, problems: &problems)?
      .title("`set`", problems: &problems)
    let whenNot = titles.required(.unset, problems: &problems)?
      .title("`unset`", problems: &problems)
    guard let flag = flag(titles, act, problems: &problems), let whenSet, let whenNot else {
      return nil
    }
    return .flag(field: flag, whenSet: whenSet, whenNot: whenNot)
  }

  /// Returns the flag on which a title depends: the one that is named, or that is toggled.
  private func flag(
    _ titles: MappingReader<TitleKey>,
    _ act: Act,
    problems: inout DiagnosticBag
  ) -> Int? {
    if let node = titles[.flag] {
      return fields.field(
        node,
        "`flag`",
        is: "a flag",
        where: { $0 == .flag },
        problems: &problems
      )
    }
    if case .toggle(let field) = act.effect { return field }
    let hint = "say on which flag it depends: `{flag: …, set: …, unset: …}`"
    problems.add(titles.node.error(.missingKey, "`flag` is missing", hint: hint))
    return nil
  }
}
