import Bytes
import Importing
import Recordings

/// An item as the lines so far tell of it.
struct ItemState {
  let tab: Int
  /// Its title, as last told or seen; it may be empty.
  var title: String
  /// Its fields, as last told or seen.
  var fields: [FieldRecord]
  /// The fields that its row had when that was last told.
  var rowFields: [FieldRecord] = []
  /// Its row, as last seen: an index of the recording's rows.
  var look: Int?
  /// What its own screen showed when it was last seen.
  var shown: ItemScreenRecord?
  /// Whether an event told that it was deleted.
  var isDeleted = false
}

/// All items that lines told of.
struct ItemBook {
  private(set) var records: [ItemRecord] = []
  /// What is known of each item.
  var states: [ItemState] = []

  /// The items of each tab, by the bytes of their `id`.
  private var indices: [[[UInt8]: Int]]
  private var names: [FileNameAllocator]
  private let prefixes: [String]

  init(tabTitles: [String]) {
    indices = tabTitles.map { _ in [:] }
    names = tabTitles.map { _ in FileNameAllocator() }
    // An underscore stands in no name of an ordinary title, so the parts can't run together.
    var tabNames = FileNameAllocator()
    prefixes = tabTitles.count > 1 ? tabTitles.map { tabNames.name(forTitle: $0) + "_" } : [""]
  }

  /// Returns the index of an item of a tab; `nil` if no line told of it.
  func index(of id: String, in tab: Int) -> Int? { indices[tab][Array(id.utf8)] }

  /// Returns the first tab that has an item.
  func tab(of id: String) -> Int? { indices.firstIndex { $0[Array(id.utf8)] != nil } }

  /// Returns what an item is called that is titled so: its `id`, where the title shows nothing.
  func name(of item: Int, titled title: String) -> String {
    Self.name(titled: title, id: records[item].id ?? "")
  }

  private static func name(titled title: String, id: String) -> String {
    title.isBlank ? id : title
  }

  /// The `id`s of a tab's items, for messages.
  func ids(in tab: Int) -> [String] {
    records.lazy.filter { $0.tab == tab }.compactMap(\.id)
  }

  /// Adds an item, and returns its index; `step` is the step that brought it.
  mutating func add(
    _ id: String,
    tab: Int,
    title: String,
    fields: [FieldRecord],
    step: Int?
  ) -> Int {
    let index = records.count
    let name = Self.name(titled: title, id: id)
    indices[tab][Array(id.utf8)] = index
    records.append(
      ItemRecord(
        key: prefixes[tab] + names[tab].name(forTitle: name),
        id: id,
        tab: tab,
        title: name,
        fields: fields,
        lastFields: fields,
        lastScreen: 0,
        insertedBy: step
      )
    )
    states.append(ItemState(tab: tab, title: title, fields: fields))
    return index
  }

  /// Notes that a step deleted an item, or that it was gone after it.
  mutating func noteEnd(of item: Int, step: Int) {
    if records[item].deletedBy == nil { records[item].deletedBy = step }
  }

  /// Notes that an item is there, again if it was gone.
  mutating func noteReturn(of item: Int) {
    records[item].deletedBy = nil
    states[item].isDeleted = false
  }

  /// Sets the fields that an item had at first, which came with its row.
  mutating func complete(_ item: Int, fields: [FieldRecord]) {
    guard records[item].fields.isEmpty else { return }
    records[item].fields = fields
  }

  /// Sets what an item was at the end.
  mutating func finish(_ item: Int, screen: Int) {
    records[item].lastFields = states[item].fields
    records[item].lastScreen = screen
  }
}

extension [FieldRecord] {
  /// Returns the value of a field.
  func value(of name: String) -> ValueRecord? {
    first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Sets the value of a field.
  mutating func set(_ name: String, to value: ValueRecord) {
    if let index = firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      self[index].value = value
    } else {
      append(FieldRecord(name: name, value: value))
    }
  }
}
