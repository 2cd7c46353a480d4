import Bytes
import CatalogModel
import Scenarios

/// Names the steps of a scenario, by what they are and not by where they stand.
struct StepKeys {
  /// The key of the start, which no script writes.
  static let start = "start"

  private let scenario: Scenario
  /// The names that steps with an `id` have, or will have.
  private let reserved: Set<String>
  private var given: Set<String> = [start.caseFolded]
  private var counts: [String: Int] = [:]

  /// Creates names for the steps of a scenario, of which those with an `id` have theirs already.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    reserved = Set(scenario.steps.compactMap { $0.id.map { Self.key(forID: $0).caseFolded } })
  }

  /// Returns the key of the next step; the item that it reached is named too, unless the script
  /// names it anyway.
  mutating func key(for step: ScriptStep, item: Item?) -> String {
    guard let id = step.id else { return counted(base(step.action, item)) }
    let key = Self.key(forID: id)
    return given.insert(key.caseFolded).inserted ? key : counted(key)
  }

  private static func key(forID id: String) -> String { FileName.component(id) }

  private mutating func counted(_ base: String) -> String {
    var count = counts[base, default: 0]
    var key: String
    var folded: String
    repeat {
      count += 1
      key = count == 1 ? base : "\(base)-\(count)"
      folded = key.caseFolded
    } while reserved.contains(folded) || !given.insert(folded).inserted
    counts[base] = count
    return key
  }

  private func base(_ action: ScriptAction, _ item: Item?) -> String {
    let slugs = words(for: action, item).map(Slug.slug(of:)).filter { !$0.isEmpty }
    // A name of nothing but symbols leaves no word, and the verb has to do.
    return slugs.isEmpty ? action.verb : FileName.component(slugs.joined(separator: "-"))
  }

  private func words(for action: ScriptAction, _ item: Item?) -> [String] {
    let title = item?.title ?? ""
    return switch action {
    case .peek(let reference), .open(let reference), .set(let reference, _, _),
      .move(let reference, _, _):
      [action.verb, reference.target]
    case .action(let action, _): [action, title]
    case .select(let option): [action.verb, option.target, title]
    case .commit, .release, .back, .insert: [action.verb, title]
    case .tab, .scroll: [action.verb, action.target(in: scenario)]
    case .note, .expect: []
    }
  }
}
