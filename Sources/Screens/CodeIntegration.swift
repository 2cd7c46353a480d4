/// Peek and pop in code: a tap follows the segue, a press asks a delegate.
package struct CodeIntegration: Integration {
  /// The name in scripts and recordings.
  package let name = "code"
  /// The segue of an ordinary tap.
  package let segues = [
    Segue(.showItem, from: .list, to: .item, presentation: .push, previewsAndCommits: false)
  ]
  /// Who previews.
  package let previewing: (any PreviewingDelegate)? = ListPreviewingDelegate()

  /// Creates the integration.
  package init() {}
}

/// Finds what to preview under a finger, and shows it when the finger presses deeper.
struct ListPreviewingDelegate: PreviewingDelegate {
  func previewing(_ context: PreviewingContext, screenAt point: Point) -> ItemScreen? {
    let list = context.list
    guard let row = list.table.row(at: point), let cell = list.table.cell(for: row),
      let item = cell.item
    else { return nil }
    context.sourceRect = list.table.frame(of: row)
    return list.makeItemScreen(for: item)
  }

  func previewing(_ context: PreviewingContext, commit screen: ItemScreen) {
    context.list.push(screen)
  }
}
