import Publishing

/// A recording that is committed beside a test, and with which later ones are compared.
///
/// A test that uses Swift Testing says it shorter, with `expectMatches(baseline:)` of the module
/// `PeekbookTesting`.
///
/// ```swift
/// let verdict = try Baseline("star").verdict(on: recording)
/// ```
public struct Baseline: Sendable, Hashable {
  /// What is done with a baseline.
  public enum Mode: Sendable, Hashable {
    /// It is compared with; nothing is written.
    case compare
    /// It is written, and so there is nothing to compare with.
    case record
    /// It was to be written where nobody looks on, so it is neither written nor compared with.
    case refuse

    /// What the process's environment asks for: `PEEKBOOK_RECORD=1` records, but never where `CI` is
    /// set.
    public static var environment: Mode {
      mode(
        recording: EnvironmentVariable.value("PEEKBOOK_RECORD"),
        ci: EnvironmentVariable.value("CI")
      )
    }

    /// What variables ask for.
    static func mode(recording: String?, ci: String?) -> Mode {
      guard isSet(recording) else { return .compare }
      return isSet(ci) ? .refuse : .record
    }

    private static func isSet(_ value: String?) -> Bool {
      !["", "0", "false"].contains((value ?? "").lowercased())
    }
  }

  /// What came of a comparison.
  public enum Verdict: Sendable {
    /// Nothing differs.
    case same
    /// Something differs.
    case different(Recording.Comparison)
    /// There is no baseline, so nothing is known.
    case missing
    /// The baseline was written.
    case recorded
    /// The baseline was to be written on a CI server, and was not.
    case refused
  }

  /// The folder of baselines, beside the test.
  private static let folder = "__Recordings__"

  /// The file.
  public let path: String
  /// The file as seen from its package.
  public let shownPath: String

  /// Names the baseline `__Recordings__/NAME.json` beside the calling file.
  public init(_ name: String, filePath: String = #filePath) {
    let folder = FilePaths.path(Self.folder, in: FilePaths.parent(of: filePath))
    path = FilePaths.path(name + ".json", in: folder)
    shownPath = PackageFolder.path(path, from: PackageFolder.holding(filePath))
  }

  /// Names the baseline at a path.
  public init(path: String) {
    self.path = path
    shownPath = path
  }

  /// Compares a recording with the baseline, or writes it there.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - mode: What is done; the environment decides if nothing is said.
  /// - Returns: What came of it.
  /// - Throws: Why the baseline can't be read or written.
  public func verdict(
    on recording: Recording,
    mode: Mode = .environment
  ) throws(ScriptError) -> Verdict {
    switch mode {
    case .refuse: return .refused
    case .record:
      try recording.write(to: path)
      return .recorded
    case .compare:
      guard FilePaths.kind(of: path) != nil else { return .missing }
      let comparison = recording.compared(with: try Recording(path: path))
      return comparison.isEmpty ? .same : .different(comparison)
    }
  }
}
