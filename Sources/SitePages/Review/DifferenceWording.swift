internal import MarkdownTree
internal import Recordings
internal import Reviewing

/// The words of pages for what changed.
struct DifferenceWording {
  /// The form of the page.
  let form: PageForm

  /// The longest text of a value that is shown; the JSON has all of it.
  private static let longestValue = 400
  /// The longest text, in bytes, that is stressed.
  private static let longestStressed = 60

  /// Returns a difference in words: what differs, and how it was and is.
  ///
  /// `isGeneric` leaves out which item it concerns.
  func sentence(_ difference: Difference, isGeneric: Bool = false) -> [Inline] {
    let what = isGeneric ? genericSubject(difference.subject) : subject(difference.subject)
    return what + values(difference.values)
  }

  /// Returns what follows from a difference, in words.
  func sentence(_ effect: Difference.Effect) -> [Inline] {
    subject(effect.subject) + values(effect.values)
  }

  /// Returns how something was and is, behind a colon.
  func values(_ values: Difference.Name) -> [Inline] {
    switch (values.base, values.head) {
    case (nil, nil): []
    case (let base?, let head?):
      [.text(": ")] + value(base) + [.text(" → ")]
        + (head.utf8.count > Self.longestStressed ? value(head) : [.strong(value(head))])
    case (let value?, nil), (nil, let value?): [.text(": ")] + self.value(value)
    }
  }

  /// Returns a value, with a swatch before a colour.
  func value(_ text: String) -> [Inline] {
    guard !text.isEmpty else { return [.text("nothing")] }
    if CanonicalColor(text) != nil {
      return Wording.value(.color(hex: text, written: text, isMapped: false), in: form)
    }
    guard text.unicodeScalars.count > Self.longestValue else { return [.name(text)] }
    var cut = ""
    cut.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(Self.longestValue))
    return [.name(cut), .text("… (\(text.utf8.count) bytes)")]
  }

  /// Returns what differs, in words.
  func subject(_ subject: Difference.Subject) -> [Inline] {
    switch subject {
    case .scenario(let name): [.text("scenario ")] + self.name(name)
    case .title: [.text("title")]
    case .integrations: [.text("integrations")]
    case .device: [.text("phone")]
    case .tabBar: [.text("tab bar")]
    case .tab(let name): [.text("tab ")] + self.name(name)
    case .kind(let tab): [.text("kind of tab ")] + name(tab)
    case .integration(let tab): [.text("integration of tab ")] + name(tab)
    case .item(let item): [.text("item ")] + name(item)
    case .field(let item, let field): [.code(field), .text(" of ")] + name(item)
    case .step(let name): [.text("step ")] + self.name(name)
    case .outcome: [.text("outcome")]
    case .reached: [.text("item reached")]
    case .event(let event, let item): [.text("event "), .code(event), .text(" of ")] + name(item)
    case .eventOrder: [.text("order of events")]
    case .deliveries(let event, let item):
      [.text("deliveries of "), .code(event), .text(" of ")] + name(item)
    case .screen(let aspect): [.text(aspect + " of the screen")]
    case .row(let item, let aspect): [.text(aspect + " of the row of ")] + name(item)
    case .itemScreen(let item, let aspect): [.text(aspect + " of the screen of ")] + name(item)
    case .expectation(let subject): [.text("expectation "), .code(subject)]
    }
  }

  private func genericSubject(_ subject: Difference.Subject) -> [Inline] {
    switch subject {
    case .item(let item): [.text("item ")] + name(item.title)
    case .field(_, let field): [.code(field)]
    case .event(let event, _): [.text("event "), .code(event)]
    case .deliveries(let event, _): [.text("deliveries of "), .code(event)]
    case .row(_, let aspect): [.text(aspect + " of a row")]
    case .itemScreen(_, let aspect): [.text(aspect + " of an item’s screen")]
    default: self.subject(subject)
    }
  }

  private func name(_ item: Difference.ItemName) -> [Inline] {
    guard let tab = item.tab else { return name(item.title) }
    return name(item.title) + [.text(" in ")] + name(tab)
  }

  /// A title; both, if they differ.
  private func name(_ name: Difference.Name) -> [Inline] {
    switch (name.base, name.head) {
    case (let base?, let head?) where !base.utf8.elementsEqual(head.utf8):
      [.text("“"), .name(base), .text("” → “"), .name(head), .text("”")]
    case (let title?, _), (nil, let title?): [.text("“"), .name(title), .text("”")]
    case (nil, nil): []
    }
  }
}

extension Difference.Change {
  /// The class in one word.
  var word: StaticString {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    case .renamed: "renamed"
    case .moved: "moved"
    }
  }

  /// A sign, so that no class is told by its colour alone.
  var glyph: StaticString {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "≠"
    case .renamed: "Aa"
    case .moved: "↕"
    }
  }

  /// The name of the style sheet's class for its badge.
  var badge: StaticString {
    switch self {
    case .added: "badge inserted"
    case .removed: "badge deleted"
    case .changed: "badge remark"
    case .renamed: "badge updated"
    case .moved: "badge moved"
    }
  }
}

extension DifferenceWording {
  /// Returns the class of a change: a badge in HTML, a word in Markdown.
  func badge(_ change: Difference.Change) -> [Inline] {
    guard form == .html else { return [.strong([.text("\(change.word)")]), .text(" ")] }
    var html = HTMLWriter(reservingCapacity: 96)
    html.raw("<span class=\"")
    html.raw(change.badge)
    html.raw("\">")
    html.raw(change.glyph)
    html.raw(" ")
    html.raw(change.word)
    html.raw("</span> ")
    return [.custom(markdown: [], html: html.bytes)]
  }

  /// Returns a badge for an expectation that fails now.
  func failureBadge() -> [Inline] {
    guard form == .html else { return [.text(" "), .strong([.text("fails now")])] }
    return [
      .custom(markdown: [], html: Array(" <span class=\"badge fail\">✗ fails now</span>".utf8))
    ]
  }
}
