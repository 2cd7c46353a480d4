extension Scenario {
  /// A file whose entries are the items of a catalog.
  ///
  /// ```swift
  /// let colours = Scenario.ItemFile(
  ///   "data/xkcd.json",
  ///   at: ["colors"],
  ///   fields: ["name": "color", "color": "hex"],
  ///   limit: 100
  /// )
  /// ```
  public struct ItemFile: Sendable {
    /// The formats of files.
    public enum Format: String, Sendable, Hashable, CaseIterable {
      /// Lists of objects, or of mappings.
      case json, yaml
      /// Tables.
      case csv, tsv
      /// Design tokens, colour sets of Xcode, custom properties of CSS.
      case tokens, xcassets, css
      /// The rows of a query.
      case sqlite
      /// Palettes of GIMP, and X11's colours.
      case gpl, x11
    }

    /// The file, relative to the one that makes the scenario.
    public var path: String
    /// The format; `nil` for the one that the file's name ends in.
    public var format: Format?
    /// The keys that lead to the list.
    public var at: [String]
    /// From which column a field is filled, by field.
    public var fields: [(field: String, column: String)]
    /// Which entries are wanted: those with one of these texts in a column.
    public var filter: [(column: String, texts: [String])]
    /// What a database is asked for.
    public var query: String?
    /// How many items at most.
    public var limit: Int?

    /// Names a file.
    public init(
      _ path: String,
      format: Format? = nil,
      at: [String] = [],
      fields: KeyValuePairs<String, String> = [:],
      where filter: KeyValuePairs<String, [String]> = [:],
      query: String? = nil,
      limit: Int? = nil
    ) {
      self.path = path
      self.format = format
      self.at = at
      self.fields = fields.map { ($0.key, $0.value) }
      self.filter = filter.map { ($0.key, $0.value) }
      self.query = query
      self.limit = limit
    }

    /// The file as a script has it.
    var node: ScriptNode {
      let columns = fields.map { (key: $0.field, value: ScriptNode.text($0.column)) }
      let conditions = filter.map { (key: $0.column, value: ScriptNode.texts($0.texts)) }
      return .mapping(leavingOut: [
        ("from", .text(path)),
        ("format", format.map { .word($0.rawValue) }),
        ("at", at.isEmpty ? nil : .texts(at)),
        ("map", columns.isEmpty ? nil : .mapping(columns)),
        ("where", conditions.isEmpty ? nil : .mapping(conditions)),
        ("query", query.map { .text($0) }),
        ("limit", limit.map { .number($0) }),
      ])
    }
  }
}
