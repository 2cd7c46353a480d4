package import Diagnostics
internal import Templating

extension Diagnostic.Code {
  /// A template that overrides none.
  package static let foreignTemplate = Diagnostic.Code("foreign-template")
  /// A file for the site that is not UTF-8.
  package static let templateEncoding = Diagnostic.Code("template-encoding")
}

/// The templates and assets that pages are laid out with.
///
/// Templates end in `.html` or `.md` and are Mustache; what stands in `assets/` is published as
/// it is.
package struct SiteTemplates: Sendable {
  private var html: TemplateLibrary
  private var markdown: TemplateLibrary
  /// The files of `assets/`, by path, sorted.
  private(set) var assets: [(path: String, bytes: [UInt8])]
  private var sources: [String: [UInt8]]

  /// A file that takes the place of a template or asset.
  package struct Override: Sendable {
    /// The name of what it replaces, such as `page.html`.
    package var name: String
    /// What is in it.
    package var bytes: [UInt8]
    /// The file as messages name it.
    package var file: String

    /// Creates an override; without a file, messages name the template.
    package init(name: String, bytes: [UInt8], file: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.file = file ?? name
    }
  }

  private init() {
    html = TemplateLibrary(escaping: .html)
    markdown = TemplateLibrary(escaping: .none)
    assets = []
    sources = [:]
  }

  /// The templates that the program carries in itself.
  package static let embedded: SiteTemplates = {
    var templates = SiteTemplates()
    for source in TemplateSources.all {
      do {
        try templates.add(Override(name: source.name, bytes: Array(source.text.utf8)))
      } catch {
        preconditionFailure("the embedded template \(source.name) can be parsed")
      }
    }
    return templates
  }()

  /// The names of all templates and assets, sorted: `assets/style.css`, `page.html`.
  package var names: [String] {
    (html.names + markdown.names + assets.map(\.path)).sorted()
  }

  /// Returns a template or asset as it was typed; `nil` if there is none of that name.
  package func source(of name: String) -> [UInt8]? {
    sources[name]
  }

  /// Tells templates apart that differ in any byte.
  ///
  /// - Complexity: O(*n*) in their size.
  package var fingerprint: String {
    // FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for name in names {
      for byte in Array(name.utf8) + [0] + (sources[name] ?? []) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Returns templates in which those that `overrides` name have been replaced.
  ///
  /// They come all at once, since whether templates show one another without end can be said only
  /// when all of them are there.
  ///
  /// - Throws: A bag with everything wrong: a name that is none of `names`, a syntax error, a
  ///   variable or partial that pages don't have, partials without end.
  package func overriding(with overrides: [Override]) throws(DiagnosticBag) -> SiteTemplates {
    var result = self
    var bag = DiagnosticBag()
    for override in overrides {
      do throws(DiagnosticBag) {
        try checkName(of: override)
        try result.add(override)
      } catch {
        bag.add(contentsOf: error)
      }
    }
    bag.add(contentsOf: PartialCycles.diagnostics(of: result.html))
    bag.add(contentsOf: PartialCycles.diagnostics(of: result.markdown))
    if bag.hasErrors { throw bag }
    return result
  }

  private func checkName(of override: Override) throws(DiagnosticBag) {
    guard !names.contains(override.name) else { return }
    throw DiagnosticBag([
      Diagnostic(
        .foreignTemplate,
        "there is no template `\(override.name)` to replace",
        hint: NearestName.hint(for: override.name, in: names) ?? "templates are " + quotedNames
      )
    ])
  }

  /// The library of a form's templates.
  func library(for form: PageForm) -> TemplateLibrary {
    switch form {
    case .html: html
    case .markdown: markdown
    }
  }
}

extension SiteTemplates {
  private var quotedNames: String {
    names.map { "`" + $0 + "`" }.joined(separator: ", ")
  }

  private mutating func add(_ override: Override) throws(DiagnosticBag) {
    let (name, bytes) = (override.name, override.bytes)
    sources[name] = bytes
    if name.utf8.starts(with: "assets/".utf8) {
      assets.removeAll { $0.path == name }
      assets.append((name, bytes))
      assets.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      return
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DiagnosticBag([
        Diagnostic(
          .templateEncoding,
          "the template `\(name)` is not UTF-8",
          hint: "save it as UTF-8"
        )
      ])
    }
    let template = try Template(parsing: bytes, name: override.file)
    let ending = name.hasSuffix(".md") ? ".md" : ".html"
    try Self.check(
      template,
      partials: TemplateSources.all.map(\.name).filter { $0.hasSuffix(ending) }
    )
    if ending == ".md" { markdown.add(template, as: name) } else { html.add(template, as: name) }
  }

  /// Checks the names in a template; `known` are the templates of its own form.
  private static func check(
    _ template: Template,
    partials known: [String]
  ) throws(DiagnosticBag) {
    var bag = DiagnosticBag()
    for name in template.variables where !TemplateVariables.all.contains(name.text) {
      bag.add(
        Diagnostic(
          .unknownVariable,
          "pages have no `\(name.text)`",
          at: name.location,
          hint: NearestName.hint(for: name.text, in: TemplateVariables.all)
        )
      )
    }
    for name in template.partials where !known.contains(name.text) {
      bag.add(
        Diagnostic(
          .unknownTemplate,
          "there is no template `\(name.text)`",
          at: name.location,
          hint: NearestName.hint(for: name.text, in: known)
        )
      )
    }
    if bag.hasErrors { throw bag }
  }
}
