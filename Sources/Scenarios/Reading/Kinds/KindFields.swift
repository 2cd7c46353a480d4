import CatalogModel
import Diagnostics
import Importing
import YAMLReading

/// The fields of a kind that is being read, and which of them were named so far.
final class KindFields {
  /// A field as it was declared.
  struct Declared {
    /// The field; if it is wrong, one with the right name.
    let field: Field
    /// Whether something is wrong with it, so that nothing is said about what names it.
    let isWrong: Bool
    /// Where its name stands.
    let key: YAMLNode
  }

  private let declared: [Declared]
  private var isUsed: [Bool]

  init(_ declared: [Declared]) {
    self.declared = declared
    isUsed = declared.map { _ in false }
  }

  /// The fields, in order.
  var fields: [Field] { declared.map(\.field) }

  /// Whether a field was declared without mistakes.
  func isRight(_ index: Int) -> Bool { !declared[index].isWrong }

  subscript(index: Int) -> Field { declared[index].field }

  /// Returns the field of a name or short name, which from now on counts as used.
  func index(named name: String) -> Int? {
    let index = declared.firstIndex { $0.field.name == name || $0.field.shortName == name }
    if let index { use(index) }
    return index
  }

  /// Notes that a field is used.
  func use(_ index: Int) { isUsed[index] = true }

  /// Returns the field that a scalar names, or reports that there is none, or that it has a type that
  /// does not do.
  ///
  /// `what` says what the value stands for; `expected` what types do, such as `a flag`.
  func field(
    _ node: YAMLNode,
    _ what: String,
    is expected: String = "",
    where fits: (FieldType) -> Bool = { _ in true },
    problems: inout DiagnosticBag
  ) -> Int? {
    guard let name = node.text(what, problems: &problems) else { return nil }
    guard let index = index(named: name) else {
      problems.add(unknown(name, at: node))
      return nil
    }
    guard isRight(index), !fits(self[index].type) else { return index }
    let message = "\(what) is \(expected), and \(name.inBackticks) is \(self[index].type.words)"
    let candidates = fields.filter { fits($0.type) }.map(\.name)
    let hint = candidates.isEmpty ? nil : "such fields are " + candidates.inWords
    problems.add(node.error(.wrongType, message, hint: hint))
    return nil
  }

  /// Returns what is said about a name that no field has.
  func unknown(_ name: String, at node: YAMLNode) -> Diagnostic {
    let names = declared.flatMap { [$0.field.name, $0.field.shortName].compactMap(\.self) }
    let hint = NearestName.hint(for: name, in: names) ?? "the fields are " + names.inWords
    return node.error(.unknownField, "there is no field " + name.inBackticks, hint: hint)
  }

  /// Warns of the fields that nothing names.
  func reportUnused(problems: inout DiagnosticBag) {
    for (index, field) in declared.enumerated() where !isUsed[index] && !field.isWrong {
      problems.add(
        field.key.diagnostic(
          .unusedField,
          "the field \(field.field.name.inBackticks) is shown nowhere",
          severity: .warning,
          hint: "name it in `row` or in the `fields` of `screen`"
        )
      )
    }
  }
}

extension Diagnostic.Code {
  /// No field of the kind has the name.
  static let unknownField = Diagnostic.Code("unknown-field")
  /// A field that neither row nor screen nor action names.
  static let unusedField = Diagnostic.Code("unused-field")
}

extension FieldType {
  /// The type in words.
  var words: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .flag: "a flag"
    case .color: "a colour"
    case .date: "a date"
    case .texts: "a list"
    case .choice, .selection: "a choice"
    case .options: "a list of options"
    }
  }
}
