/// The name of a step: what steps like it are called, and which of them it is.
///
/// It becomes a text where somebody looks at it, which a run of 100,000 steps does for a few.
struct StepKey {
  let base: String
  let number: Int

  /// The name as pages and reports have it.
  var text: String { number == 1 ? base : "\(base)-\(number)" }
}
