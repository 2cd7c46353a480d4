import CatalogModel
import Diagnostics

/// Puts the values of one item after another together: types, defaults, selections.
struct ItemAssembler {
  private let kind: Kind
  private var values: [FieldValue?]
  /// Whether something was written for a field, be it right or wrong.
  private var isWritten: [Bool]
  private var selections: [(field: Int, name: OptionName, source: any SourceValue)] = []

  /// Creates an assembler of items of a kind.
  init(kind: Kind) {
    self.kind = kind
    values = Array(repeating: nil, count: kind.fields.count)
    isWritten = Array(repeating: false, count: kind.fields.count)
  }

  /// Forgets the last item.
  mutating func begin() {
    for field in values.indices {
      values[field] = nil
      isWritten[field] = false
    }
    selections.removeAll(keepingCapacity: true)
  }

  /// Whether something was written for a field of the current item.
  func hasValue(for field: Int) -> Bool { isWritten[field] }

  /// Takes it that there is a value for a field, but not a right one.
  mutating func excuse(_ field: Int) { isWritten[field] = true }

  /// Reads the value of a field; returns whether it is right.
  mutating func give(
    _ source: some SourceValue,
    to field: Int,
    problems: inout DiagnosticBag
  ) -> Bool {
    let reading = FieldReader.read(
      source,
      for: kind.fields[field],
      isTitle: field == kind.titleField,
      problems: &problems
    )
    switch reading {
    case .absent: return true
    case .value(let value): values[field] = value
    case .option(let name): selections.append((field, name, source))
    case nil: break
    }
    isWritten[field] = true
    return reading != nil
  }

  /// Gives a list field its texts.
  mutating func give(_ texts: [String], to field: Int) {
    values[field] = .texts(texts)
    isWritten[field] = true
  }

  /// Returns the values of the item, or `nil` after it has reported what is missing.
  ///
  /// `hint` is said beside a missing field.
  mutating func finish(
    at place: some SourceValue,
    hint: @autoclosure () -> String? = nil,
    problems: inout DiagnosticBag
  ) -> [FieldValue?]? {
    var isComplete = true
    for (index, field) in kind.fields.enumerated() where !isWritten[index] {
      values[index] = field.defaultValue
      guard field.isRequired else { continue }
      isComplete = false
      let message = field.name.inBackticks + " is missing"
      problems.add(place.error(.missingKey, message, hint: hint()))
    }
    for selection in selections
    where !select(selection.name, selection.field, selection.source, problems: &problems) {
      isComplete = false
    }
    return isComplete ? values : nil
  }

  private mutating func select(
    _ name: OptionName,
    _ field: Int,
    _ source: any SourceValue,
    problems: inout DiagnosticBag
  ) -> Bool {
    // Options that are missing or wrong were reported already.
    guard case .selection(let from) = kind.fields[field].type,
      case .options(let options) = values[from]
    else { return true }
    do {
      values[field] = .selection(try name.index(in: options))
      return true
    } catch {
      problems.add(source.error(error.code, error.message, hint: error.hint))
      return false
    }
  }
}
