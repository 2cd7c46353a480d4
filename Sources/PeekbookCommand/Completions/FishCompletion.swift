/// The completion script of fish, from 3.0 on.
enum FishCompletion {
  static var script: String {
    """
    # Completes peekbook's words in fish. Written by `peekbook completions fish`.

    # Whether the first word that is no option is the verb given; without one, whether there is none.
    function __peekbook_is
        set -l words (commandline -opc)
        set -e words[1]
        for word in $words
            string match -q -- '-*' $word; and continue
            test (count $argv) -gt 0; and contains -- $word $argv
            return
        end
        test (count $argv) -eq 0
    end

    function __peekbook_revisions
        sh -c \(quoted(Shell.revisionCommand))
    end

    function __peekbook_steps
        set -l file (string match -r '^(.+):' -- (string unescape -- (commandline -ct)))[2]
        or return
        for key in (sh -c \(quoted(Shell.stepCommand)) sh $file)
            echo $file:$key
        end
    end

    complete -c peekbook -f
    complete -c peekbook -n __peekbook_is -s h -l help -d 'explain the verb'
    complete -c peekbook -n __peekbook_is -l version -d 'print the version'
    \(Verb.allCases.map(name).joined(separator: "\n"))
    \(Verb.allCases.flatMap(rest).joined(separator: "\n"))

    """
  }

  private static func name(of verb: Verb) -> String {
    "complete -c peekbook -n __peekbook_is -a \(verb.rawValue) -d \(quoted(verb.summary))"
  }

  private static func rest(of verb: Verb) -> [String] {
    let start = "complete -c peekbook -n '__peekbook_is \(verb.rawValue)'"
    let options = CommandOption.options(of: verb).map { option in
      let letter = option.letter.map { "-s \($0) " } ?? ""
      let value = option.valueKind.map { " -r" + offer($0) } ?? ""
      return
        "\(start) \(letter)-l \(option.name.rawValue)\(value) -d \(quoted(option.summary(for: verb)))"
    }
    guard let kind = verb.operandKind else { return options }
    return options + ["\(start)\(offer(kind))"]
  }

  private static func offer(_ kind: WordKind) -> String {
    switch kind {
    case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories (commandline -ct))'"
    case .scripts: " -F -k -a '(__fish_complete_suffix .yaml .yml .jsonl)'"
    case .steps: " -F -a '(__peekbook_steps)'"
    case .revisions: " -f -a '(__peekbook_revisions)'"
    case .sides: " -F -a '(__peekbook_revisions)'"
    case .anything: " -f"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
