package import CatalogModel
package import Diagnostics

extension Diagnostic.Code {
  /// No option has the text or the row.
  package static let unknownOption = Diagnostic.Code("unknown-option")
  /// A text that fits several options.
  package static let ambiguousOption = Diagnostic.Code("ambiguous-option")
}

extension OptionName {
  /// Why an option can't be found.
  package struct Fault: Error, Sendable {
    /// The kind of problem.
    package let code: Diagnostic.Code
    /// What is said about it.
    package let message: String
    /// A way out.
    package let hint: String
  }

  /// Returns the index of the option, from 0.
  ///
  /// - Throws: why there is none, or that there are several.
  /// - Complexity: O(*n*) in the number of options.
  package func index(in options: [Option]) throws(Fault) -> Int {
    let found = indices(in: options)
    if found.count == 1 { return found[0] }
    switch self {
    case .row(let row):
      let hint = options.count == 1 ? "there is 1 option" : "there are \(options.count) options"
      throw Fault(code: .unknownOption, message: "there is no option in row \(row)", hint: hint)
    case .text(let text):
      throw Self.fault(text, found.map { options[$0] }, options)
    }
  }

  private static func fault(_ text: String, _ found: [Option], _ options: [Option]) -> Fault {
    guard found.isEmpty else {
      return Fault(
        code: .ambiguousOption,
        message: text.inBackticks + " fits \(found.count) options: " + found.map(\.label).inWords,
        hint: "name it by its whole text, or by `{row: …}`"
      )
    }
    let labels = options.map(\.label)
    return Fault(
      code: .unknownOption,
      message: "there is no option " + text.inBackticks,
      hint: NearestName.hint(for: text, in: labels) ?? "the options are " + labels.inWords
    )
  }
}
