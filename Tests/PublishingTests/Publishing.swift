import Diagnostics
import TestSupport
import Publishing

extension TemporaryFolder {
  /// Publishes files into a folder of this folder.
  @discardableResult
  func publish(
    _ files: [String: String],
    to folder: String = "out",
    inputs: [String] = [],
    keeping isKept: (String) -> Bool = { _ in false }
  ) throws(PublishingError) -> PublishingSummary {
    var publisher = try Publisher.open(destination(folder, inputs: inputs))
    let paths = files.keys.sorted()
    try publisher.plan(
      paths.map { PlannedFile($0, origin: Location(file: "a.yaml", line: 1, column: 1)) },
      keeping: isKept,
      contents: { (path) throws(PublishingError) in files[path].map { Array($0.utf8) } }
    )
    for path in paths { try publisher.write(path, Array((files[path] ?? "").utf8)) }
    return try publisher.finish()
  }

  func destination(_ folder: String = "out", inputs: [String] = []) -> Destination {
    Destination(
      folder: folder.hasPrefix("/") ? folder : path(folder),
      inputs: inputs.map { path($0) },
      home: path("home"),
      currentFolder: path
    )
  }
}

extension PublishingError {
  /// All messages and hints, for tests that look for words in them.
  var text: String {
    diagnostics.all.map { $0.message + ($0.hint.map { " = " + $0 } ?? "") }.joined(separator: "\n")
  }
}
