package import CatalogModel
package import Diagnostics

/// Reads what stands for a field: a value gets its type from the field, never from its looks.
package enum FieldReader {
  /// What a value turned out to be.
  package enum Reading: Sendable {
    /// A value.
    case value(FieldValue)
    /// An option, to be found among the options of an item.
    case option(OptionName)
    /// Nothing stands there: the field has the value that it has without.
    case absent
  }

  /// Returns what `source` says for a field, or `nil` after it has reported what is wrong.
  ///
  /// `isTitle` says whether the field titles its items, and so needs something to see.
  package static func read(
    _ source: some SourceValue,
    for field: Field,
    isTitle: Bool,
    problems: inout DiagnosticBag
  ) -> Reading? {
    if source.isAbsent, field.type != .color { return .absent }
    let what = (field.shortName ?? field.name).inBackticks
    switch field.type {
    case .text where isTitle:
      return source.title(what, problems: &problems).map { .value(.text($0)) }
    case .text:
      return source.text(what, problems: &problems).map { .value(.text($0)) }
    case .flag:
      return source.flag(what, problems: &problems).map { .value(.flag($0)) }
    case .color:
      return source.color(what, problems: &problems).map { .value(.color($0)) }
    case .options:
      return OptionsReader.read(source, what, problems: &problems).map { .value(.options($0)) }
    case .selection:
      return OptionName.read(source, what, problems: &problems).map { .option($0) }
    }
  }
}
