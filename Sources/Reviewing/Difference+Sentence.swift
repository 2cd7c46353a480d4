extension Difference {
  /// The difference in words, on one line: ``changed `color` of `Red`: #ff3b30 → #34c759``.
  package var sentence: String {
    change.rawValue + " " + subject.words + Self.words(values, change)
  }

  /// The same for all equal differences, whatever the item: what they are grouped by.
  var groupSentence: String {
    change.rawValue + " " + subject.groupWords + Self.words(values, change)
  }

  /// How it was and is, behind a colon.
  static func words(_ values: Name, _ change: Change) -> String {
    switch (values.base, values.head) {
    case (nil, nil): ""
    case (let base?, let head?): ": \(quoted(base)) → \(quoted(head))"
    case (let value?, nil), (nil, let value?): ": \(quoted(value))"
    }
  }

  /// A value as it stands in a sentence; a long one is cut.
  private static func quoted(_ value: String) -> String {
    guard !value.isEmpty else { return "(none)" }
    guard value.unicodeScalars.count > 200 else { return value }
    var cut = ""
    cut.unicodeScalars.append(contentsOf: value.unicodeScalars.prefix(200))
    return cut + "… (\(value.utf8.count) bytes)"
  }
}

extension Difference.Subject {
  /// The subject in words.
  package var words: String {
    switch self {
    case .scenario(let name): "scenario \(Self.named(name))"
    case .title: "title"
    case .integrations: "integrations"
    case .device: "phone"
    case .tabBar: "tab bar"
    case .tab(let name): "tab \(Self.named(name))"
    case .kind(let tab): "kind of tab \(Self.named(tab))"
    case .integration(let tab): "integration of tab \(Self.named(tab))"
    case .item(let name): "item \(Self.named(name))"
    case .field(let item, let name): "`\(name)` of \(Self.named(item))"
    case .step(let name): "step \(Self.named(name))"
    case .outcome: "outcome"
    case .reached: "item reached"
    case .event(let name, let item): "event `\(name)` of \(Self.named(item))"
    case .eventOrder: "order of events"
    case .deliveries(let name, let item): "deliveries of `\(name)` of \(Self.named(item))"
    case .screen(let aspect): "\(aspect) of the screen"
    case .row(let item, let aspect): "\(aspect) of the row of \(Self.named(item))"
    case .itemScreen(let item, let aspect): "\(aspect) of the screen of \(Self.named(item))"
    case .expectation(let subject): "expectation `\(subject)`"
    }
  }

  /// The subject in words that don't name the item.
  var groupWords: String {
    switch self {
    case .field(_, let name): "`\(name)`"
    case .event(let name, _): "event `\(name)`"
    case .deliveries(let name, _): "deliveries of `\(name)`"
    case .row(_, let aspect): "\(aspect) of a row"
    case .itemScreen(_, let aspect): "\(aspect) of an item's screen"
    default: words
    }
  }

  /// A title; both, if it differs.
  private static func named(_ name: Difference.Name) -> String {
    switch (name.base, name.head) {
    case (let base?, let head?) where Spelling(base) != Spelling(head): "`\(base)` (`\(head)`)"
    case (_, let head?): "`\(head)`"
    case (let base?, nil): "`\(base)`"
    case (nil, nil): "``"
    }
  }
}
