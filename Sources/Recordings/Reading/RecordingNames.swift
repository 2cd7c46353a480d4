/// The names by which the parts of a recording refer to each other.
struct RecordingNames {
  /// What has names.
  enum Kind: Int, CaseIterable {
    case item, row, itemScreen, step

    /// The kind in words.
    var words: String {
      switch self {
      case .item: "item"
      case .row: "row"
      case .itemScreen: "item screen"
      case .step: "step"
      }
    }
  }

  private var tables = Kind.allCases.map { _ in NameTable() }

  /// Names the next one of a kind; returns whether the name is new.
  mutating func insert(_ range: Range<Int>, of text: [UInt8], _ kind: Kind) -> Bool {
    tables[kind.rawValue].insert(range, of: text, index: tables[kind.rawValue].count)
  }

  /// Returns the index that belongs to a name.
  func index(of range: Range<Int>, of text: [UInt8], _ kind: Kind) -> Int? {
    tables[kind.rawValue].index(of: range, of: text)
  }
}

/// What an item refers to before it has been read.
struct ItemReferences {
  /// Where the index of its tab stands.
  var tabPlace = 0
  /// The name of its last screen.
  var lastScreen: JSONText?
  /// The key of the step that inserted it.
  var insertedBy: JSONText?
  /// The key of the step that deleted it.
  var deletedBy: JSONText?
}
