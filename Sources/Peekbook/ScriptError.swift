import Diagnostics

/// Everything that is wrong with a scenario, so that it can't be replayed.
///
/// ```swift
/// do {
///   _ = try Scenario(path: "Scenarios/colors.yaml").replay()
/// } catch {
///   for problem in error.problems { print(problem.line ?? 0, problem.code, problem.message) }
/// }
/// ```
public struct ScriptError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The problems, sorted by file, line and column; at least one of them is an error.
  public let problems: [Problem]

  /// The problems as the program prints them: each with its line, a caret and a way out.
  public let description: String

  /// Creates the error that a bag stands for.
  init(_ bag: DiagnosticBag) {
    problems = bag.sorted.map(Problem.init)
    description = FullRenderer().render(bag)
  }
}
