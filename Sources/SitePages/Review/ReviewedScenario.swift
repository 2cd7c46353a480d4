internal import Bytes
internal import Recordings
internal import Reviewing

/// What the pages of a scenario of a review share, worked out once.
struct ReviewedScenario {
  /// How a pair of steps differs, in one word.
  enum StepClass: Equatable {
    /// Nothing about it differs.
    case unchanged
    /// It shows only what began before.
    case inherited
    /// Something begins here.
    case changed
    /// The head has it, the base does not.
    case added
    /// The base has it, the head does not.
    case removed
    /// It stands elsewhere.
    case moved
  }

  /// The most pages of steps that a scenario has.
  static let mostPages = 400

  /// What changed.
  let review: ScenarioReview
  /// The path of its folder.
  let path: String
  /// What the pages of the base's recording know of it, if there is one.
  let base: ScenarioContext?
  /// The same of the head's.
  let head: ScenarioContext?
  /// The differences that begin at each step: indices of the review's.
  let beginnings: [Int: [Int]]
  /// The differences that show at a step with a page and began before it.
  let inherited: [Int: [Int]]
  /// The steps that have a page: indices of the review's steps, in order.
  let pages: [Int]
  /// How each step differs.
  let classes: [StepClass]
  private let names: [Int: String]

  /// The title: the head's, if there is one.
  var title: String { (head ?? base)?.recording.title ?? review.name }

  /// Whether the phone of either side has a class of its own.
  var hasDeviceStyle: Bool { base?.hasDeviceStyle == true || head?.hasDeviceStyle == true }

  /// Works out what the pages need.
  ///
  /// - Complexity: O(*n*) in the steps and in the frames of differences.
  init(_ review: ScenarioReview) {
    self.review = review
    path = review.name.utf8.split(separator: UInt8(ascii: "/"))
      .map { FileName.component(String(decoding: $0, as: UTF8.self)) }.joined(separator: "/")
    base = review.recordings.base.map { ScenarioContext(ScenarioSite(path: "", recording: $0)) }
    head = review.recordings.head.map { ScenarioContext(ScenarioSite(path: "", recording: $0)) }
    beginnings = Dictionary(grouping: review.differences.indices) { review.differences[$0].step }
    let steps = beginnings.keys.filter(review.steps.indices.contains).sorted()
    pages = Array(steps.prefix(Self.mostPages))
    names = Self.names(of: pages, in: review)
    (classes, inherited) = Self.classes(of: review, beginnings, pages: Set(pages))
  }

  /// Returns the path of a step's page, without an ending; `nil` if it has none.
  func page(of step: Int) -> String? { names[step].map { path + "/steps/" + $0 } }

  /// Returns the title of a step: the head's, if there is one.
  func title(of step: Int) -> String {
    let pair = review.steps[step]
    if let head, let index = pair.head {
      return StepTitle(head.recording.steps[index], in: head.recording).plain
    }
    guard let base, let index = pair.base else { return "" }
    return StepTitle(base.recording.steps[index], in: base.recording).plain
  }
}

extension ReviewedScenario {
  /// Names pages by the keys of steps; the key of a step that only the base has may be another one's
  /// in the head.
  private static func names(of pages: [Int], in review: ScenarioReview) -> [Int: String] {
    var names: [Int: String] = [:]
    var taken: Set<String> = []
    let (heads, others) = (
      pages.filter { review.steps[$0].head != nil }, pages.filter { review.steps[$0].head == nil }
    )
    for step in heads + others {
      var name = review.key(ofStep: step)
      while !taken.insert(name.caseFolded).inserted { name += ".base" }
      names[step] = name
    }
    return names
  }

  private static func classes(
    of review: ScenarioReview,
    _ beginnings: [Int: [Int]],
    pages: Set<Int>
  ) -> (classes: [StepClass], inherited: [Int: [Int]]) {
    var classes: [StepClass] = review.steps.map { pair in
      pair.head == nil ? .removed : pair.base == nil ? .added : .unchanged
    }
    var inherited: [Int: [Int]] = [:]
    for (index, difference) in review.differences.enumerated() {
      for frame in difference.frames where classes.indices.contains(frame) {
        if classes[frame] == .unchanged { classes[frame] = .inherited }
        if frame != difference.step, pages.contains(frame) {
          inherited[frame, default: []].append(index)
        }
      }
    }
    for (step, own) in beginnings where classes.indices.contains(step) {
      if [.unchanged, .inherited].contains(classes[step]) { classes[step] = .changed }
      let isMoved = own.contains { index in
        guard case .step = review.differences[index].subject else { return false }
        return review.differences[index].change == .moved
      }
      if isMoved { classes[step] = .moved }
    }
    return (classes, inherited)
  }
}
