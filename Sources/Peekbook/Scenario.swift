import Scenarios

/// An app with its catalogs, and the steps that a person takes in it: what can be replayed.
///
/// A scenario comes from a script, which is a file or a text,
///
/// ```swift
/// let scenario = try Scenario(path: "Scenarios/colors.yaml")
/// ```
///
/// or is made in code, where each step knows its line:
///
/// ```swift
/// let scenario = Scenario(
///   "Star a colour",
///   catalog: .init(.colorItem, [.color("Red", "#FF3B30"), .color("Blue", "#007AFF")]),
///   steps: [
///     .peek("Red"),
///     .action("Star"),
///     .expect(.flagged("starred", ["Red"]), .events(["colorItemUpdated"])),
///   ]
/// )
/// let recording = try scenario.replay()
/// ```
///
/// Both are read by the same code, so both have the same rules and the same messages.
public struct Scenario: Sendable {
  /// The script: as it was read, or as it was made of what stands in code.
  ///
  /// Written to a file, it is a script like any other.
  public let script: String

  /// The script, or the Swift file that it was made in.
  let file: String
  /// The folder below which imported files lie, and from which paths are shown.
  let root: String
  /// What the script means; `nil` for one that was made in code, which is read when it is replayed.
  let decoded: Scenarios.Scenario?
  /// Where the parts of the script were made, if it was made in code.
  let places: CodePlaces?

  /// Creates a scenario from its parts.
  init(
    script: String,
    file: String,
    root: String,
    decoded: Scenarios.Scenario? = nil,
    places: CodePlaces? = nil
  ) {
    self.script = script
    self.file = file
    self.root = root
    self.decoded = decoded
    self.places = places
  }
}
