import FoundationEssentials
import Testing

/// Compares pages with files beside the tests.
enum Snapshot {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "__Snapshots__")

  /// Expects `page` to be what the file `name` holds.
  ///
  /// With `PEEKBOOK_RECORD=1` the file is rewritten, and the test fails, so that no run can pass by
  /// recording.
  static func expect(_ page: String, _ name: String, location: SourceLocation = #_sourceLocation) {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["PEEKBOOK_RECORD"] == "1" {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(page.utf8).write(to: file)
        Issue.record("recorded \(name); look at it", sourceLocation: location)
      } catch {
        Issue.record("can't record \(name): \(error)", sourceLocation: location)
      }
      return
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard Array((expected ?? "").utf8) != Array(page.utf8) else { return }
    Attachment.record(Array(page.utf8), named: name)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let old = (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, old).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name) differs from its snapshot, first in line \((first?.offset ?? 0) + 1): \
      \(first.map { String($0.element.0.prefix(200)) } ?? "its length")
      """,
      sourceLocation: location
    )
  }
}
