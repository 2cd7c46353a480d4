import Bytes

/// The name of a step without its number, and the last number that was given with it.
struct StepKeyBase {
  private let text: String
  private let folded: String
  private var count = 0

  init(_ text: String) {
    self.text = text
    folded = text.caseFolded
  }

  /// Returns the name with the next number, as it is and with its case folded.
  mutating func next() -> (key: String, folded: String) {
    count += 1
    guard count > 1 else { return (text, folded) }
    let number = "-" + String(count)
    return (text + number, folded + number)
  }
}
