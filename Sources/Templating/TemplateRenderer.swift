import Bytes
package import Diagnostics

extension Diagnostic.Code {
  /// A template that there is none of.
  package static let unknownTemplate = Diagnostic.Code("unknown-template")
  /// A name that the data doesn't know.
  package static let unknownVariable = Diagnostic.Code("unknown-variable")
  /// A list or an object where a text is to be shown.
  package static let unprintableVariable = Diagnostic.Code("unprintable-variable")
  /// Templates that show themselves without end.
  package static let endlessPartial = Diagnostic.Code("endless-partial")
}

/// Carries out the tokens of a template.
struct TemplateRenderer {
  /// A name in a template, as far as it has been reported.
  private struct Place: Hashable {
    var template: String
    var name: Int
  }

  /// The deepest that sections and partials may be nested at run time, all counted; it has to fit
  /// the small stacks that some systems give to threads.
  private static let deepestNesting = 128

  /// What a person should know.
  private(set) var bag = DiagnosticBag()
  /// Where something is to be put in later, as the number of bytes before it.
  private(set) var places: [Int] = []
  /// Whether something is to be put in later in a place where it would have to be changed.
  private(set) var hasWrongPlace = false

  private let library: TemplateLibrary
  /// The values that names are looked up in, the innermost last.
  private var context: [TemplateValue]
  /// What goes before each line of the partial at hand.
  private var indentation: [UInt8] = []
  private var depth = 0
  /// Whether templates turned out to be nested without end: then nothing more is nested, or the
  /// time would double with each level for a template that shows itself twice.
  private var isEndless = false
  private var reported: Set<Place> = []

  /// Creates a renderer of `value`.
  init(library: TemplateLibrary, value: TemplateValue) {
    self.library = library
    context = [value]
  }

  /// Appends what `template` makes of the value.
  mutating func render(_ template: Template, into writer: inout UTF8Writer) {
    run(template, 0..<template.tokens.count, into: &writer)
  }

  private mutating func run(
    _ template: Template,
    _ range: Range<Int>,
    into writer: inout UTF8Writer
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = template.tokens[index]
      if token.startsLine, !indentation.isEmpty { writer.append(contentsOf: indentation) }
      switch token.kind {
      case .text(let bytes): write(template.source[bytes], into: &writer)
      case .variable(let name, let isEscaped):
        write(look(up: name, in: template), name, of: template, isEscaped, into: &writer)
      case .section(let name, let end):
        let value = look(up: name, in: template)
        run(template, index + 1..<end + 1, for: value, name, into: &writer)
        index = end
      case .inverted(let name, let end):
        if !look(up: name, in: template).isShown {
          descend(name, of: template) { $0.run(template, index + 1..<end + 1, into: &writer) }
        }
        index = end
      case .end: break
      case .partial(let name, let bytes):
        let indentation = bytes.map { self.indentation + template.source[$0] } ?? []
        runPartial(name, of: template, indentation, into: &writer)
      }
      index += 1
    }
  }
}

extension TemplateRenderer {
  /// Shows a section once for each value of a list, once for any other that is shown.
  private mutating func run(
    _ template: Template,
    _ range: Range<Int>,
    for value: TemplateValue,
    _ name: Int,
    into writer: inout UTF8Writer
  ) {
    guard value.isShown else { return }
    descend(name, of: template) { renderer in
      let values = if case .list(let values) = value { values } else { [value] }
      for value in values {
        renderer.context.append(value)
        renderer.run(template, range, into: &writer)
        renderer.context.removeLast()
      }
    }
  }

  private mutating func runPartial(
    _ name: Int,
    of template: Template,
    _ indentation: [UInt8],
    into writer: inout UTF8Writer
  ) {
    let wanted = template.names[name].text
    guard let partial = library[wanted] else {
      guard !isReported(name, template) else { return }
      let hint = NearestName.hint(for: wanted, in: library.names)
      return report(
        .unknownTemplate,
        "there is no template `\(wanted)`",
        .error,
        name,
        template,
        hint
      )
    }
    let outer = self.indentation
    self.indentation = indentation
    descend(name, of: template) { $0.render(partial, into: &writer) }
    self.indentation = outer
  }

  /// Goes a level deeper, unless that would exhaust the stack.
  private mutating func descend(
    _ name: Int,
    of template: Template,
    _ body: (inout TemplateRenderer) -> Void
  ) {
    guard !isEndless else { return }
    guard depth < Self.deepestNesting else {
      isEndless = true
      let text = template.names[name].text
      let message = "`\(text)` is nested more than \(Self.deepestNesting) levels deep"
      let hint = "does a partial show itself?"
      return report(.endlessPartial, message, .error, name, template, hint)
    }
    depth += 1
    body(&self)
    depth -= 1
  }
}

extension TemplateRenderer {
  /// Appends bytes of a template, each line but the first behind the indentation.
  private func write(_ bytes: ArraySlice<UInt8>, into writer: inout UTF8Writer) {
    guard !indentation.isEmpty else { return writer.append(contentsOf: bytes) }
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")), end + 1 < rest.endIndex {
      writer.append(contentsOf: rest[...end])
      writer.append(contentsOf: indentation)
      rest = rest[(end + 1)...]
    }
    writer.append(contentsOf: rest)
  }

  private mutating func write(
    _ value: TemplateValue,
    _ name: Int,
    of template: Template,
    _ isEscaped: Bool,
    into writer: inout UTF8Writer
  ) {
    let escapes = isEscaped && library.escaping == .html
    switch value {
    case .text(let text) where escapes: writer.appendHTMLEscaped(text)
    case .text(let text): writer.append(text)
    case .raw(let bytes) where escapes:
      writer.appendHTMLEscaped(String(decoding: bytes, as: UTF8.self))
    case .raw(let bytes): writer.append(contentsOf: bytes)
    case .number(let number): writer.append(number)
    case .flag(let flag): writer.append(flag ? "true" as StaticString : "false")
    case .later:
      places.append(writer.count)
      if escapes { hasWrongPlace = true }
    case .missing: break
    case .list, .object:
      let text = template.names[name].text
      let message = "`\(text)` holds several values and can't be shown as one"
      let hint = "show them in a section: `{{#\(text)}}…{{/\(text)}}`"
      report(.unprintableVariable, message, .warning, name, template, hint)
    }
  }

  private mutating func look(up name: Int, in template: Template) -> TemplateValue {
    let path = template.names[name].path
    guard let first = path.first else { return context.last ?? .missing }
    guard var value = look(up: first) else {
      let context = context
      reportUnknown(first, name, template, known: context.reversed().flatMap(\.names))
      return .missing
    }
    for part in path.dropFirst() {
      if case .missing = value { return .missing }
      guard case .object(let object) = value, let next = object[part] else {
        reportUnknown(part, name, template, known: value.names)
        return .missing
      }
      value = next
    }
    return value
  }

  private func look(up name: String) -> TemplateValue? {
    for value in context.reversed() {
      if case .object(let object) = value, let found = object[name] { return found }
    }
    return nil
  }
}

extension TemplateRenderer {
  private mutating func reportUnknown(
    _ part: String,
    _ name: Int,
    _ template: Template,
    known: @autoclosure () -> [String]
  ) {
    // A name that is mistyped in a long list is looked for once.
    guard !isReported(name, template) else { return }
    let text = template.names[name].text
    let place = part == text ? "" : " in `\(text)`"
    let hint = NearestName.hint(for: part, in: known())
    let message = "unknown variable `\(part)`\(place)"
    report(.unknownVariable, message, .warning, name, template, hint)
  }

  private func isReported(_ name: Int, _ template: Template) -> Bool {
    reported.contains(Place(template: template.name, name: name))
  }

  private mutating func report(
    _ code: Diagnostic.Code,
    _ message: String,
    _ severity: Diagnostic.Severity,
    _ name: Int,
    _ template: Template,
    _ hint: String?
  ) {
    guard reported.insert(Place(template: template.name, name: name)).inserted else { return }
    let location = template.names[name].location
    bag.add(Diagnostic(code, message, severity: severity, at: location, hint: hint))
  }
}

extension TemplateValue {
  /// The names that the value knows.
  fileprivate var names: [String] {
    if case .object(let object) = self { object.names } else { [] }
  }
}
