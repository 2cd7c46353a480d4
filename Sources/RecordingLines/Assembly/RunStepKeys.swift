import Bytes
import Recordings

/// Names the steps of a recording, by what they are and not by where they stand.
enum RunStepKeys {
  /// Gives every step its key, of which the first has one.
  ///
  /// - Complexity: O(*n*) in the steps.
  static func name(_ steps: inout [StepRecord], items: [ItemRecord]) {
    var given: Set<String> = ["start"]
    for index in steps.indices.dropFirst() {
      guard let id = steps[index].id else { continue }
      steps[index].key = unused(FileName.component(id), &given)
    }
    var counts: [String: Int] = [:]
    for index in steps.indices.dropFirst() where steps[index].id == nil {
      let base = base(of: steps[index].action, items: items)
      var key: String
      repeat {
        counts[base, default: 0] += 1
        let count = counts[base, default: 1]
        key = count == 1 ? base : "\(base)-\(count)"
      } while !given.insert(key.caseFolded).inserted
      steps[index].key = key
    }
  }

  private static func unused(_ key: String, _ given: inout Set<String>) -> String {
    var candidate = key
    var count = 1
    while !given.insert(candidate.caseFolded).inserted {
      count += 1
      candidate = "\(key)-\(count)"
    }
    return candidate
  }

  private static func base(of action: StepRecord.Action, items: [ItemRecord]) -> String {
    var words = [action.verb, action.target]
    if let item = action.item, action.target != items[item].title {
      words.append(items[item].title)
    }
    let slugs = words.map(Slug.slug(of:)).filter { !$0.isEmpty }
    return slugs.isEmpty ? "step" : FileName.component(slugs.joined(separator: "-"))
  }
}
