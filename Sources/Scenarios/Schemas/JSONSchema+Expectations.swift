import Importing

// What `expect` takes.
extension JSONSchema {
  static let expectationName = "expectation"
  static let eventName = "event"

  static var expectation: JSONSchema {
    var mapping = Mapping(ExpectationKey.self) { key in
      switch key {
      case .screen: words(of: Expectation.ScreenName.self).described("What is on top.")
      case .tab: visibleText.described("The title of the selected tab.")
      case .title: text.described("The title of the screen on top.")
      case .rows: texts.described("The titles of the whole list, in order.")
      case .visible: texts.described("The titles of the rows on the screen, in order.")
      case .count:
        integer(0...PlainInteger.largest).described("How many rows the whole list has.")
      case .items:
        .mapping(Mapping(others: .mapping(Mapping(others: .anything, least: 1)), least: 1))
          .described("Values of fields, by title.")
      case .detail:
        .mapping(Mapping(others: text, least: 1)).described("The detail texts of rows, by title.")
      case .actions: texts.described("The titles of the quick actions offered, in order.")
      case .options: texts.described("The labels of the options listed, in order.")
      case .selected: text.described("The option with the checkmark.")
      case .events:
        .list(of: .definition(eventName)).described("The events of the last action, in order.")
      case .reloaded:
        .any([texts, .mapping(Mapping(others: texts, least: 1))])
          .described("The titles of the rows that the last action reloaded; or lists by tab.")
      }
    }
    // The flags of kinds are keys as well.
    mapping.others = texts
    mapping.least = 1
    return .mapping(mapping)
  }

  static var event: JSONSchema {
    var mapping = Mapping(EventPatternReader.Key.self) { key in
      switch key {
      case .name: visibleText.described("The event's name.")
      case .item: text.described("The title of the item concerned.")
      case .field: visibleText.described("The field that was set.")
      case .from: .anything.described("The field's old value.")
      case .to: .anything.described("The field's new value.")
      case .index:
        integer(0...PlainInteger.largest).described("The index, from 0, of the change.")
      }
    }
    mapping.least = 1
    return .any([visibleText, .mapping(mapping)])
  }

  private static var texts: JSONSchema { .list(of: text) }
}
