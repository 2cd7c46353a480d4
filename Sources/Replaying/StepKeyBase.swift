/// The name of a step without its number.
struct StepKeyBase {
  let text: String
  /// The numbers that it shares with the bases that are the same when case is ignored: an index.
  let numbers: Int
}
