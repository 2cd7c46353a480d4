package import Diagnostics

extension Diagnostic.Code {
  /// A tag that doesn't end.
  package static let unclosedTag = Diagnostic.Code("unclosed-tag")
  /// A section that doesn't end.
  package static let unclosedSection = Diagnostic.Code("unclosed-section")
  /// The end of a section that didn't begin.
  package static let unopenedSection = Diagnostic.Code("unopened-section")
  /// A tag with something in it that is no name.
  package static let invalidTag = Diagnostic.Code("invalid-tag")
  /// Sections in more sections than anybody would write.
  package static let deepSections = Diagnostic.Code("deep-sections")
  /// Bytes that are no text.
  package static let invalidEncoding = Diagnostic.Code("template-encoding")
}

/// Turns the bytes of a template into tokens, and collects what is wrong with them.
struct TemplateParser {
  private struct OpenSection {
    var token: Int
    var name: TemplateName
  }

  /// The deepest that sections may be nested; rendering them is recursive.
  private static let deepestNesting = 100

  /// The tokens so far.
  private(set) var tokens: [TemplateToken] = []
  /// The names so far.
  private(set) var names: [TemplateName] = []
  /// What is wrong.
  private(set) var bag = DiagnosticBag()

  private let bytes: [UInt8]
  private let places: TemplatePlaces
  private var scanner: TemplateScanner
  private var sections: [OpenSection] = []
  /// Where the text begins that no token stands for yet.
  private var position = 0
  /// Whether `position` is the start of a line.
  private var isAtLineStart = true
  /// Whether no token stands yet for what `position`'s line begins with.
  private var startsLine = true

  /// Creates a parser; `file` is what messages name.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    places = TemplatePlaces(bytes, file: file)
    scanner = TemplateScanner(bytes)
  }

  /// Reads the whole template.
  mutating func parse() {
    if String(validating: bytes, as: UTF8.self) == nil {
      bag.add(Diagnostic(.invalidEncoding, "the template is not UTF-8", at: places.location(of: 0)))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while let start = scanner.nextTag(from: position) {
      guard let tag = scanner.tag(at: start) else {
        report(.unclosedTag, "the tag does not end", at: start)
        position = bytes.count
        break
      }
      read(tag)
    }
    addText(upTo: bytes.count)
    for section in sections { reportUnclosed(section.name) }
  }
}

extension TemplateParser {
  private mutating func read(_ tag: TemplateTag) {
    if tag.mayStandAlone, let line = lineStart(before: tag.range.lowerBound),
      let next = scanner.blankLineEnd(after: tag.range.upperBound)
    {
      addText(upTo: line)
      add(tag, indentation: line..<tag.range.lowerBound)
      position = next
      isAtLineStart = true
      startsLine = true
    } else {
      addText(upTo: tag.range.lowerBound)
      add(tag, indentation: nil)
      position = tag.range.upperBound
      isAtLineStart = false
    }
  }

  /// Returns where the line begins if there is nothing but white space on it before `index`.
  private func lineStart(before index: Int) -> Int? {
    guard let line = scanner.blankLineStart(before: index, notBefore: position) else { return nil }
    return line > position || isAtLineStart ? line : nil
  }

  private mutating func addText(upTo end: Int) {
    guard position < end else { return }
    tokens.append(TemplateToken(kind: .text(position..<end), startsLine: startsLine))
    startsLine = bytes[end - 1] == UInt8(ascii: "\n")
  }

  /// Appends a token; `indentation` is what stands before a tag that has a line for itself.
  private mutating func add(_ kind: TemplateToken.Kind, _ indentation: Range<Int>?) {
    let isAlone = indentation != nil
    tokens.append(TemplateToken(kind: kind, startsLine: startsLine && !isAlone))
    startsLine = false
  }

  private mutating func add(_ tag: TemplateTag, indentation: Range<Int>?) {
    switch tag.kind {
    case .comment: break
    case .delimiters: setDelimiters(tag)
    case .close: close(tag, indentation)
    case .variable(let isEscaped):
      guard let name = addName(tag, .variable) else { return }
      add(.variable(name: name, isEscaped: isEscaped), indentation)
    case .partial:
      guard let name = addName(tag, .partial) else { return }
      add(.partial(name: name, indentation: indentation), indentation)
    case .section, .inverted: open(tag, indentation)
    }
  }
}

extension TemplateParser {
  private mutating func open(_ tag: TemplateTag, _ indentation: Range<Int>?) {
    guard let name = addName(tag, .section) else { return }
    if sections.count == Self.deepestNesting {
      let message = "sections are nested more than \(Self.deepestNesting) levels deep"
      let hint = "put fewer sections into one another"
      report(.deepSections, message, at: tag.range.lowerBound, hint: hint)
    }
    sections.append(OpenSection(token: tokens.count, name: names[name]))
    // Where the section ends is filled in once that is known.
    let isInverted = if case .inverted = tag.kind { true } else { false }
    add(isInverted ? .inverted(name: name, end: 0) : .section(name: name, end: 0), indentation)
  }

  private mutating func close(_ tag: TemplateTag, _ indentation: Range<Int>?) {
    let name = text(tag.content)
    guard let index = sections.lastIndex(where: { $0.name.text == name }) else {
      let hint = sections.last.map { "`\($0.name.text)` is open here" }
      let message = "no section `\(name)` is open"
      return report(.unopenedSection, message, at: tag.range.lowerBound, hint: hint)
    }
    for section in sections[(index + 1)...] {
      reportUnclosed(section.name, before: places.location(of: tag.range.lowerBound))
    }
    let opened = sections[index].token
    switch tokens[opened].kind {
    case .inverted(let name, _): tokens[opened].kind = .inverted(name: name, end: tokens.count)
    case .section(let name, _): tokens[opened].kind = .section(name: name, end: tokens.count)
    case .text, .variable, .end, .partial:
      preconditionFailure("an open section points to the token that opened it")
    }
    sections.removeSubrange(index...)
    add(.end, indentation)
  }

  private mutating func setDelimiters(_ tag: TemplateTag) {
    let parts = bytes[tag.content].split { $0 <= 0x20 }
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      return report(
        .invalidTag,
        "delimiters are two words without `=`",
        at: tag.range.lowerBound,
        hint: "write `{{=<% %>=}}`, for example"
      )
    }
    scanner.opening = Array(parts[0])
    scanner.closing = Array(parts[1])
  }

  private mutating func addName(_ tag: TemplateTag, _ use: TemplateName.Use) -> Int? {
    let text = text(tag.content)
    let location = places.location(of: tag.range.lowerBound)
    do {
      names.append(try TemplateName(text, use: use, at: location))
      return names.count - 1
    } catch {
      report(.invalidTag, error.message, at: tag.range.lowerBound, hint: error.hint)
      return nil
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension TemplateParser {
  private mutating func report(
    _ code: Diagnostic.Code,
    _ message: String,
    at offset: Int,
    hint: String? = nil
  ) {
    bag.add(
      Diagnostic(
        code,
        message,
        at: places.location(of: offset),
        excerpt: places.line(around: offset),
        hint: hint
      )
    )
  }

  private mutating func reportUnclosed(_ name: TemplateName, before end: Location? = nil) {
    bag.add(
      Diagnostic(
        .unclosedSection,
        "the section `\(name.text)` does not end",
        at: name.location,
        excerpt: places.line(name.location.line),
        hint: "end it with `{{/\(name.text)}}`",
        notes: end.map { [Diagnostic.Note("a section around it ends here", at: $0)] } ?? []
      )
    )
  }
}
