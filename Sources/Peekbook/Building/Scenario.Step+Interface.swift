// What a person does.
extension Scenario.Step {
  /// Presses the row of an item: its screen appears as preview.
  public static func peek(
    _ item: Scenario.ItemName,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "peek",
      item.node,
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Presses deeper: pushes the very screen that is previewed.
  public static func commit(
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "commit",
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Ends the peek without committing.
  public static func release(
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "release",
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Taps the row of an item: pushes its detail.
  public static func open(
    _ item: Scenario.ItemName,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "open",
      item.node,
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Takes a quick action of the preview, or of the detail's bars, by its title.
  public static func action(
    _ title: String,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "action",
      .text(title),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Selects an option in a detail with options.
  public static func select(
    _ option: Scenario.OptionName,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "select",
      option.node,
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Goes back by one screen.
  public static func back(
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "back",
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Switches to the tab with a title.
  public static func tab(
    _ title: String,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "tab",
      .text(title),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Scrolls the list until the row of an item is the first one on the screen.
  public static func scroll(
    to item: Scenario.ItemName,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "scroll",
      .mapping([("to", item.node)]),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Scrolls the list by a number of rows, upwards if negative.
  public static func scroll(
    rows: Int,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "scroll",
      .mapping([("rows", .number(rows))]),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Scrolls the list by a number of points, upwards if negative.
  public static func scroll(
    by points: Int,
    id: String? = nil,
    note: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Scenario.Step {
    Scenario.Step(
      "scroll",
      .mapping([("by", .number(points))]),
      id: id,
      note: note,
      CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
