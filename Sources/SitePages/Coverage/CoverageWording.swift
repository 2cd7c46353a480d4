internal import MarkdownTree
internal import Measuring
internal import Recordings

/// The words of pages for coverage.
enum CoverageWording {
  /// The words for what was reached.
  static func reached(_ aspect: CoverageAspect) -> String {
    switch aspect {
    case .rows: "Rows peeked"
    case .options: "Options selected"
    case .actions: "Actions taken"
    case .screens: "Screens reached"
    case .segues: "Segues followed"
    }
  }

  /// The word for things of a sort.
  static func noun(_ aspect: CoverageAspect) -> String {
    switch aspect {
    case .rows: "Rows"
    case .options: "Options"
    case .actions: "Actions"
    case .screens: "Screens"
    case .segues: "Segues"
    }
  }

  /// Returns the heading of what was not reached: `5 of 8 rows never peeked`.
  static func missing(_ aspect: CoverageAspect, _ count: CoverageCount) -> String {
    let words =
      switch aspect {
      case .rows: ("row", "rows", "never peeked")
      case .options: ("option", "options", "never selected")
      case .actions: ("action", "actions", "never taken")
      case .screens: ("screen", "screens", "never reached")
      case .segues: ("segue", "segues", "never followed")
      }
    return "\(count.missing) of \(Wording.count(count.total, words.0, words.1)) \(words.2)"
  }

  /// Returns a share, given in hundredths of a percent, as a bar (in HTML) and in words.
  static func share(_ share: Int, in form: PageForm) -> [Inline] {
    let words: Inline = .text("\(share / 100) %")
    guard form == .html else { return [words] }
    var html = HTMLWriter(reservingCapacity: 256)
    html.bar(share)
    return [.custom(markdown: [], html: html.bytes), words]
  }

  /// Returns a way from screen to screen.
  static func segue(_ segue: SegueRecord) -> [Inline] {
    [.text("\(segue.from.rawValue) → \(segue.to.rawValue), by "), .code(segue.verb)]
  }
}

extension HTMLWriter {
  /// Appends a bar for a share, given in hundredths of a percent; the words stand beside it.
  mutating func bar(_ share: Int) {
    raw("<svg class=\"bar\" viewBox=\"0 0 100 8\" aria-hidden=\"true\"><rect height=\"8\"")
    attribute("width", share / 100)
    raw("/></svg> ")
  }
}
