import Publishing

/// Tells which scenario a file of the site belongs to.
struct PathOwners {
  private let scenarios: Set<String>

  /// Knows the folders of some scenarios.
  init(_ scenarios: some Sequence<String>) {
    self.scenarios = Set(scenarios)
  }

  /// Returns the innermost of the folders that hold a file; `nil` if none does.
  ///
  /// - Complexity: O(depth of the path).
  func owner(of path: String) -> String? {
    var folder = FilePaths.parent(of: path)
    while folder != "." {
      if scenarios.contains(folder) { return folder }
      folder = FilePaths.parent(of: folder)
    }
    return nil
  }
}
