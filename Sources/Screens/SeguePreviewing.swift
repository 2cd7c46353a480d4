/// What the interface does for a segue that is declared "preview and commit": the row under the
/// finger is the sender, and the segue's screen is previewed, then presented as declared.
struct SeguePreviewing: PreviewingDelegate {
  let segue: Segue

  func previewing(_ context: PreviewingContext, screenAt point: Point) -> ItemScreen? {
    let list = context.list
    guard let row = list.table.row(at: point), let sender = list.table.cell(for: row) else {
      return nil
    }
    context.sourceRect = list.table.frame(of: row)
    return list.destination(of: segue, sender: sender)
  }

  func previewing(_ context: PreviewingContext, commit screen: ItemScreen) {
    context.list.perform(segue, to: screen)
  }
}
