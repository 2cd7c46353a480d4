extension Difference {
  /// The difference in words, on one line: ``changed `color` of `Red`: #ff3b30 → #34c759``.
  package var sentence: String {
    change.rawValue + " " + subject.words + Self.words(values, change)
  }

  /// The same for all equal differences, whatever the item.
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

  private static func quoted(_ value: String) -> String {
    value.isEmpty ? "(none)" : value.cut(to: 200)
  }
}

extension String {
  /// The text, or its beginning and how long it is.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    var cut = ""
    cut.unicodeScalars.append(contentsOf: unicodeScalars.prefix(limit))
    return cut + "… (\(utf8.count) bytes)"
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
    case .item(let name): "item \(Self.named(name.title))"
    case .field(_, let name): "`\(name)`"
    case .event(let name, _): "event `\(name)`"
    case .deliveries(let name, _): "deliveries of `\(name)`"
    case .row(_, let aspect): "\(aspect) of a row"
    case .itemScreen(_, let aspect): "\(aspect) of an item's screen"
    default: words
    }
  }

  /// The subject without the item that it concerns.
  var withoutItem: Self {
    let none = Difference.ItemName.none
    return switch self {
    case .field(_, let name): .field(item: none, name: name)
    case .event(let name, _): .event(name: name, item: none)
    case .deliveries(let name, _): .deliveries(name: name, item: none)
    case .row(_, let aspect): .row(item: none, aspect: aspect)
    case .itemScreen(_, let aspect): .itemScreen(item: none, aspect: aspect)
    case .item(let name): .item(Difference.ItemName(title: name.title))
    default: self
    }
  }

  /// The title of an item; its tab's as well, if there are several.
  private static func named(_ name: Difference.ItemName) -> String {
    named(name.title) + (name.tab.map { " in " + named($0) } ?? "")
  }

  /// A title; both, if it differs.
  private static func named(_ name: Difference.Name) -> String {
    switch (name.base, name.head) {
    case (let base?, let head?) where Spelling(base) != Spelling(head):
      "`\(base.cut(to: 80))` (`\(head.cut(to: 80))`)"
    case (_, let head?): "`\(head.cut(to: 80))`"
    case (let base?, nil): "`\(base.cut(to: 80))`"
    case (nil, nil): "``"
    }
  }
}
