import FoundationEssentials
import Testing

/// The files in `Fixtures`.
enum Fixture {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The names of the files in a folder that end in `.yaml`, sorted.
  static func scripts(in name: String) -> [String] {
    let path = folder.appending(path: name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }

  /// Compares a text with a golden file.
  ///
  /// With `PEEKBOOK_RECORD=1` the file is rewritten, and the test fails, so that no run can pass by
  /// recording.
  static func expect(
    _ text: String,
    matches name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["PEEKBOOK_RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("\(name) was recorded", sourceLocation: sourceLocation)
      return
    }
    let golden = try? String(contentsOf: url, encoding: .utf8)
    #expect(golden == text, sourceLocation: sourceLocation)
  }
}
