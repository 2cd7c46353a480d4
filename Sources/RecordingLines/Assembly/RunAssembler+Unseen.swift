import Recordings

// What events told of, and the screen does not show.
extension RunAssembler {
  /// Notes what events told of and the screen, though it was told, does not show.
  ///
  /// What a line leaves out is as it was: of the list, where that is in front; the whole screen, if
  /// the line has none. What the screen shows counts from then on.
  mutating func noteUnseen(in line: StepLine, on screen: Int) {
    let screen = screens.values[screen]
    if screen.kind == .list {
      noteUnseenOrder(of: screen.tab)
      noteUnseenFields(of: screen.tab)
    } else if line.screen == nil, let shown = screen.itemScreen {
      let shown = itemScreens.values[shown]
      noteUnseen(shown.fields, of: shown.item)
    }
  }

  private mutating func noteUnseenOrder(of tab: Int) {
    guard tabs[tab].hasUnseenOrder else { return }
    // A deleted item that is still there has an invariant of its own.
    let shown = tabs[tab].seen.filter { !items.states[$0].isDeleted }
    compareOrder(of: tab, with: shown, isTold: false)
  }

  private mutating func noteUnseenFields(of tab: Int) {
    for item in tabs[tab].unseen where !items.states[item].isDeleted {
      noteUnseen(items.states[item].rowFields, of: item, in: tab)
    }
    tabs[tab].unseen.removeAll()
  }

  /// Notes fields that are not as told; `tab` is the one in whose list the item has to be for that.
  private mutating func noteUnseen(_ fields: [FieldRecord], of item: Int, in tab: Int? = nil) {
    let stale = fields.filter { field in
      items.states[item].fields.value(of: field.name)?.isSame(as: field.value) == false
    }
    guard !stale.isEmpty, tab.map({ tabs[$0].seen.contains(item) }) ?? true else { return }
    for field in stale {
      guard let told = items.states[item].fields.value(of: field.name) else { continue }
      note(field.name, of: item, told: told, found: field.value, isTold: false)
      items.states[item].fields.set(field.name, to: field.value)
    }
  }
}
