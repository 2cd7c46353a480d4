import Diagnostics

/// What libyaml says about a text that it can't read, in plain words.
struct SyntaxProblem {
  /// libyaml looks no farther than this for the `:` behind a key.
  static let longestKey = 1_024

  let failure: EventStream.Failure
  let source: SourceText
  let open: YAMLDocument.Record?
  let lastLengths: [Int]

  /// Creates a problem; `open` is the innermost sequence or mapping that is not closed, and
  /// `lastLengths` are the lengths of the two nodes read last.
  init(
    _ failure: EventStream.Failure,
    in source: SourceText,
    open: YAMLDocument.Record?,
    lastLengths: [Int]
  ) {
    self.failure = failure
    self.source = source
    self.open = open
    self.lastLengths = lastLengths
  }

  /// The problem as it is shown.
  var diagnostic: Diagnostic {
    let wording =
      isAboutTab ? tabWording(at: tabIndex ?? failure.index) : colorWording ?? wording
    let isAtEnd = failure.index >= source.count
    let index = wording.index ?? (isAtEnd ? source.endOfText(before: source.count) : failure.index)
    let note = wording.note.map { text in
      Diagnostic.Note(text, at: source.location(of: wording.noteIndex ?? failure.contextIndex))
    }
    return source.diagnostic(
      wording.code,
      wording.message,
      at: source.location(of: index),
      hint: wording.hint,
      notes: note.map { [$0] } ?? []
    )
  }
}

extension SyntaxProblem {
  /// Returns the part of a place's line that stands before it.
  func line(before index: Int) -> ArraySlice<UInt8> {
    let place = min(index, source.count)
    return source.slice(from: place - (source.location(of: place).column - 1), to: place)
  }

  /// Whether nothing but blanks stands before a place on its line.
  func isFirst(on index: Int) -> Bool {
    line(before: index).allSatisfy(\.isBlankOrBreak)
  }

  var byteAtProblem: UInt8? {
    source.slice(from: failure.index, to: failure.index + 1).first
  }

  var characterAtProblem: String {
    String(decoding: source.slice(from: failure.index, to: failure.index + 1), as: UTF8.self)
  }

  var isAtEnd: Bool {
    source.endOfText(before: source.count) <= failure.index
  }
}
