package import Bytes
package import Diagnostics

/// Templates by name, which may show one another.
package struct TemplateLibrary: Sendable {
  /// What `{{name}}` does to text.
  package enum Escaping: Sendable {
    /// The five characters that HTML gives a meaning to are escaped.
    case html
    /// Nothing is escaped: for templates of anything but HTML, whose values are made for it.
    case none
  }

  /// What `{{name}}` does to text.
  package let escaping: Escaping

  private var templates: [String: Template] = [:]

  /// Creates a library; of templates with equal names the last counts.
  package init(_ templates: some Sequence<Template> = [], escaping: Escaping = .html) {
    self.escaping = escaping
    for template in templates { add(template) }
  }

  /// Adds a template, in place of one with the same name.
  package mutating func add(_ template: Template) {
    add(template, as: template.name)
  }

  /// Adds a template that others show by `name`, while messages name its file.
  package mutating func add(_ template: Template, as name: String) {
    templates[name] = template
  }

  /// The template called `name`.
  package subscript(name: String) -> Template? { templates[name] }

  /// The names of all templates, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// Appends what the template called `name` makes of `value`.
  ///
  /// - Returns: What a person should know: names that the value doesn't know (`missing` is
  ///   known), each place once, as warnings; partials that there are none of, or that show
  ///   themselves without end, as errors. Where something is missing nothing is written.
  package func render(
    _ name: String,
    _ value: TemplateValue,
    into writer: inout UTF8Writer
  ) -> DiagnosticBag {
    frame(name, value, into: &writer).bag
  }

  /// Appends what the template called `name` makes of `value`, in which one value is `later`.
  ///
  /// - Returns: What a person should know; and where that value belongs, as a number of bytes of
  ///   `writer`: `nil` unless it is shown in one place, as it is.
  package func frame(
    _ name: String,
    _ value: TemplateValue,
    into writer: inout UTF8Writer
  ) -> (bag: DiagnosticBag, place: Int?) {
    guard let template = templates[name] else {
      let hint = NearestName.hint(for: name, in: names)
      let problem = Diagnostic(.unknownTemplate, "there is no template `\(name)`", hint: hint)
      return (DiagnosticBag([problem]), nil)
    }
    var renderer = TemplateRenderer(library: self, value: value)
    renderer.render(template, into: &writer)
    let isOnePlace = renderer.places.count == 1 && !renderer.hasWrongPlace
    return (renderer.bag, isOnePlace ? renderer.places[0] : nil)
  }
}

extension Template {
  /// Appends what the template, which has no partials, makes of `value`.
  ///
  /// - Returns: What `TemplateLibrary.render(_:_:into:)` returns.
  package func render(
    _ value: TemplateValue,
    escaping: TemplateLibrary.Escaping = .html,
    into writer: inout UTF8Writer
  ) -> DiagnosticBag {
    TemplateLibrary([self], escaping: escaping).render(name, value, into: &writer)
  }
}
