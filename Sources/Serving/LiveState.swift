import Bytes
import Diagnostics

/// What pages that are open have to know: which state of the site is served, and what is in the way of
/// the next one.
struct LiveState: Sendable {
  /// Tells this run from others, whose pages may still be open.
  private let run = String(UInt64.random(in: .min ... .max), radix: 36)
  /// How often the site changed.
  private var changes = 0
  /// How often there was something to tell.
  private var turns = 0
  /// What is in the way of the site as the scripts have it now; `nil` if that is what is served.
  private(set) var problems: DiagnosticBag?

  /// Whether there is anything to serve.
  var hasSite: Bool { changes > 0 }

  /// The state of the site that is served.
  var version: String { "\(run)-\(changes)" }

  /// The same, and whether the scripts could be built.
  var token: String { "\(version)-\(turns)" }

  /// Notes how a build went.
  mutating func note(changed: Bool, problems: DiagnosticBag?) {
    // A first build may find everything in place.
    let isNew = changed || problems == nil && !hasSite
    if isNew { changes += 1 }
    guard isNew || problems != self.problems else { return }
    self.problems = problems
    turns += 1
  }

  /// What a page is told.
  var json: [UInt8] {
    var json = JSONWriter(layout: .lines)
    json.beginObject()
    json.key("version")
    json.value(version)
    json.key("token")
    json.value(token)
    json.key("problems")
    json.value(problems.map { String(decoding: ProblemList($0).html, as: UTF8.self) } ?? "")
    json.endObject()
    return json.bytes
  }
}
