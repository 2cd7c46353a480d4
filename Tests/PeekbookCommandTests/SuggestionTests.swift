import PeekbookCommand
import Testing

@Suite("Words that are close to what there is")
struct SuggestionTests {
  @Test("Every verb is suggested for a slip", arguments: Verb.allCases)
  func verbs(verb: Verb) {
    let name = verb.rawValue
    for slip in [name + "x", String(name.dropLast()), name.uppercased()]
    where Verb(rawValue: slip) == nil {
      let run = Run(arguments: [slip])
      #expect(run.code == .usage)
      #expect(run.error.contains("there is no verb `\(slip)`"))
      #expect(run.error.contains("did you mean `\(name)`?"), "\(slip)")
    }
  }

  @Test(
    "Options, their values and other words are suggested",
    arguments: [
      (["build", "--ouput", "x"], "did you mean `--output`?"),
      (["test", "--fliter", "x"], "did you mean `--filter`?"),
      (["build", "--filter", "x"], "it goes with `test`"),
      (["clean", "--strict"], "it goes with `build`, `test`"),
      (["build", "--format", "jsn"], "did you mean `json`?"),
      (["build", "--color", "allways"], "did you mean `always`?"),
      (["build", "--zzzzzz"], "`peekbook help build` lists its options"),
      (["schema", "scirpt"], "did you mean `script`?"),
      (["help", "biuld"], "did you mean `build`?"),
      (["lint"], "did you mean `validate`?"),
      (["diff"], "did you mean `review`?"),
      (["scripts/"], "a verb comes first, such as `peekbook build scripts/`"),
      (["colors.yaml"], "a verb comes first"),
    ]
  )
  func words(arguments: [String], says: String) {
    let run = Run(arguments: arguments)
    #expect(run.code == .usage)
    #expect(run.error.contains(says))
  }

  @Test("Each of the schemas is printed, and is JSON with its own title")
  func schemas() {
    var titles: Set<String> = []
    for name in ["script", "steps", "kinds", "project"] {
      let run = Run("schema", name)
      #expect(run.code == .ok)
      #expect(run.output.contains("\"$schema\": \"https://json-schema.org/draft/2020-12/schema\""))
      titles.formUnion(
        run.output.split(separator: "\n").filter { $0.contains("\"title\": \"") }.prefix(1).map(
          String.init
        )
      )
    }
    #expect(titles.count == 4)
    #expect(Run("schema").output == Run("schema", "script").output)
  }
}
