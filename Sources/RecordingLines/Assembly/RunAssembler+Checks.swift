import Recordings

// What holds of every recording, whatever program wrote it.
extension RunAssembler {
  /// Returns what does not hold of a screen.
  ///
  /// - Complexity: O(*n*) in the rows in view.
  func check(_ index: Int) -> [Violation] {
    let screen = screens.values[index]
    return [checkDeleted(screen), checkPress(screen), checkOptions(screen)].compactMap(\.self)
  }

  private func checkDeleted(_ screen: ScreenRecord) -> Violation? {
    var found = screen.list.rows.enumerated().compactMap { place, look -> String? in
      let row = rows.values[look]
      guard items.states[row.item].isDeleted else { return nil }
      return "row \(screen.list.firstVisible + place + 1): \(title(of: row.item))"
    }
    if let shown = screen.itemScreen, items.states[itemScreens.values[shown].item].isDeleted {
      found.append("\(screen.kind.rawValue): \(itemScreens.values[shown].title)")
    }
    return found.isEmpty ? nil : Violation(.alive, expected: [], actual: found)
  }

  private func checkPress(_ screen: ScreenRecord) -> Violation? {
    guard let press = screen.press, let shown = screen.itemScreen else { return nil }
    let device = recording.device
    let point = press.y - device.topBars + screen.list.offset
    let place = point < 0 ? -1 : point / device.rowHeight - screen.list.firstVisible
    let row = screen.list.rows.indices.contains(place) ? rows.values[screen.list.rows[place]] : nil
    let item = itemScreens.values[shown]
    guard row?.item != item.item else { return nil }
    let pressed = row.map { title(of: $0.item) } ?? "nothing"
    return Violation(.previewed, expected: [pressed], actual: [item.title])
  }

  private func checkOptions(_ screen: ScreenRecord) -> Violation? {
    guard let shown = screen.itemScreen else { return nil }
    let item = itemScreens.values[shown]
    let selected = item.options.filter(\.isSelected)
    guard !item.options.isEmpty, selected.count != 1 else { return nil }
    let labels = item.options.map(\.label).joined(separator: ", ")
    return Violation(
      .selected,
      expected: ["\(item.title): one of \(labels)"],
      actual: selected.isEmpty ? ["none"] : selected.map(\.label)
    )
  }
}
