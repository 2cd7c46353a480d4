import CatalogModel
import Diagnostics
import YAMLReading

/// What a script says about a file to fetch items from.
struct ImportRequest {
  enum Key: Int, SchemaKey {
    case from, format, at, map, `where`, limit, delimiter, query
    static let table = KeyTable(Self.self)
  }

  /// The mapping behind `items:`.
  let node: YAMLNode
  /// The value of `from`.
  let from: YAMLNode
  /// The file.
  let path: RelativePath
  /// Its format.
  let format: any ImportFormat
  /// The keys that lead to the list, and where they stand.
  let at: (keys: [String], node: YAMLNode)?
  /// What stands between the fields of a row, if a script says it.
  let delimiter: UInt8?
  /// What a database is asked for, if a script says it, and where.
  let query: (text: String, node: YAMLNode)?
  /// Which entries are wanted; `nil` for all.
  let filter: ImportFilter?
  /// How many items at most.
  let limit: Int
  /// Which column goes to which field.
  let columns: ImportColumns

  /// Creates a request, or reports what is wrong with it.
  ///
  /// `otherFile`, if there is one, takes the place of what stands behind `from`.
  init?(
    _ node: YAMLNode,
    kind: Kind,
    from otherFile: YAMLNode? = nil,
    problems: inout DiagnosticBag
  ) {
    var found = DiagnosticBag()
    defer { problems.add(contentsOf: found) }
    guard let reader = MappingReader<Key>(node, "`items`", problems: &found) else { return nil }
    let limit = reader[.limit].map { node in
      node.integer("`limit`", in: 1...PlainInteger.largest, problems: &found)
    }
    let at = reader[.at].map { Self.keys($0, problems: &found) }
    guard let from = otherFile ?? reader.required(.from, problems: &found) else { return nil }
    let path = Self.path(from, problems: &found)
    let format = Self.format(reader[.format], from, path, problems: &found)
    var columns = ImportColumns(kind, map: reader[.map], format: format, problems: &found)
    let filter = reader[.where].flatMap {
      ImportFilter($0, &columns, format, problems: &found)
    }
    let delimiter = reader[.delimiter].map { Self.delimiter($0, problems: &found) }
    let query = reader[.query].map { $0.visibleText("`query`", problems: &found) }
    if let format {
      Self.check(reader[.query], .query, format, problems: &found)
      Self.check(reader[.at], .at, format, problems: &found)
      Self.check(reader[.delimiter], .delimiter, format, problems: &found)
    }
    guard let path, let format, !found.hasErrors else { return nil }
    self.node = node
    self.from = from
    self.path = path
    self.format = format
    self.at = zip(reader[.at], at ?? nil).map { (keys: $1, node: $0) }
    self.delimiter = delimiter ?? nil
    self.query = zip(reader[.query], query ?? nil).map { (text: $1, node: $0) }
    self.filter = filter
    self.limit = (limit ?? nil) ?? .max
    self.columns = columns
  }
}

extension ImportRequest {
  /// Reports a key that the format does not know.
  private static func check(
    _ node: YAMLNode?,
    _ option: ImportOption,
    _ format: any ImportFormat,
    problems: inout DiagnosticBag
  ) {
    guard let node, !format.options.contains(option) else { return }
    let message = "`\(option.rawValue)` has no meaning for a `\(format.name)` file"
    let hint = "it goes with " + option.formats.inWords
    problems.add(node.error(.conflictingKeys, message, hint: hint))
  }

  private static func delimiter(_ node: YAMLNode, problems: inout DiagnosticBag) -> UInt8? {
    guard let text = node.text("`delimiter`", problems: &problems) else { return nil }
    if let byte = text.utf8.first, text.utf8.count == 1, Self.mayDelimit(byte) { return byte }
    let hint = "write `\";\"`, `\"|\"`, or `\"\\t\"` for a tab"
    let expected = "a character of ASCII that is no letter, digit, quote or line break"
    problems.add(node.wrongType("`delimiter`", is: expected, hint: hint))
    return nil
  }

  private static func mayDelimit(_ byte: UInt8) -> Bool {
    guard byte != UInt8(ascii: "\""), !byte.isLetter, !byte.isDigit else { return false }
    return byte == UInt8(ascii: "\t") || (0x20..<0x7F).contains(byte)
  }

  private static func path(_ node: YAMLNode, problems: inout DiagnosticBag) -> RelativePath? {
    guard let text = node.text("`from`", problems: &problems) else { return nil }
    do {
      return try RelativePath(text)
    } catch {
      let message = text.inBackticks + " " + error.predicate
      problems.add(node.error(.refusedPath, message, hint: error.hint))
      return nil
    }
  }

  private static func format(
    _ node: YAMLNode?,
    _ from: YAMLNode,
    _ path: RelativePath?,
    problems: inout DiagnosticBag
  ) -> (any ImportFormat)? {
    let names = ImportFormats.all.map(\.name)
    if let node {
      guard let name = node.text("`format`", problems: &problems) else { return nil }
      if let format = ImportFormats.named(name) { return format }
      let hint = NearestName.hint(for: name, in: names) ?? "the formats are " + names.inWords
      problems.add(node.error(.importFailed, "unknown format " + name.inBackticks, hint: hint))
      return nil
    }
    guard let path else { return nil }
    if let format = ImportFormats.format(of: path.withoutSlashAtEnd) { return format }
    let message = "the name of \(path.text.inBackticks) tells no format"
    let hint = "say it with `format:`; the formats are " + names.inWords
    problems.add(from.error(.importFailed, message, hint: hint))
    return nil
  }

  /// Returns the keys of `at: [palettes, bright]`, or of `at: palettes.bright`.
  private static func keys(_ node: YAMLNode, problems: inout DiagnosticBag) -> [String]? {
    if node.kind == .sequence {
      let keys = node.elements.compactMap { $0.visibleText("a key in `at`", problems: &problems) }
      return keys.count == node.elements.count ? keys : nil
    }
    guard let text = node.visibleText("`at`", problems: &problems) else { return nil }
    return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Returns both values if there are both.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}
