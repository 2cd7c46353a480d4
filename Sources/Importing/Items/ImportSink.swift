import CatalogModel
package import Diagnostics
import YAMLReading

extension Diagnostic.Code {
  /// A condition that nothing fits.
  package static let nothingFits = Diagnostic.Code("nothing-fits")
}

/// Where the entries of an imported file go, and become items.
struct ImportSink {
  /// After so many problems of one file the rest is not read.
  private static let mostProblems = 100
  /// The way out for who needs more items than are allowed.
  static let moreItems = "`limits: {items: …}` in peekbook.yaml allows more"

  /// The columns that are looked for; an entry has a place for each of them.
  let columns: ImportColumns
  /// The file, or the folder, as shown in messages.
  var shownPath: String
  /// The items so far.
  private(set) var items: [ItemDraft] = []
  /// What is wrong with the file, or with the entries.
  private(set) var problems = DiagnosticBag()

  private let limit: Int
  private let mostItems: Int
  private var isOver = false
  private let filter: ImportFilter?
  /// The columns that every file of the format has.
  private let known: [String]
  private let origin: YAMLNode
  private var assembler: ItemAssembler
  private var isSeen: [Bool]
  private var hasEntries = false
  private var colorless = LeftOutEntries(.otherwise)
  private var unreadable = LeftOutEntries(.unreadable)

  /// Creates a sink for a request.
  init(_ request: ImportRequest, kind: Kind, mostItems: Int) {
    self.mostItems = mostItems
    columns = request.columns
    shownPath = request.path.text
    limit = request.limit
    filter = request.filter
    known = request.format.columns ?? []
    origin = request.from
    assembler = ItemAssembler(kind: kind)
    isSeen = Array(repeating: false, count: columns.columns.count)
  }

  /// Whether nothing more is wanted.
  var isFull: Bool {
    items.count >= limit || isOver || problems.all.count > Self.mostProblems
  }

  /// Makes an item of an entry.
  ///
  /// `values` has a value, or none, for each of the columns; `place` is the entry, and `names` are the
  /// names of what it has.
  mutating func add<Value: SourceValue>(
    _ values: [Value?],
    at place: Value,
    names: @autoclosure () -> [String]
  ) {
    if isWanted(values) { assemble(values, at: place, names: names()) }
  }

  /// Makes an item of an entry without a colour, or leaves it out if items need one.
  ///
  /// `reason` says in a sentence why it has none, if there is more to say about it; `isMeant` whether
  /// it is likely to be a colour all the same.
  mutating func addColorless<Value: SourceValue>(
    _ values: [Value?],
    at place: Value,
    name: String,
    reason: String? = nil,
    isMeant: Bool = false
  ) {
    guard isWanted(values) else { return }
    if columns.needsColor, isMeant {
      unreadable.add(name, at: place, reason: reason)
    } else if columns.needsColor {
      colorless.add(name, at: place, reason: reason)
    } else {
      let names = known
      assemble(values, at: place, names: names)
    }
  }

  private mutating func assemble<Value: SourceValue>(
    _ values: [Value?],
    at place: Value,
    names: @autoclosure () -> [String]
  ) {
    assembler.begin()
    var isGood = true
    for (field, candidates) in columns.candidates.enumerated() {
      guard let value = candidates.lazy.compactMap({ values[$0] }).first else { continue }
      if !give(value, to: field) { isGood = false }
    }
    let id = identifier(values)
    let complete = assembler.finish(
      at: place,
      hint: "the entry has " + names().inWords + "; say with `map` which is which",
      problems: &problems
    )
    if isGood, let complete, hasRoom() {
      items.append(ItemDraft(id: id, values: complete, node: place.node ?? origin))
    }
    limitProblems()
  }

  /// Returns whether there may be one more item, and reports it if not.
  private mutating func hasRoom() -> Bool {
    guard items.count >= mostItems else { return true }
    if !isOver {
      let message = "\(shownPath.inBackticks) has more than \(mostItems) items, which are allowed"
      let hint = "`limit: \(mostItems)` takes the first of them, and " + Self.moreItems
      problems.add(origin.error(.limitExceeded, message, hint: hint))
    }
    isOver = true
    return false
  }

  /// Reads the value of a field, through its conversion if there is one; returns whether it is right.
  private mutating func give(_ value: some SourceValue, to field: Int) -> Bool {
    guard let conversion = columns.conversions[field], let text = value.scalar else {
      return assembler.give(value, to: field, problems: &problems)
    }
    guard let separator = conversion.separator else {
      let converted = ConvertedValue(origin: value, text: conversion.text(for: text))
      return assembler.give(converted, to: field, problems: &problems)
    }
    let texts = text.pieces(between: separator).map(conversion.text(for:)).filter { !$0.isBlank }
    assembler.give(texts, to: field)
    return true
  }

  /// Reports a problem of the file.
  mutating func report(_ diagnostic: Diagnostic) {
    problems.add(diagnostic)
    limitProblems()
  }

  /// Reports the problems of the file.
  mutating func report(_ bag: DiagnosticBag) {
    problems.add(contentsOf: bag)
    limitProblems()
  }

  /// Reports the columns that a script names and no entry has, and that no entry is wanted.
  mutating func finish() {
    for warning in [colorless.warning, unreadable.warning] {
      if let warning { problems.add(warning) }
    }
    guard hasEntries, !problems.hasErrors else { return }
    for (index, column) in columns.columns.enumerated() where !isSeen[index] {
      guard let mention = column.mention, !known.contains(column.name) else { continue }
      let message = "no entry of \(shownPath.inBackticks) has " + column.name.inBackticks
      problems.add(mention.error(.unknownKey, message))
    }
    guard items.isEmpty, let filter, problems.all.isEmpty else { return }
    let message = "no entry of \(shownPath.inBackticks) fits `where`"
    problems.add(
      filter.node.diagnostic(.nothingFits, message, severity: .warning, hint: nil, notes: [])
    )
  }
}

extension ImportSink {
  private mutating func isWanted<Value: SourceValue>(_ values: [Value?]) -> Bool {
    hasEntries = true
    for (index, value) in values.enumerated() where value != nil { isSeen[index] = true }
    return filter?.fits(values) ?? true
  }

  private mutating func identifier<Value: SourceValue>(_ values: [Value?]) -> String? {
    guard let value = columns.idCandidates.lazy.compactMap({ values[$0] }).first,
      !value.isAbsent
    else { return nil }
    return value.visibleText("`id`", problems: &problems)
  }

  private mutating func limitProblems() {
    guard problems.all.count > Self.mostProblems else { return }
    let message = "more than \(Self.mostProblems) problems; the rest of the file was not read"
    let place = problems.all[Self.mostProblems].location
    problems = DiagnosticBag(
      Array(problems.all.prefix(Self.mostProblems)) + [
        Diagnostic(.limitExceeded, message, at: place)
      ]
    )
  }
}
