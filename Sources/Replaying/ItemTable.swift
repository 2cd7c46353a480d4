import Bytes
import CatalogModel
import Recordings
import Screens

/// All the items of a replay, with their looks so far; their indices are those of the log.
struct ItemTable {
  private(set) var records: [ItemRecord] = []
  private(set) var rows = InternTable<RowRecord>()
  private(set) var itemScreens = InternTable<ItemScreenRecord>()

  private var items: [Item] = []
  /// The last look of each item's row, and its index among `rows`.
  private var looks: [(content: RowContent, row: Int)?] = []
  /// The index of each item's screen among `itemScreens`, as long as no field was set since.
  private var knownScreens: [Int?] = []
  /// Whether an item was updated since it was created.
  private var isUpdated: [Bool] = []
  /// The names given, by tab.
  private var names: [FileNameAllocator]
  /// What the names of each tab's items begin with.
  private let prefixes: [String]

  /// Creates an empty table; with several tabs, the names of items begin with their tab's.
  init(tabTitles: [String]) {
    names = tabTitles.map { _ in FileNameAllocator() }
    // An underscore stands in no name of an ordinary title, so the parts can't run together.
    var tabNames = FileNameAllocator()
    prefixes = tabTitles.count > 1 ? tabTitles.map { tabNames.name(forTitle: $0) + "_" } : [""]
  }

  /// The number of items.
  var count: Int { items.count }

  /// Adds an item; `step` is the index of the step that inserted it.
  mutating func add(_ item: Item, tab: Int, step: Int? = nil) {
    let fields = FieldRecord.all(of: item)
    items.append(item)
    looks.append(nil)
    knownScreens.append(nil)
    isUpdated.append(false)
    records.append(
      ItemRecord(
        key: prefixes[tab] + names[tab].name(forTitle: item.id ?? item.title),
        id: item.id,
        tab: tab,
        title: item.title,
        fields: fields,
        lastFields: fields,
        lastScreen: 0,
        insertedBy: step
      )
    )
  }

  /// Notes that an item was updated.
  mutating func noteUpdate(of index: Int) {
    isUpdated[index] = true
    knownScreens[index] = nil
  }

  /// Notes that a step deleted an item.
  mutating func noteDeletion(of index: Int, step: Int) {
    records[index].deletedBy = step
  }

  /// Returns the index, among `rows`, of what an item's row shows.
  ///
  /// - Complexity: O(1) on average; the table grows only when the row looks as it never did.
  mutating func row(of index: Int, _ content: RowContent) -> Int {
    if let look = looks[index], look.content == content, look.content.hasSpelling(of: content) {
      return look.row
    }
    let record = RowRecord(content, item: index)
    let row = rows.index(of: record, texts: [content.title, content.subtitle, content.detail])
    looks[index] = (content, row)
    return row
  }

  /// Returns the index, among `itemScreens`, of what an item's screen shows now.
  mutating func itemScreen(of index: Int) -> Int {
    if let known = knownScreens[index] { return known }
    let record = ItemScreenRecord(items[index], index: index)
    let screen = itemScreens.index(
      of: record,
      texts: [record.title] + record.fields.map(\.value.text) + record.options.map(\.label)
    )
    knownScreens[index] = screen
    return screen
  }

  /// Forgets what screens showed, as fields were set of which no event told.
  mutating func forgetScreens() {
    for index in knownScreens.indices { knownScreens[index] = nil }
  }

  /// Completes the records when the replay is over.
  mutating func finish() {
    for (index, item) in items.enumerated() {
      records[index].lastScreen = itemScreen(of: index)
      if isUpdated[index] { records[index].lastFields = FieldRecord.all(of: item) }
    }
  }
}

extension RowContent {
  /// Whether the texts are spelled by the same bytes as another's, which are equal to them.
  fileprivate func hasSpelling(of other: RowContent) -> Bool {
    title.utf8.elementsEqual(other.title.utf8) && subtitle.utf8.elementsEqual(other.subtitle.utf8)
      && detail.utf8.elementsEqual(other.detail.utf8)
  }
}
