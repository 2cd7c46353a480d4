// What happens past the interface, and what is said and checked.
extension Scenario.Step {
  /// Sets fields of an item, one after another, as a sync would; in the selected tab if none is named.
  public static func set(
    _ item: Scenario.ItemName,
    _ fields: KeyValuePairs<String, Scenario.Value>,
    tab: String? = nil,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "set",
      .mapping(leavingOut: [
        ("item", item.node),
        ("fields", .mapping(fields.map { ($0.key, $0.value.node) })),
        ("tab", tab.map { .text($0) }),
      ]),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Puts a new item into the selected tab's catalog: before a row, which counts from 1, or at the end.
  public static func insert(
    _ item: Scenario.Item,
    row: Int? = nil,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "insert",
      .mapping(leavingOut: [
        ("row", row.map { .number($0) }),
        ("fields", .mapping(item.fields.map { ($0.name, $0.value.node) })),
        ("id", item.id.map { .text($0) }),
      ]),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Moves an item to a row of the selected tab's catalog, which counts from 1 and is the one that the item
  /// has afterwards.
  public static func move(
    _ item: Scenario.ItemName,
    toRow row: Int,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "move",
      .mapping([("item", item.node), ("row", .number(row))]),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Says something at this place, in Markdown.
  public static func note(
    _ text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "note",
      .text(text),
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Checks the state now, and what the last action caused.
  ///
  /// What fails is one of the recording's ``Recording/failures``, with the line of this call.
  public static func expect(
    _ expectations: Scenario.Expectation...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "expect",
      .mapping(expectations.map { ($0.key, $0.node) }),
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
