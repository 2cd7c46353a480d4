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
    if source.isAbsent, field.type != .color || (source.node == nil && !field.isRequired) {
      return .absent
    }
    let what = (field.shortName ?? field.name).inBackticks
    switch field.type {
    case .text where isTitle:
      return source.title(what, problems: &problems).map { .value(.text($0)) }
    case .text:
      return source.text(what, problems: &problems).map { .value(.text($0)) }
    case .number(let unit):
      return source.number(what, unit: unit, problems: &problems).map { .value(.number($0)) }
    case .flag:
      return source.flag(what, problems: &problems).map { .value(.flag($0)) }
    case .color:
      return source.color(what, problems: &problems).map { .value(.color($0)) }
    case .date:
      return source.date(what, problems: &problems).map { .value(.date($0)) }
    case .texts:
      return source.textList(what, problems: &problems).map { .value(.texts($0)) }
    case .choice(let options):
      return option(source, what, among: options, problems: &problems)
    case .options:
      return OptionsReader.read(source, what, problems: &problems).map { .value(.options($0)) }
    case .selection:
      return OptionName.read(source, what, problems: &problems).map { .option($0) }
    }
  }

  private static func option(
    _ source: some SourceValue,
    _ what: String,
    among options: [Option],
    problems: inout DiagnosticBag
  ) -> Reading? {
    guard let name = OptionName.read(source, what, problems: &problems) else { return nil }
    do throws(OptionName.Fault) {
      return .value(.selection(try name.index(in: options)))
    } catch {
      problems.add(source.error(error.code, what + ": " + error.message, hint: error.hint))
      return nil
    }
  }
}
