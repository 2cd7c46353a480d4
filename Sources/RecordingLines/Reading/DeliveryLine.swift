import Diagnostics
import Importing
import Recordings
import YAMLReading

/// Who received an event, and did what, as a line has it.
struct DeliveryLine {
  /// The keys of a delivery.
  enum Key: Int, SchemaKey {
    case observer, tab, reloadedRow, removedRow, insertedRow, movedRowFrom, movedRowTo
    case refreshed, ignored
    static let table = KeyTable(Self.self)
  }

  /// What an observer can have done, of which it does one thing; a row that moved has two keys.
  static let effects: [Key] = [
    .reloadedRow, .removedRow, .insertedRow, .movedRowTo, .refreshed, .ignored,
  ]
  static let companions: [Companion<Key>] = [
    (.movedRowFrom, of: [.movedRowTo]), (.movedRowTo, of: [.movedRowFrom]),
  ]
  static let observers: [DeliveryRecord.Observer] = [.list, .cell, .preview, .detail]

  let observer: DeliveryRecord.Observer
  /// The observer's tab; that of the event, where the line does not say it.
  let tab: Int?
  let effect: DeliveryRecord.Effect

  /// Reads a delivery; without an effect, the observer drew its screen anew.
  init?(_ node: YAMLNode, _ context: LineContext, problems: inout DiagnosticBag) {
    guard let reader = MappingReader<Key>(node, "a delivery", problems: &problems) else {
      return nil
    }
    let observer = reader.needed(.observer, problems: &problems)?
      .word("`observer`", of: Self.observers, problems: &problems)
    tab = reader.value(.tab).flatMap { context.tab($0, problems: &problems) }
    var rows: [Key: Int] = [:]
    for key in [Key.reloadedRow, .removedRow, .insertedRow, .movedRowFrom, .movedRowTo] {
      rows[key] = reader.value(key)?
        .integer(key.name.inBackticks, in: 0...PlainInteger.largest, problems: &problems)
    }
    let isIgnored = reader.value(.ignored)?.flag("`ignored`", problems: &problems) ?? false
    _ = reader.value(.refreshed)?.flag("`refreshed`", problems: &problems)
    reader.refuseSeveral(Self.effects, "a delivery", problems: &problems)
    reader.refuseLone(Self.companions, problems: &problems)
    guard let observer else { return nil }
    self.observer = observer
    effect = Self.effect(rows, isIgnored: isIgnored)
  }

  private static func effect(_ rows: [Key: Int], isIgnored: Bool) -> DeliveryRecord.Effect {
    if let row = rows[.reloadedRow] { return .reloadedRow(row) }
    if let row = rows[.removedRow] { return .removedRow(row) }
    if let row = rows[.insertedRow] { return .insertedRow(row) }
    if let from = rows[.movedRowFrom], let to = rows[.movedRowTo] {
      return .movedRow(from: from, to: to)
    }
    return isIgnored ? .ignored : .refreshed
  }
}
