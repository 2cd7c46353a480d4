import Importing

/// What the placeholders of a repetition stand for in one of its rounds.
struct RepeatRound {
  /// The names of placeholders, and the texts that stand for them.
  let texts: [(name: String, text: String)]

  /// The round in a sentence, for a message about one of its steps.
  var sentence: String {
    let values = texts.prefix(3).map { "`{\($0.name)}` as \($0.text.inBackticks)" }
    return "repeated here, with " + values.joined(separator: ", ")
  }
}
