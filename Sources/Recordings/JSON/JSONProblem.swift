/// Why a text is not the JSON that was asked for.
struct JSONProblem: Error {
  /// What is wrong, in words that follow a colon.
  var message: String
  /// Where, in bytes from the start.
  var offset: Int
}
