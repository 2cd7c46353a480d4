package import Diagnostics

/// A Mustache template, parsed once to be rendered often.
///
/// Own code, because no C library for Mustache is kept up. Understands the official specification
/// without its optional modules: comments, delimiters, interpolation, sections, inverted sections,
/// partials.
package struct Template: Sendable {
  /// The name, which is also the file that messages name.
  package let name: String
  /// All names in the template, in the order in which they stand.
  package let names: [TemplateName]

  /// The template as it was typed; tokens point into it.
  let source: [UInt8]
  /// What is to be done, in order.
  let tokens: [TemplateToken]

  /// Parses a template.
  ///
  /// - Throws: A bag with all that is wrong with it, each with file, line and column.
  package init(parsing source: [UInt8], name: String) throws(DiagnosticBag) {
    var parser = TemplateParser(source, file: name)
    parser.parse()
    guard !parser.bag.hasErrors else { throw parser.bag }
    self.name = name
    self.source = source
    tokens = parser.tokens
    names = parser.names
  }

  /// Parses a template.
  ///
  /// - Throws: A bag with all that is wrong with it.
  package init(parsing source: String, name: String) throws(DiagnosticBag) {
    try self.init(parsing: Array(source.utf8), name: name)
  }

  /// The values that the template asks for, in the order in which they stand, with repetitions.
  package var variables: [TemplateName] { names.filter { $0.use != .partial } }

  /// The templates that the template asks for.
  package var partials: [TemplateName] { names.filter { $0.use == .partial } }
}
