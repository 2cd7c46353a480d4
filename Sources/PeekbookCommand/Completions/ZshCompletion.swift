/// The completion script of zsh: a function for a folder of `fpath`, which may also be sourced.
enum ZshCompletion {
  static var script: String {
    """
    #compdef peekbook
    # Completes peekbook's words in zsh. Written by `peekbook completions zsh`.

    _peekbook_scripts() {
      _files -g '*.(yaml|yml|jsonl)(-.)'
    }

    _peekbook_step_keys() { \(Shell.stepCommand); }
    _peekbook_steps() {
      local -a steps
      if [[ $PREFIX == ?*:* ]]; then
        steps=(${(f)"$(_peekbook_step_keys "${(Q)PREFIX%:*}")"})
        compset -P '*:'
        _wanted steps expl step compadd -a steps
      else
        _files
      fi
    }

    _peekbook_revisions() {
      local -a revisions
      revisions=(${(f)"$(\(Shell.revisionCommand))"})
      _wanted revisions expl revision compadd -a revisions
    }

    _peekbook_sides() {
      _alternative 'revisions:revision:_peekbook_revisions' 'files:file:_files'
    }

    _peekbook() {
      local curcontext=$curcontext state line ret=1
      local -a verbs
      typeset -A opt_args
      verbs=(
    \(Verb.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _arguments -C \\
        '(- *)'{-h,--help}'[explain the verb]' \\
        '(- *)--version[print the version]' \\
        '1: :->verb' \\
        '*:: :->rest' && ret=0
      case $state in
        verb)
          _describe -t verbs verb verbs && ret=0
          ;;
        rest)
          curcontext=${curcontext%:*:*}:peekbook-$line[1]:
          case $line[1] in
    \(Verb.allCases.map(rest).joined(separator: "\n"))
          esac
          ;;
      esac
      return ret
    }

    if [[ $funcstack[1] == _peekbook ]]; then
      _peekbook "$@"
    else
      compdef _peekbook peekbook
    fi

    """
  }

  /// The options and operands of a verb, in the words of `_arguments`.
  private static func rest(of verb: Verb) -> String {
    var specs = CommandOption.options(of: verb).map { spec(of: $0, for: verb) }
    if let kind = verb.operandKind { specs.append(quoted("*:\(label(kind)):\(action(kind))")) }
    let lines = specs.map { "            " + $0 }.joined(separator: " \\\n")
    return """
              \(verb.rawValue))
                _arguments -S \\
      \(lines) && ret=0
                ;;
      """
  }

  private static func spec(of option: CommandOption, for verb: Verb) -> String {
    let summary = "[\(escaped(option.summary(for: verb)))]"
    guard let kind = option.valueKind, let value = option.value else {
      guard let letter = option.letter else { return quoted(option.flag + summary) }
      return "'(-\(letter) \(option.flag))'{-\(letter),\(option.flag)}\(quoted(summary))"
    }
    let rest = quoted("\(summary):\(value):\(action(kind))")
    // `+`: in the same word or the next; `=`: behind an equals sign or in the next.
    guard let letter = option.letter else { return "\(option.flag)=\(rest)" }
    return "'(-\(letter) \(option.flag))'{-\(letter)+,\(option.flag)=}\(rest)"
  }

  private static func label(_ kind: WordKind) -> String {
    switch kind {
    case .words, .anything: "word"
    case .files, .steps: "file"
    case .folders: "folder"
    case .scripts: "script"
    case .revisions, .sides: "revision or file"
    }
  }

  private static func action(_ kind: WordKind) -> String {
    switch kind {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .scripts: "_peekbook_scripts"
    case .steps: "_peekbook_steps"
    case .revisions: "_peekbook_revisions"
    case .sides: "_peekbook_sides"
    case .anything: " "
    }
  }

  /// The signs that end a description, made harmless.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]\\:".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
