/// The manual page; made from the same tables as `--help`.
enum ManualPage {
  static var text: String {
    var page = RoffWriter()
    page.request(".\\\" Written by `peekbook help \\-\\-man`.")
    page.request(
      ".TH PEEKBOOK 1 \(Version.date) \(RoffWriter.argument("Peekbook " + Version.number))"
    )
    // Names of options and files stay whole.
    page.request(".nh")
    page.request(".ad l")
    name(&page)
    verbs(&page)
    options(&page)
    surroundings(&page)
    examples(&page)
    return page.text
  }

  private static func name(_ page: inout RoffWriter) {
    page.section("Name")
    page.prose("peekbook - \(HelpPage.summary)")
    page.section("Synopsis")
    page.request(".B peekbook")
    page.request("\\fIVERB\\fR [\\fIOPTION\\fR\\|.\\|.\\|.\\&] [\\fIPATH\\fR\\|.\\|.\\|.\\&]")
    page.section("Description")
    page.prose(
      """
      Peekbook turns a script of user actions into a storyboard: it replays them against a live \
      catalog, and publishes as HTML and as Markdown what a person would have seen, and what the \
      model said, after every step.

      \(HelpPage.pathRules)
      """
    )
  }

  private static func verbs(_ page: inout RoffWriter) {
    page.section("Verbs")
    for verb in Verb.allCases {
      page.subsection("peekbook \(verb.rawValue) \(verb.operands)")
      page.prose(verb.description)
      page.request(".PP")
      let flags = CommandOption.options(of: verb).map { "`\($0.flag)`" }
      page.prose("Options: \(flags.joined(separator: ", "))")
    }
  }

  private static func options(_ page: inout RoffWriter) {
    page.section("Options")
    for option in CommandOption.all {
      let spellings = option.spellings.map { "`\($0)`" }.joined(separator: ", ")
      page.item(spellings + (option.value.map { " " + $0 } ?? ""), summary(of: option))
    }
  }

  /// What an option does for most verbs, and what for others.
  private static func summary(of option: CommandOption) -> String {
    Verb.allCases.reduce(option.summary) { text, verb in
      text + (option.otherSummaries[verb].map { "; for `\(verb.rawValue)`: \($0)" } ?? "")
    }
  }

  private static func surroundings(_ page: inout RoffWriter) {
    page.section("Exit status")
    for code in ExitCode.allCases {
      page.item("`\(code.rawValue)` \(code.name)", code.meaning)
    }
    page.section("Environment")
    for (name, meaning) in variables { page.item("`\(name)`", meaning) }
    page.section("Files")
    page.item("`peekbook.yaml`", "what a project says once for every run, beside its scripts")
    page.item("`.peekbook-manifest`", "in the output folder: which files there a build wrote")
  }

  /// The environment variables that change what a run does.
  private static let variables = [
    ("CI", "set and neither empty, 0 nor false: nothing that was recorded is rewritten"),
    ("GITHUB_ACTIONS", "a review is also written to the file that `GITHUB_STEP_SUMMARY` names"),
    ("NO_COLOR", "set and not empty: no colours on the terminal"),
    (CommandEnvironment.dateVariable, "the time that `feed.xml` names, in seconds since 1970"),
  ]

  private static func examples(_ page: inout RoffWriter) {
    page.section("Examples")
    page.prose(
      """
      Write a script to start from, publish it, and open the pages:

        peekbook init my-app
        cd my-app
        peekbook build --open

      Say what changed since a branch, and whether the published pages are up to date:

        peekbook review main
        peekbook check
      """
    )
    page.section("See also")
    page.prose("The documentation beside the source of Peekbook; `git(1)`.")
  }
}
