import CatalogModel
import Diagnostics
import YAMLReading

/// Which columns of a file go to which fields of an item.
///
/// A field is filled from the column that `map:` names, else from the one with its own name or
/// short name; the title, if there is none of these, from `name`.
struct ImportColumns {
  /// A column that is looked for.
  struct Column {
    /// Its name.
    let name: String
    let bytes: [UInt8]
    /// Where `map:` or `where:` names it.
    fileprivate(set) var mention: YAMLNode?
  }

  /// The columns.
  private(set) var columns: [Column] = []
  /// For each field, the columns that may fill it, the best first.
  private(set) var candidates: [[Int]]
  /// For each field, how the texts of its column become values; `nil` if they are.
  private(set) var conversions: [FieldConversion?]
  /// The columns that may hold the identifier.
  private(set) var idCandidates: [Int] = []

  /// Whether items need a colour from the column `color`.
  private(set) var needsColor = false

  /// Reads `map:`, if there is one.
  init(
    _ kind: Kind,
    map: YAMLNode?,
    format: (any ImportFormat)?,
    problems: inout DiagnosticBag
  ) {
    candidates = Array(repeating: [], count: kind.fields.count)
    conversions = Array(repeating: nil, count: kind.fields.count)
    if let map { read(map, kind, format, problems: &problems) }
    for (index, field) in kind.fields.enumerated() where candidates[index].isEmpty {
      let names = [field.name, field.shortName, index == kind.titleField ? "name" : nil]
      candidates[index] = names.compactMap(\.self).map { column($0) }
    }
    if idCandidates.isEmpty { idCandidates = [column("id")] }
    guard let color = index(of: "color") else { return }
    needsColor = zip(kind.fields, candidates).contains { field, columns in
      field.type == .color && field.isRequired && columns.contains(color)
    }
  }

  /// Returns the index of a column.
  ///
  /// - Complexity: O(*k*) for *k* columns; allocates nothing.
  func index(of name: YAMLNode) -> Int? {
    let text = name.utf8
    let count = text.count
    return columns.firstIndex { $0.bytes.count == count && text.elementsEqual($0.bytes) }
  }

  /// Whether a script names a column.
  func isMentioned(_ name: String) -> Bool {
    index(of: name).map { columns[$0].mention != nil } ?? false
  }

  /// Returns the index of a column that is looked for.
  func index(of name: String) -> Int? {
    columns.firstIndex { $0.bytes.elementsEqual(name.utf8) }
  }

  /// Returns the index of a column, which is looked for from now on.
  ///
  /// `mention` is where a script names it.
  mutating func column(_ name: String, named mention: YAMLNode? = nil) -> Int {
    let bytes = Array(name.utf8)
    if let index = columns.firstIndex(where: { $0.bytes == bytes }) {
      if columns[index].mention == nil { columns[index].mention = mention }
      return index
    }
    columns.append(Column(name: name, bytes: bytes, mention: mention))
    return columns.count - 1
  }

  /// Returns whether files of a format may have a column, or reports that they don't.
  func check(
    _ name: String,
    at place: YAMLNode,
    _ format: (any ImportFormat)?,
    problems: inout DiagnosticBag
  ) -> Bool {
    guard let format, let known = format.columns, !known.contains(name) else { return true }
    let message = "a `\(format.name)` file has no " + name.inBackticks
    problems.add(place.error(.unknownKey, message, hint: "it has " + known.inWords))
    return false
  }

  private mutating func read(
    _ map: YAMLNode,
    _ kind: Kind,
    _ format: (any ImportFormat)?,
    problems: inout DiagnosticBag
  ) {
    guard map.kind == .mapping else {
      problems.add(map.wrongType("`map`", is: "a mapping of fields to names in the file"))
      return
    }
    let fields = FieldTable(kind: kind)
    for entry in map.entries {
      let field = fields.index(of: entry.key)
      guard field != nil || entry.key.equals("id") else {
        problems.add(UnknownKey(entry.key, among: fields.names + ["id"]).diagnostic)
        continue
      }
      var place = entry.value
      if let field, place.kind == .mapping {
        conversions[field] = FieldConversion(place, for: kind.fields[field], problems: &problems)
        guard let named = conversions[field]?.column else { continue }
        place = named
      }
      guard !place.isAbsent, let name = place.text(entry.key.text.inBackticks, problems: &problems)
      else { continue }
      _ = check(name, at: place, format, problems: &problems)
      let column = column(name, named: place)
      if let field { candidates[field] = [column] } else { idCandidates = [column] }
    }
  }
}
