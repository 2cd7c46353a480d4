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
  /// The names without their numbers, and how often each was given.
  private var bases: [StepKeyBase] = []
  private var basesByText: [String: Int] = [:]
  /// The base that words lead to: most steps have words that an earlier one had, and making a safe
  /// name costs more than all the rest of a step.
  private var basesByWords: [StepKeyWords: Int] = [:]

  /// Creates names for the steps of a scenario, of which those with an `id` have theirs already.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    given.reserveCapacity(scenario.steps.count + 1)
    reserved = Set(scenario.steps.compactMap { $0.id.map { Self.key(forID: $0).caseFolded } })
  }

  /// Returns the key of the next step; the item that it reached is named too, unless the script
  /// names it anyway.
  mutating func key(for step: ScriptStep, item: Item?) -> String {
    guard let id = step.id else { return counted(base(of: step.action, item)) }
    let key = Self.key(forID: id)
    return given.insert(key.caseFolded).inserted ? key : counted(base(with: key))
  }

  private static func key(forID id: String) -> String { FileName.component(id) }
}

extension StepKeys {
  private mutating func counted(_ base: Int) -> String {
    while true {
      let (key, folded) = bases[base].next()
      if !reserved.contains(folded), given.insert(folded).inserted { return key }
    }
  }

  private mutating func base(of action: ScriptAction, _ item: Item?) -> Int {
    let words = words(for: action, item)
    if let known = basesByWords[words] { return known }
    let slugs = words.all.map(Slug.slug(of:)).filter { !$0.isEmpty }
    // A name of nothing but symbols leaves no word, and the verb has to do.
    let text = slugs.isEmpty ? action.verb : FileName.component(slugs.joined(separator: "-"))
    let base = base(with: text)
    basesByWords[words] = base
    return base
  }

  private mutating func base(with text: String) -> Int {
    if let known = basesByText[text] { return known }
    basesByText[text] = bases.count
    bases.append(StepKeyBase(text))
    return bases.count - 1
  }

  private func words(for action: ScriptAction, _ item: Item?) -> StepKeyWords {
    let title = item?.title ?? ""
    return switch action {
    case .peek(let reference), .open(let reference), .set(let reference, _, _),
      .move(let reference, _, _):
      StepKeyWords(action.verb, reference.target)
    case .action(let action, _): StepKeyWords(action, title)
    case .select(let option): StepKeyWords(action.verb, option.target, title)
    case .commit, .release, .back, .insert: StepKeyWords(action.verb, title)
    case .tab, .scroll: StepKeyWords(action.verb, action.target(in: scenario))
    case .note, .expect: StepKeyWords("", "")
    }
  }
}
