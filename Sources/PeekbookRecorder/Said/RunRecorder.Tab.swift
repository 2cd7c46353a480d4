extension RunRecorder {
  /// A tab with its list.
  public struct Tab: Sendable, Hashable {
    /// What the values of a field are.
    public enum FieldType: Sendable, Hashable {
      /// Texts.
      case text
      /// Numbers.
      case number
      /// Yes or no.
      case flag
      /// Colours.
      case color
      /// Dates.
      case date
      /// Lists of texts.
      case list
      /// One of several options, by their labels.
      case choice([String])
    }

    /// The tab's title, and its list's.
    public var title: String
    /// What its items are, such as `Task`.
    public var kind: String?
    /// The name under which its list posts events, such as `TodoList`.
    public var catalog: String?
    /// The types of fields whose values say it themselves only in part.
    public var fields: [String: FieldType]
    /// The titles that quick actions can have.
    public var actions: [String]

    /// Creates a tab.
    public init(
      _ title: String,
      kind: String? = nil,
      catalog: String? = nil,
      fields: [String: FieldType] = [:],
      actions: [String] = []
    ) {
      self.title = title
      self.kind = kind
      self.catalog = catalog
      self.fields = fields
      self.actions = actions
    }
  }
}

extension RunRecorder.Tab: LineObject {
  func writeMembers(to line: inout LineWriter) {
    line.member("title", title)
    line.member("kind", kind)
    line.member("catalog", catalog)
    if !fields.isEmpty { line.member("fields", Types(types: fields)) }
    if !actions.isEmpty { line.member("actions", actions) }
  }

  private struct Types: LineObject {
    let types: [String: FieldType]

    func writeMembers(to line: inout LineWriter) {
      // A dictionary has no order of its own, and the same run writes the same bytes.
      for (name, type) in types.sorted(by: { $0.key < $1.key }) {
        switch type {
        case .choice(let labels): line.member(name, labels)
        default: line.member(name, String(describing: type))
        }
      }
    }
  }
}
