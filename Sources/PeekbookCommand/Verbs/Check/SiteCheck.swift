import Diagnostics
import Publishing
import Recordings
import Reviewing
import SitePages
import Threading

/// Compares the files of a site, and the recordings in it, with an output folder.
struct SiteCheck: ~Copyable {
  private var comparison: OutputComparison
  private let site: Site
  private var findings = CheckFindings()
  private var templateProblems = TemplateProblems()
  private var base: [ScenarioRecording] = []
  private var head: [ScenarioRecording] = []
  /// The folders of the scenarios that were compared.
  private var checked: [String] = []
  private var isWhole = false

  init(_ comparison: consuming OutputComparison, _ site: Site) {
    self.comparison = comparison
    self.site = site
  }

  /// Compares the files of entries; reads the recordings that they had, if those are others.
  mutating func compare(
    _ entries: [SiteEntry],
    sharing work: SharedWork
  ) throws(PublishingError) {
    let scenarios = entries.flatMap(\.scenarios)
    let recordings = Set(scenarios.map(Site.recordingPath))
    var changed: Set<String> = []
    checked += entries.map(\.path)
    let found = try site.renderAll(entries, sharing: work) {
      (path, bytes) throws(PublishingError) in
      let isSame = try comparison.compare(path, bytes)
      if !isSame, recordings.contains(path) { changed.insert(path) }
    }
    templateProblems.add(found)
    for scenario in scenarios where changed.contains(Site.recordingPath(of: scenario)) {
      try compareRecording(of: scenario)
    }
  }

  private mutating func compareRecording(of scenario: ScenarioSite) throws(PublishingError) {
    let recording = Site.recordingPath(of: scenario)
    head.append(ScenarioRecording(path: scenario.path, recording: scenario.recording))
    if try !addBase(recording, of: scenario.path) {
      findings.withoutRecording.append(scenario.path)
    }
  }

  /// Compares the files that belong to no scenario.
  mutating func compareIndex(_ entries: [SiteEntry]) throws(PublishingError) {
    isWhole = true
    let found = try site.renderIndex(entries.map { site.summary(of: $0) }) {
      (path, bytes) throws(PublishingError) in
      try comparison.compare(path, bytes)
    }
    templateProblems.add(found)
  }

  /// Returns what was found; `scenarios` are the folders of all there are scripts for, also of those
  /// that were left out, whose files are not judged.
  consuming func finish(among scenarios: [String]) throws(PublishingError) -> CheckFindings {
    let owners = PathOwners(scenarios)
    var gone: [String] = []
    for path in comparison.published
    where FilePaths.name(of: path) == RecordingFile.name && owners.owner(of: path) == nil {
      gone.append(FilePaths.parent(of: path))
      _ = try addBase(path, of: FilePaths.parent(of: path))
    }
    let judged = PathOwners(gone + checked)
    let all = PathOwners(gone + scenarios)
    let isWhole = isWhole
    findings.files = try comparison.finish { path in
      isWhole || all.owner(of: path).map { judged.owner(of: path) == $0 } ?? false
    }
    findings.problems.add(contentsOf: templateProblems.diagnostics)
    findings.review = Review(base: base, head: head)
    return findings
  }

  /// Adds the recording that was published; returns whether there is one.
  private mutating func addBase(
    _ path: String,
    of scenario: String
  ) throws(PublishingError) -> Bool {
    guard let bytes = try comparison.read(path) else { return false }
    do throws(DiagnosticBag) {
      let recording = try RecordingReader.read(bytes, file: comparison.shown(path))
      base.append(ScenarioRecording(path: scenario, recording: recording))
    } catch {
      findings.problems.add(contentsOf: error)
    }
    return true
  }
}
