package import Diagnostics
import Publishing
import Reviewing

extension Diagnostic.Code {
  /// Files differ in their line breaks only.
  package static let lineBreaks = Diagnostic.Code("line-breaks")
}

/// Says what a check found.
struct CheckReport {
  /// So many files of a sort are listed, unless more is wanted.
  private static let mostListed = 20

  private let findings: CheckFindings
  private let output: String

  init(_ findings: CheckFindings, output: String) {
    self.findings = findings
    self.output = output
  }

  /// That there is nothing to compare with.
  var noBaseline: Diagnostic {
    let hint = "`peekbook build` publishes; commit what it writes, with the manifest"
    guard !findings.isNothingPublished else {
      let message = "nothing was published in `\(output)`, so there is nothing to compare with"
      return Diagnostic(.noBaseline, message, hint: hint)
    }
    let names = findings.withoutRecording.prefix(5).map { name in
      "`" + FilePaths.path(name + "/" + RecordingFile.name, in: output) + "`"
    }
    let more = findings.withoutRecording.count - names.count
    return Diagnostic(
      .noBaseline,
      names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        + (findings.withoutRecording.count == 1 ? " is missing" : " are missing"),
      hint: hint
    )
  }

  /// Says it, on the terminal and for programs.
  func say(_ console: inout Console) {
    let files = findings.files
    addResults(&console)
    guard !findings.isNothingPublished else { return }
    sayLineBreaks(&console)
    guard findings.code != .ok else {
      console.say("\(output): a build would change nothing, \(counted(files.unchanged, "file"))")
      return
    }
    console.say(TerminalLine(headline, .bold))
    say("~", .yellow, files.changed, &console)
    say("+", .green, files.missing, &console)
    say("-", .red, files.stale, &console)
    if files.isManifestChanged { say("~", .yellow, [PublishedFolder.manifestName], &console) }
    guard !findings.review.isEmpty else {
      console.say("The recorded states are the same: only pages differ.")
      return
    }
    let report = ReviewReport(findings.review)
    console.say(TerminalLine())
    for line in report.lines(limit: console.isVerbose ? .max : Self.mostListed) {
      console.say(line)
    }
  }

  private var headline: String {
    let files = findings.files
    return "\(output): a build would change \(counted(files.changed.count, "file")), add "
      + "\(files.missing.count), remove \(files.stale.count)"
      + (files.edited.isEmpty ? "" : "; \(files.edited.count) changed by hand")
  }

  private func say(
    _ sign: String,
    _ style: TerminalLine.Style,
    _ paths: [String],
    _ console: inout Console
  ) {
    let edited = Set(findings.files.edited)
    let most = console.isVerbose ? Int.max : Self.mostListed
    for path in paths.prefix(most) {
      var line = TerminalLine("  \(sign) ", style)
      line.append(path)
      if edited.contains(path) { line.append(" (changed by hand)", .faint) }
      console.say(line)
    }
    if paths.count > most { console.say("  \(sign) … and \(paths.count - most) more") }
  }

  private func sayLineBreaks(_ console: inout Console) {
    let count = findings.files.withOtherLineBreaks.count
    guard count > 0 else { return }
    let problem = Diagnostic(
      .lineBreaks,
      "\(counted(count, "file")) in `\(output)` have CRLF for LF, and are else the same",
      severity: .warning,
      hint: "put `\(output)/** -text` into .gitattributes, so that git leaves the bytes as they are"
    )
    console.report(problem, as: .changes)
  }

  private func addResults(_ console: inout Console) {
    let files = findings.files
    console.add("output", .text(output))
    let lists = [
      ("changed", files.changed), ("missing", files.missing), ("stale", files.stale),
      ("edited", files.edited), ("withoutRecording", findings.withoutRecording),
    ]
    for (key, paths) in lists { console.add(key, .list(paths.map { .text($0) })) }
    let report = ReviewReport(findings.review)
    console.add("review", .written { report.write(to: &$0) })
  }
}
