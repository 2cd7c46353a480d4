extension Publisher {
  /// Removes what builds wrote, with the folders that this empties: the output folder itself as well,
  /// unless it is the current folder or something else is in it.
  ///
  /// A file that was changed by hand stays, stays listed, and is reported.
  ///
  /// - Throws: `PublishingError` if the file system refuses.
  /// - Complexity: O(*n* log *n*) in the number of files.
  package consuming func removeAll() throws(PublishingError) -> PublishingSummary {
    let folder = destination.folder
    let summary = try finish()
    // Whatever keeps it from going is no failure: all that was asked for is gone from it.
    guard let parent = try? OpenFolder(path: FilePaths.parent(of: folder)) else { return summary }
    let name = FilePaths.name(of: folder)
    if name != ".", name != ".." { try? parent.removeFolder(name) }
    return summary
  }
}
