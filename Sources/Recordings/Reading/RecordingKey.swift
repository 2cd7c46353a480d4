/// All the keys that stand in a recording's JSON.
enum RecordingKey: UInt8, CaseIterable {
  case accessory, action, actions, actual, background, bottomBars, catalog, color, count, cut
  case date, deleted, deletedBy, deliveries, description, detail, device, differences, events,
    expectations
  case expected, field, fields, firstRows, firstSections, firstVisible, format, from, hasTabBar,
    headers
  case height
  case heldBefore, holds, id, ignored, index, inserted, insertedBy, insertedRow, integration
  case integrations, isDestructive, isMapped, isSelected, item, itemScreen, itemScreens, items
  case key, kind, label, lastFields, lastRows, lastScreen, lastSections, moved, movedRowFrom,
    movedRowTo, name
  case narration, note, number, observer, offset, options, outcome, parity, point, press
  case recorder
  case refreshed, reloadedRow, remarks, removedRow, row, rowHeight, rows, screen, selected, step,
    steps
  case subject, subtitle, symbol, tab, tabs, target, textSize, tint, title, to, topBars, unheardIn,
    unit
  case verb, version, width, written, yaml

  /// The key as it is written.
  var name: String { String(describing: self) }
}
