/// The tabs of the app, of which one is selected.
///
/// It owns the list screens and their navigation stacks; a list screen only refers to its stack.
package final class TabBar {
  /// The list screens at the root of each tab.
  package let lists: [ListScreen]
  /// The index of the selected tab.
  package private(set) var selectedIndex = 0

  private let stacks: [NavigationStack]

  /// Creates a tab bar with the first tab selected.
  package init(_ lists: [ListScreen]) {
    precondition(!lists.isEmpty, "an app has a list screen")
    self.lists = lists
    stacks = lists.map(NavigationStack.init(root:))
    for (list, stack) in zip(lists, stacks) { list.navigation = stack }
  }

  deinit {
    for list in lists { list.navigation = nil }
  }

  /// The list screen of the selected tab.
  package var selected: ListScreen { lists[selectedIndex] }

  /// Switches to a tab.
  package func select(_ index: Int) {
    precondition(lists.indices.contains(index), "the tab is one of the tab bar's")
    selectedIndex = index
  }
}
