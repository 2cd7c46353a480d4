/// What a run is to do.
package enum Verb: String, Sendable, CaseIterable {
  /// Replays and publishes.
  case build
  /// Runs the expectations only.
  case test
  /// Parses and checks scripts, and replays nothing.
  case validate
  /// Explains a verb.
  case help

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .build: "replay scripts and publish the site"
    case .test: "run the expectations only"
    case .validate: "parse and check scripts, replay nothing"
    case .help: "explain a verb"
    }
  }

  /// What it does, in full.
  var description: String {
    switch self {
    case .build:
      """
      Replays every script and publishes pages in Markdown and in HTML. Files are written only where
      their bytes differ; files of an earlier build that no longer belong are removed, and nothing
      else is touched. Where a script is invalid, nothing is published. Where an expectation fails,
      the site is published, and its pages show what was expected.

      With --base-url pages have canonical links, and there is a sitemap.xml. A feed has to name a time
      and no clock is read, so there is a feed.xml only where SOURCE_DATE_EPOCH says one.
      """
    case .test:
      """
      Replays every script and says which expectations failed, with expected and actual side by side.
      No file is written but the reports asked for, of which FILE may be - for standard output.

      --filter PATH:STEP takes the expectations behind steps whose key or `id` contains STEP, in scripts
      whose path contains PATH; either may be left out, as in `:peek-red`.

      --update-expectations writes what was found in the place of what was expected, in the scripts
      themselves. All else in them stays as it is. Values that stand at several places (behind an
      alias, in a file that is included) are left alone, and so are scripts with any other mistake.
      """
    case .validate:
      """
      Reads every script and reports all that is wrong with it, without replaying anything.
      """
    case .help:
      """
      Prints what a verb does and which options it takes.
      """
    }
  }

  /// What may follow the verb, for a usage line.
  var operands: String {
    switch self {
    case .build, .test, .validate: "[PATH…]"
    case .help: "[VERB]"
    }
  }
}
