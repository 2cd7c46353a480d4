import Diagnostics
import Reviewing
import SourceReading

/// Finds where the steps of the head stand, as reports name files: from the repository's root, so
/// that it is the same on each machine.
struct StepPlaces: Sendable {
  private let places: [String: [Location]]

  /// Collects the places; `root` is the folder from which files are named.
  init(_ side: ReviewSide, root: String?) {
    places = side.places.mapValues { locations in
      var named: [String: String] = [:]
      return locations.map { location in
        var location = location
        let file = location.file
        location.file = named[file] ?? Self.name(of: file, side.files, below: root)
        named[file] = location.file
        return location
      }
    }
  }

  /// Where a step stands; a step that is gone, where the one before it does.
  func place(_ scenario: ScenarioReview, _ step: Int) -> Location? {
    guard let path = scenario.path.head, let places = places[path] else { return nil }
    guard scenario.steps.indices.contains(step) else { return places.first }
    for index in stride(from: step, through: 0, by: -1) {
      guard let head = scenario.steps[index].head else { continue }
      return places.indices.contains(head) ? places[head] : places.first
    }
    return places.first
  }

  private static func name(
    of file: String,
    _ files: any SourceFiles,
    below root: String?
  ) -> String {
    guard let resolved = files.resolved(file) else { return file }
    // The files of a revision are named from the root already.
    let start = files is RevisionFiles ? "/" : (root ?? "/") + (root == "/" ? "" : "/")
    guard resolved.utf8.starts(with: start.utf8) else { return file }
    return String(decoding: resolved.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
