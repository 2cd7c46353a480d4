import Bytes
import CatalogModel
import Scenarios

/// Names the steps of a scenario, by what they are and not by where they stand.
struct StepKeys {
  /// The key of the start, which no script writes.
  static let start = "start"

  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  /// Creates names for steps, of which those with an `id` have theirs already.
  init(_ steps: [ScriptStep]) {
    taken = [Self.start.caseFolded]
    for step in steps {
      if let id = step.id { taken.insert(Self.key(forID: id).caseFolded) }
    }
  }

  /// Returns the key of the next step; the item that it reached is named too, unless the script
  /// names it anyway.
  mutating func key(for step: ScriptStep, item: Item?) -> String {
    if let id = step.id { return Self.key(forID: id) }
    let base = Self.base(step.action, item)
    var count = counts[base, default: 0]
    var key: String
    repeat {
      count += 1
      key = count == 1 ? base : "\(base)-\(count)"
    } while !taken.insert(key.caseFolded).inserted
    counts[base] = count
    return key
  }

  private static func key(forID id: String) -> String { FileName.component(id) }

  private static func base(_ action: ScriptAction, _ item: Item?) -> String {
    let slugs = words(for: action, item).map(Slug.slug(of:)).filter { !$0.isEmpty }
    // A name of nothing but symbols leaves no word, and the verb has to do.
    return slugs.isEmpty ? action.verb : FileName.component(slugs.joined(separator: "-"))
  }

  private static func words(for action: ScriptAction, _ item: Item?) -> [String] {
    let title = item?.title ?? ""
    return switch action {
    case .peek(let reference), .open(let reference), .set(let reference, _, _),
      .move(let reference, _, _):
      [action.verb, reference.target]
    case .action(let action, _): [action, title]
    case .select(let option): [action.verb, option.target, title]
    case .commit, .release, .back, .insert: [action.verb, title]
    case .tab, .scroll: [action.verb, action.target]
    case .note, .expect: []
    }
  }
}
