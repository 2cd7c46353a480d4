package import CatalogModel
package import Diagnostics

extension Diagnostic.Code {
  /// A text that is no date.
  package static let invalidDate = Diagnostic.Code("invalid-date")
}

extension SourceValue {
  /// Returns the date as written, or reports why it is none.
  ///
  /// `what` says what the value stands for, such as `` `takenOn` ``.
  package func date(_ what: String, problems: inout DiagnosticBag) -> WrittenDate? {
    guard let text = scalar else {
      problems.add(wrongType(what, is: "a date"))
      return nil
    }
    do throws(DateError) {
      return try WrittenDate(text)
    } catch {
      let message = what + ": " + shown + " " + error.predicate
      problems.add(self.error(.invalidDate, message, hint: error.hint))
      return nil
    }
  }
}
