/// Two revisions as git writes them: `A..B`, or `A...B` for what B did since the two parted.
struct RevisionRange {
  /// The first.
  let base: String
  /// The second.
  let head: String
  /// Whether the base is where the two parted.
  let isFromParting: Bool

  /// Takes a range apart; `nil` if the text is none.
  ///
  /// A side that is left out is `HEAD`.
  init?(_ text: String) {
    let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    // `../scripts` and `main:../scripts` are paths: no revision begins with a slash.
    guard parts.count == 2, !parts[1].hasPrefix("/"), text != ".." else { return nil }
    isFromParting = parts[1].hasPrefix(".")
    let head = isFromParting ? parts[1].dropFirst() : parts[1]
    base = parts[0].isEmpty ? "HEAD" : String(parts[0])
    self.head = head.isEmpty ? "HEAD" : String(head)
  }
}
