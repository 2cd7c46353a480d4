import Scenarios

/// Parses and checks scripts, and replays nothing.
struct ValidateVerb {
  let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// Checks every script.
  func run(_ console: inout Console) {
    var results: [ResultValue] = []
    for script in project.scripts {
      let scenario = project.read(script, &console)
      let isValid = scenario != nil
      results.append(
        .object([("path", .text(script.path)), ("verdict", .text(isValid ? "valid" : "invalid"))])
      )
      if let scenario, console.isVerbose {
        let steps = counted(scenario.steps.count, "step")
        console.say("\(script.path): valid, \(steps)")
      }
    }
    console.add("scripts", .list(results))
    if console.code == .ok {
      console.say(counted(project.scripts.count, "script") + " valid")
    }
  }
}
