/// What in a folder matters: files that were asked for by name, and those that a listing would have.
struct Interest {
  /// Names that were asked for, whether there was anything of that name or not.
  var names: Set<String> = []
  /// Which files a listing of the folder took.
  var listings: [@Sendable (String) -> Bool] = []
  /// In which run it was last asked for.
  var run = 0

  /// Whether a change of what has a name matters; `isFolder` is whether that is a folder.
  func includes(_ name: String, isFolder: Bool) -> Bool {
    if names.contains(name) { return true }
    guard !listings.isEmpty else { return false }
    return isFolder ? !name.hasPrefix(".") : listings.contains { $0(name) }
  }
}
