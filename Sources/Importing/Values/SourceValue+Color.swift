package import CatalogModel
package import Diagnostics

extension Diagnostic.Code {
  /// A text that is no colour.
  package static let invalidColor = Diagnostic.Code("invalid-color")
}

extension SourceValue {
  /// Returns the colour as written, or reports why it is none.
  ///
  /// `what` says what the value stands for, such as `` `color` ``.
  package func color(_ what: String, problems: inout DiagnosticBag) -> WrittenColor? {
    guard let text = scalar else {
      problems.add(wrongType(what, is: "a colour"))
      return nil
    }
    do {
      let reading = try Color.parse(text)
      return WrittenColor(reading.color, text: text, isMapped: reading.isOutsideSRGB)
    } catch {
      let message = error.reason == .empty ? what + " is empty" : error.message
      problems.add(self.error(.invalidColor, message, hint: error.hint))
      return nil
    }
  }
}
