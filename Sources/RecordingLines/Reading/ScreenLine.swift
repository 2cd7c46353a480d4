import Diagnostics
import Importing
import Recordings
import YAMLReading

/// What was on screen after a step.
struct ScreenLine {
  /// The keys of a screen.
  enum Key: Int, SchemaKey {
    case tab, kind, title, rows, changes, offset, item, press
    static let table = KeyTable(Self.self)
  }

  /// What is said of the list.
  enum Rows {
    /// It is as it was.
    case same
    /// All of it.
    case all([RowLine])
    /// What is other than it was.
    case changes([ListChange])
  }

  static let kinds: [ScreenRecord.Kind] = [.list, .preview, .detail]

  let node: YAMLNode
  let tab: Int
  let kind: ScreenRecord.Kind
  let title: String?
  let rows: Rows
  let offset: Int?
  let item: ItemScreenLine?
  let press: [Int]?

  /// Reads a screen; `nil`, having said why, if it is none.
  init?(_ node: YAMLNode, _ context: LineContext, problems: inout DiagnosticBag) {
    self.node = node
    guard let reader = MappingReader<Key>(node, "a screen", problems: &problems) else {
      return nil
    }
    let tab = reader.value(.tab).map { context.tab($0, problems: &problems) } ?? context.tab
    self.tab = tab ?? context.tab
    title = reader.value(.title)?.text("`title`", problems: &problems)
    offset = reader.value(.offset)?
      .integer("`offset`", in: 0...PlainInteger.largest, problems: &problems)
    press = reader.value(.press)?.point("`press`", problems: &problems)
    rows = Self.rows(reader, context, tab: self.tab, problems: &problems)
    item = reader.value(.item)
      .flatMap { ItemScreenLine($0, context, tab: tab ?? context.tab, problems: &problems) }
    let usual: ScreenRecord.Kind = reader.value(.item) == nil ? .list : .detail
    let kind = reader.value(.kind)?.word("`kind`", of: Self.kinds, problems: &problems)
    self.kind = kind ?? usual
    if let kind, (kind == .list) != (reader.value(.item) == nil) {
      let message =
        kind == .list
        ? "a list shows no `item`" : "a \(kind.rawValue) shows an `item`, and there is none"
      problems.add(node.error(.conflictingKeys, message))
    }
  }

  private static func rows(
    _ reader: MappingReader<Key>,
    _ context: LineContext,
    tab: Int,
    problems: inout DiagnosticBag
  ) -> Rows {
    switch (reader.value(.rows), reader.value(.changes)) {
    case (nil, nil): return .same
    case (let rows?, nil):
      let nodes = rows.list("`rows`", problems: &problems)
      return .all(nodes.compactMap { RowLine($0, context, tab: tab, problems: &problems) })
    case (nil, let changes?):
      let nodes = changes.list("`changes`", problems: &problems)
      return .changes(nodes.compactMap { ListChange($0, context, tab: tab, problems: &problems) })
    case (_?, let changes?):
      let message = "`rows` has the whole list, so there is nothing for `changes` to say"
      problems.add(changes.error(.conflictingKeys, message))
      return .same
    }
  }
}
