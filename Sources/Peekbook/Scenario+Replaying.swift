import Diagnostics
import Replaying
import Scenarios

extension Scenario {
  /// Carries out the steps, and returns everything that happened.
  ///
  /// An expectation that fails does not end the replay and is no error: it is one of the recording's
  /// ``Recording/failures``. So is what Peekbook itself finds wrong, such as a change without an event.
  ///
  /// - Throws: All that is wrong with a scenario made in code, or the first step that can't be carried
  ///   out, such as an action on an item that is not there.
  /// - Complexity: O(*n* + *s*) for *n* items and *s* steps.
  public func replay() throws(ScriptError) -> Recording {
    let scenario = try decodedOrRead()
    do throws(DiagnosticBag) {
      return Recording(try Replay(scenario), self)
    } catch {
      throw ScriptError(shown(error))
    }
  }

  /// The scenario under each of the settings of its `matrix`, with the settings in words; without a
  /// matrix, the scenario itself with none.
  ///
  /// - Throws: All that is wrong with a scenario made in code.
  public func variants() throws(ScriptError) -> [(settings: [String], scenario: Scenario)] {
    try decodedOrRead().instances.map { variant in
      let scenario = Scenario(
        script: script,
        file: file,
        root: root,
        decoded: variant.scenario,
        places: places
      )
      return (variant.settings, scenario)
    }
  }

  private func decodedOrRead() throws(ScriptError) -> Scenarios.Scenario {
    if let decoded { return decoded }
    return try ScriptDecoding(file: file, root: root, places: places).scenario(Array(script.utf8))
  }

  /// Returns diagnostics with the places that a person knows.
  private func shown(_ bag: DiagnosticBag) -> DiagnosticBag {
    ScriptDecoding(file: file, root: root, places: places).shown(bag)
  }
}
