import Bytes
import Scenarios

/// Names the steps of a scenario, by what they are and not by where they stand.
///
/// Names are told apart by their numbers. A name with its number can only be another name that ends
/// in that number, so nothing but the few different names is ever looked up, and never the name of
/// each step.
struct StepKeys {
  /// The key of the start, which no script writes.
  static let start = "start"

  /// The names of steps with an `id` that have been given.
  private var givenIDs: Set<String> = [start]
  private var bases: [StepKeyBase] = []
  private var basesByText: [String: Int] = [:]
  /// The base that words lead to: most steps have words that an earlier one had.
  private var basesByWords: [StepKeyWords: Int] = [:]
  private var numbers: [StepKeyNumbers] = []
  private var numbersByText: [String: Int] = [:]
  /// The numbers at the end of names, by what stands before them.
  private var endings: [String: Set<Int>] = [:]

  /// Creates names for the steps of a scenario, of which those with an `id` have theirs already.
  init(_ scenario: Scenario) {
    reserve(Self.start)
    for step in scenario.steps {
      if let id = step.id { reserve(FileName.component(id).caseFolded) }
    }
  }

  /// Returns the key of the next step.
  mutating func key(for name: StepName) -> StepKey {
    switch name {
    case .words(let words, let verb): return counted(base(of: words, verb))
    case .id(let id):
      let key = FileName.component(id)
      return givenIDs.insert(key.caseFolded).inserted
        ? StepKey(base: key, number: 1) : counted(base(with: key))
    }
  }
}

extension StepKeys {
  private mutating func counted(_ base: Int) -> StepKey {
    let base = bases[base]
    return StepKey(base: base.text, number: numbers[base.numbers].next())
  }

  private mutating func base(of words: StepKeyWords, _ verb: String) -> Int {
    if let known = basesByWords[words] { return known }
    let slugs = words.all.map(Slug.slug(of:)).filter { !$0.isEmpty }
    // A name of nothing but symbols leaves no word, and the verb has to do.
    let text = slugs.isEmpty ? verb : FileName.component(slugs.joined(separator: "-"))
    let base = base(with: text)
    basesByWords[words] = base
    return base
  }

  private mutating func base(with text: String) -> Int {
    if let known = basesByText[text] { return known }
    basesByText[text] = bases.count
    bases.append(StepKeyBase(text: text, numbers: numbers(of: text.caseFolded)))
    return bases.count - 1
  }
}

// Numbers.
extension StepKeys {
  /// Keeps a name for the steps that have it as their `id`.
  private mutating func reserve(_ folded: String) {
    endings[folded, default: []].insert(1)
    noteEnding(of: folded)
  }

  /// Returns the numbers of a name, of which the next is given at once.
  private mutating func numbers(of folded: String) -> Int {
    if let known = numbersByText[folded] { return known }
    var taken = endings[folded] ?? []
    if let (start, number) = Self.ending(of: folded), let other = numbersByText[start] {
      // Whichever of the two comes first has the name.
      if numbers[other].has(number) { taken.insert(1) } else { numbers[other].leaveOut(number) }
    }
    noteEnding(of: folded)
    numbersByText[folded] = numbers.count
    numbers.append(StepKeyNumbers(taken: taken))
    return numbers.count - 1
  }

  private mutating func noteEnding(of folded: String) {
    guard let (start, number) = Self.ending(of: folded) else { return }
    endings[start, default: []].insert(number)
  }

  /// Returns the number at the end of a name, if it could be that of a step, and what stands before
  /// it.
  private static func ending(of text: String) -> (start: String, number: Int)? {
    guard let hyphen = text.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let digits = text[text.utf8.index(after: hyphen)...]
    guard let number = Int(digits), number > 1, String(number) == digits else { return nil }
    return (String(text[..<hyphen]), number)
  }
}
