/// The shells that can complete the command's words.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script by which the shell does so; made from the tables of verbs and options.
  var completionScript: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// Prints git's names of revisions, a line each, in every one of the three.
  ///
  /// A branch may be called `$(rm)`: bash puts what is offered into the line as it is, so only names
  /// that mean nothing to a shell are offered.
  static let revisionCommand = """
    { echo HEAD; git for-each-ref '--format=%(refname:short)'; } 2>/dev/null \
    | LC_ALL=C grep -E '^[A-Za-z0-9._/@+-]+$'
    """

  /// Prints the keys of the steps of the script `$1`, a line each, in every one of the three.
  ///
  /// Without those that mean something to a shell: the brackets have ASCII's other signs and letters of
  /// all languages.
  static let stepCommand = #"""
    peekbook show --format json -- "$1" 2>/dev/null \
    | LC_ALL=C sed -n '/^  "steps"/,/^  ]/s/^    "\([^ -,/:-@[-^`{-~]*\)",\{0,1\}$/\1/p'
    """#
}
