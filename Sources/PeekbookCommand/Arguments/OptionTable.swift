/// One option: what it is called, what it takes and what it does.
struct CommandOption {
  /// The options there are.
  enum Name: String, CaseIterable {
    case output, templates, title, filter, strict, quiet, verbose, format, color, help, version
    case port, host, open, example, base, html, markdown, json, junit, tap, annotations, accept, ci,
      shard, man, jobs
    case failFast = "fail-fast"
    case updateExpectations = "update-expectations"
    case allowEmpty = "allow-empty"
    case baseURL = "base-url"
    case themeColor = "theme-color"
    case minCoverage = "min-coverage"
  }

  let name: Name
  /// The letter of its short form.
  var letter: Character?
  /// What stands for its value; `nil` if it takes none.
  var value: String?
  /// The values that it takes, if they are few.
  var choices: [String] = []
  /// Whether its value may be empty, which takes back what `peekbook.yaml` says.
  var mayBeEmpty = false
  /// What it does, in a line.
  let summary: String
  /// What it does for verbs for which it does something else.
  var otherSummaries: [Verb: String] = [:]
  /// The verbs that take it.
  var verbs: [Verb] = [
    .build, .test, .validate, .review, .check, .show, .merge, .serve, .clean, .initialize,
  ]

  /// The option as it is written.
  var flag: String { "--" + name.rawValue }

  /// Returns what it does for a verb, in a line.
  func summary(for verb: Verb?) -> String {
    verb.flatMap { otherSummaries[$0] } ?? summary
  }

  /// All of them; parsing and `--help` read this table and no other.
  static let all: [CommandOption] = [
    CommandOption(
      name: .output,
      letter: "o",
      value: "DIR",
      summary: "where the site goes; else where peekbook.yaml says, or `Output`",
      otherSummaries: [.serve: "where the site goes; else a temporary folder"],
      verbs: [.build, .check, .merge, .clean, .serve]
    ),
    CommandOption(
      name: .example,
      value: "NAME",
      choices: InitVerb.Example.allCases.map(\.rawValue),
      summary: "what the script shows: colors (else), settings, photos, blank; none for no script",
      verbs: [.initialize]
    ),
    CommandOption(
      name: .templates,
      value: "DIR",
      summary: "a folder whose files replace the built-in templates of the same name",
      verbs: [.build, .check, .review, .merge, .serve, .initialize]
    ),
    CommandOption(
      name: .title,
      value: "TEXT",
      summary: "the title of the site",
      verbs: [.build, .check, .serve]
    ),
    CommandOption(
      name: .baseURL,
      value: "URL",
      mayBeEmpty: true,
      summary: "where the site is published: for canonical links, sitemap.xml, feed.xml, 404.html",
      verbs: [.build, .check]
    ),
    CommandOption(
      name: .themeColor,
      value: "COLOR",
      summary: "the colour of a browser's own frame around the pages",
      verbs: [.build, .check, .review, .serve]
    ),
    CommandOption(name: .open, summary: "show the site in a browser", verbs: [.build, .serve]),
    CommandOption(
      name: .port,
      value: "NUMBER",
      summary: "where the site is served; 7335 else, and 0 for any port that is free",
      verbs: [.serve]
    ),
    CommandOption(
      name: .host,
      value: "ADDRESS",
      summary: "serve at another address than 127.0.0.1, which other machines may reach",
      verbs: [.serve]
    ),
    CommandOption(
      name: .base,
      value: "REV",
      summary: "compare with this; all other arguments are paths of the working tree",
      verbs: [.review]
    ),
    CommandOption(
      name: .html,
      value: "DIR",
      summary: "write the review as a folder of pages",
      verbs: [.review]
    ),
    CommandOption(
      name: .markdown,
      value: "FILE",
      summary: "write the review as a comment on a pull request",
      verbs: [.review]
    ),
    CommandOption(
      name: .json,
      value: "FILE",
      summary: "write a report for programs",
      verbs: [.test, .review]
    ),
    CommandOption(
      name: .junit,
      value: "FILE",
      summary: "write a report in JUnit XML",
      verbs: [.test, .review]
    ),
    CommandOption(
      name: .tap,
      value: "FILE",
      summary: "write a report in TAP 14",
      verbs: [.test]
    ),
    CommandOption(
      name: .annotations,
      value: "HOST",
      choices: ["github", "gitlab"],
      summary: "say it beside the lines: github prints commands, gitlab writes a report",
      verbs: [.review]
    ),
    CommandOption(
      name: .accept,
      summary: "build if anything differs; only at a terminal, never in CI",
      verbs: [.check]
    ),
    CommandOption(
      name: .failFast,
      summary: "stop at the first expectation that fails",
      verbs: [.test]
    ),
    CommandOption(
      name: .updateExpectations,
      summary: "rewrite the values of failed expectations in the scripts; never in CI",
      verbs: [.test]
    ),
    CommandOption(
      name: .ci,
      summary: "as if `CI` were set: nothing that was recorded is rewritten",
      verbs: [.test, .check]
    ),
    CommandOption(
      name: .filter,
      value: "TEXT",
      summary: "only scripts whose path contains the text; test takes PATH:STEP as well",
      verbs: [.test, .validate, .review, .check]
    ),
    CommandOption(
      name: .shard,
      value: "I/N",
      summary: "only the I-th of N parts of the scripts, for a matrix of CI jobs",
      verbs: [.build, .test, .validate]
    ),
    CommandOption(
      name: .jobs,
      letter: "j",
      value: "N",
      summary: "work on N threads, instead of one for each processor",
      verbs: [.build, .serve, .check, .review, .merge]
    ),
    CommandOption(
      name: .allowEmpty,
      summary: "having no script to run is no failure",
      verbs: [.build, .test, .validate, .review, .check]
    ),
    CommandOption(
      name: .minCoverage,
      value: "PERCENT",
      summary: "fail if the scripts reach less of their apps than this",
      verbs: [.test]
    ),
    CommandOption(
      name: .strict,
      summary: "warnings are errors",
      verbs: [.build, .test, .validate, .review, .check, .show, .merge, .serve]
    ),
    CommandOption(name: .quiet, letter: "q", summary: "say nothing but errors"),
    CommandOption(
      name: .verbose,
      letter: "v",
      summary: "say what was found in each script",
      verbs: [.build, .test, .validate, .review, .check, .show, .merge, .serve]
    ),
    CommandOption(
      name: .format,
      value: "FORMAT",
      choices: ["text", "json"],
      summary: "how results are printed: text or json",
      verbs: [
        .build, .test, .validate, .review, .check, .show, .merge, .clean, .initialize,
      ]
    ),
    CommandOption(
      name: .color,
      value: "WHEN",
      choices: ["auto", "always", "never"],
      summary: "auto, always or never; NO_COLOR counts as never"
    ),
    CommandOption(
      name: .help,
      letter: "h",
      summary: "explain the verb",
      verbs: Verb.allCases
    ),
    CommandOption(name: .man, summary: "print the manual page", verbs: [.help]),
    CommandOption(name: .version, summary: "print the version", verbs: []),
  ]
}
