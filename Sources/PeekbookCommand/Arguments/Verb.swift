/// What a run is to do.
package enum Verb: String, Sendable, CaseIterable {
  /// Replays and publishes.
  case build
  /// Runs the expectations only.
  case test
  /// Parses and checks scripts, and replays nothing.
  case validate
  /// Says what changed between two states.
  case review
  /// Says whether a build would change anything.
  case check
  /// Prints one screen and its events.
  case show
  /// Makes one site of the sites of several parts.
  case merge
  /// Builds, serves, and builds again on every change.
  case serve
  /// Removes what builds wrote.
  case clean
  /// Writes a starter.
  case initialize = "init"
  /// Prints a JSON Schema.
  case schema
  /// Prints what makes a shell complete words.
  case completions
  /// Explains a verb.
  case help

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .build: "replay scripts and publish the site"
    case .test: "run the expectations only"
    case .validate: "parse and check scripts, replay nothing"
    case .review: "what changed since a base, for a reviewer"
    case .check: "would a build change the committed output?"
    case .show: "print one screen and its events"
    case .merge: "make one site of the sites of several shards"
    case .serve: "build, show in a browser, and follow changes"
    case .clean: "remove what builds wrote, and only that"
    case .initialize: "write a script to start from"
    case .schema: "print the JSON Schema of scripts, for editors"
    case .completions: "print what makes a shell complete verbs, options and values"
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

      A recording in lines (*.jsonl) is not replayed: its expectations are those that it recorded, and
      those of Peekbook itself.

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
    case .review:
      """
      Compares two states of the scenarios and says what changed: steps are paired by what they do,
      items by what they are, and a change is told once, where it begins. Exits 0 if nothing differs.

      BASE and HEAD are each a script, a folder of scripts, a recording.json or *.jsonl, an output folder, or a
      git revision (`main`, `HEAD~1`, `main:Examples`; `main...HEAD` is where the two parted). What
      exists as a file or folder is taken as that, not as a revision. Without HEAD the working tree is
      compared: the path behind the revision, or what peekbook.yaml names. With --base all other
      arguments are paths, compared with the same paths at that revision. A revision without a path
      has the paths of the other side, or what its peekbook.yaml names. The working tree and the
      index are not touched.

      The reports can be had all at once. On GitHub Actions the job's summary is written as well.
      """
    case .check:
      """
      Replays and renders everything in memory, compares it with the output folder, and lists what
      is changed, missing or stale, with the difference of the states. Nothing is written.

      With --accept, at a terminal, a build follows if anything differs and every expectation holds.
      """
    case .show:
      """
      Prints the screen after a step, what the step changed, and its events. A step is named by its key or
      by its number; without one, all steps are listed, with the last screen. SCENARIO is a script,
      a recording.json, or a recording in lines. Of a script with a matrix, the first variant is shown.
      """
    case .merge:
      """
      Takes the sites that `build --shard 1/N` to `build --shard N/N` published, and publishes one: the
      same bytes as a build of all scripts at once. Title, address and colours are those of the
      parts; --templates has to be given again. A part that is missing, given twice or built
      otherwise is refused. Expectations that failed were reported where the parts were built.
      """
    case .serve:
      """
      Builds the site into a temporary folder, or into that of -o, and serves it to browsers of this
      machine. What the build read is watched: scripts, imports, includes, kinds, peekbook.yaml,
      templates. After a change the site is built again, and pages that are open show it, at the same
      step. Mistakes are shown here and in the page, until they are mended.

      Ctrl-C ends it and removes the temporary folder.

      With --host the site can be had from other machines as well; there is no password.
      """
    case .clean:
      """
      Removes the files that builds wrote into the output folder, as its manifest lists them, and the
      folders that this empties. A file that was changed by hand since is reported and stays, as does
      everything that no build wrote. A folder without a manifest is refused.
      """
    case .initialize:
      """
      Writes a commented script that builds as it is, a peekbook.yaml, and the schemas by which editors
      check both, into DIR or the current folder. Nothing that is there is replaced.

      With --templates the templates of the pages are copied as well, to be changed, and peekbook.yaml
      names them; with `--example none` they are all that is written.
      """
    case .schema:
      """
      Prints a JSON Schema (2020-12): of a script, of a list of steps that scripts include (`steps`), of
      a file with kinds (`kinds`), of peekbook.yaml (`project`), or of each line of a recording that
      another program writes (`recording-lines`). An editor takes it from a line at
      the top of a file:

        # yaml-language-server: $schema=schemas/script.json
      """
    case .completions:
      """
      Prints a script for bash, zsh or fish, by which the shell completes verbs, options, their values,
      files and git revisions. Where each shell looks for it:

        peekbook completions bash >~/.local/share/bash-completion/completions/peekbook
        peekbook completions zsh >"${fpath[1]}/_peekbook"
        peekbook completions fish >~/.config/fish/completions/peekbook.fish
      """
    case .help:
      """
      Prints what a verb does and which options it takes; with --man, the manual page of the whole
      command, as in `peekbook help --man | man -l -`.
      """
    }
  }

  /// What may follow the verb, for a usage line.
  var operands: String {
    switch self {
    case .build, .test, .validate, .check, .serve: "[PATH…]"
    case .review: "BASE [HEAD] [PATH…]"
    case .show: "SCENARIO[:STEP]"
    case .merge: "SITE…"
    case .clean: ""
    case .initialize: "[DIR]"
    case .schema: "[script|steps|kinds|project|recording-lines]"
    case .completions: "bash|zsh|fish"
    case .help: "[VERB]"
    }
  }
}
