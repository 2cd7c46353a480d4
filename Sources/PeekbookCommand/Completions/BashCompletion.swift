/// The completion script of bash; from 3.2 on, which macOS has, and without the package `bash-completion`.
enum BashCompletion {
  static var script: String {
    """
    # Completes peekbook's words in bash. Written by `peekbook completions bash`.

    # Offers those of the words given that begin like the current one.
    _peekbook_words() {
      local word
      for word in "$@"; do
        [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
      done
    }

    # Leaves it to readline, which knows how names of files are quoted.
    _peekbook_files() { type compopt >/dev/null 2>&1 && compopt -o default; }
    _peekbook_folders() { type compopt >/dev/null 2>&1 && compopt -o dirnames; }

    _peekbook_revisions() {
      local word
      while IFS= read -r word; do
        _peekbook_words "$word"
      done < <(\(Shell.revisionCommand))
    }

    # `FILE:KEY` comes as three words, unless COMP_WORDBREAKS has no colon.
    _peekbook_step_keys() { \(Shell.stepCommand); }
    _peekbook_steps() {
      local file= before= word
      if [[ $cur == ?*:* ]]; then
        file=${cur%:*} before=${cur%:*}:
      elif [[ $cur == : ]]; then
        file=${COMP_WORDS[COMP_CWORD - 1]} cur=
      elif [[ ${COMP_WORDS[COMP_CWORD - 1]} == : ]]; then
        file=${COMP_WORDS[COMP_CWORD - 2]}
      else
        _peekbook_files
        return
      fi
      while IFS= read -r word; do
        _peekbook_words "$before$word"
      done < <(_peekbook_step_keys "${file//\\\\/}")
    }

    _peekbook() {
      local cur=${COMP_WORDS[COMP_CWORD]} verb= pending= plain= word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        # `--output=DIR` comes as three words.
        [[ $word == = && -n $pending ]] && continue
        if [[ -n $pending ]]; then
          pending=
          continue
        fi
        case $word in
          --) plain=yes ;;
          \(valued.joined(separator: " | "))) pending=$word ;;
          -*) ;;
          *) [[ -n $verb ]] || verb=$word ;;
        esac
      done
      [[ $cur == = && -n $pending ]] && cur=
      if [[ -n $pending ]]; then
        case $pending in
    \(lines(values, indent: 6))
        esac
      elif [[ $cur == -* && -z $plain ]]; then
        case $verb in
    \(lines(options, indent: 6))
        esac
      else
        case $verb in
    \(lines(operands, indent: 6))
        esac
      fi
    }

    # Without compopt (bash 3.2), files are offered where nothing else is.
    if type compopt >/dev/null 2>&1; then
      complete -F _peekbook peekbook
    else
      complete -o default -F _peekbook peekbook
    fi

    """
  }

  /// The spellings of all options that take a value.
  private static var valued: [String] {
    CommandOption.all.filter { $0.value != nil }.flatMap(\.spellings)
  }

  /// What to offer behind such an option.
  private static var values: [String] {
    CommandOption.all.compactMap { option in
      guard let kind = option.valueKind, let call = call(for: kind) else { return nil }
      return "\(option.spellings.joined(separator: " | "))) \(call) ;;"
    }
  }

  /// The options of each verb.
  private static var options: [String] {
    let perVerb = Verb.allCases.map { verb in
      let flags = CommandOption.options(of: verb).flatMap(\.spellings)
      return "\(verb.rawValue)) _peekbook_words \(flags.joined(separator: " ")) ;;"
    }
    return perVerb + ["'') _peekbook_words -h --help --version ;;"]
  }

  /// The operands of each verb, and the verbs themselves.
  private static var operands: [String] {
    let perVerb = Verb.allCases.compactMap { verb in
      verb.operandKind.flatMap(call).map { "\(verb.rawValue)) \($0) ;;" }
    }
    let verbs = Verb.allCases.map(\.rawValue).joined(separator: " ")
    return perVerb + ["'') _peekbook_words \(verbs) ;;"]
  }

  private static func call(for kind: WordKind) -> String? {
    switch kind {
    case .words(let words): "_peekbook_words \(words.joined(separator: " "))"
    case .files, .scripts: "_peekbook_files"
    case .folders: "_peekbook_folders"
    case .steps: "_peekbook_steps"
    case .revisions: "_peekbook_revisions"
    case .sides: "_peekbook_revisions; _peekbook_files"
    case .anything: nil
    }
  }

  private static func lines(_ lines: [String], indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}
