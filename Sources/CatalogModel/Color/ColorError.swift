/// A text that is no colour, and why.
///
/// It holds facts; the sentences for people are `message` and `hint`.
package struct ColorError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Reason: Error, Sendable, Hashable {
    /// Nothing but white space.
    case empty
    /// Hex digits, but no `#` before them; `suggestion` has it.
    case missingHash(suggestion: String)
    /// A `#` and so many digits, which are not 3, 4, 6 or 8.
    case badHexLength(Int)
    /// A `#` and then something that is no hex digit.
    case badHexDigit(Unicode.Scalar)
    /// No name of a colour; `nearest` may have been meant.
    case unknownName(nearest: String?)
    /// A word of CSS that stands for another colour each time, such as `currentColor`.
    case noFixedColor
    /// A function with something wrong in it.
    case badFunction(FunctionFault)
  }

  /// What is wrong in a function such as `rgb(…)`.
  package enum FunctionFault: Error, Sendable, Hashable {
    /// No function of that name is read here.
    case unknownFunction(name: String)
    /// White space before the parenthesis.
    case spaceBeforeParenthesis
    /// The closing parenthesis is missing.
    case notClosed
    /// Something follows the closing parenthesis.
    case textAfter(String)
    /// So many components; 3 and an alpha are wanted.
    case componentCount(Int)
    /// Something that is no number stands for a component.
    case notANumber(String)
    /// A unit, or a percentage for a hue, that means nothing there.
    case badUnit(String)
    /// Commas in a function that never had them, or in places only, or mixed with `/` or `none`.
    case badCommas
    /// Numbers and percentages are mixed, which the form with commas does not allow.
    case mixedUnits
    /// `color()` names no space that is read here.
    case unknownSpace(name: String)
  }

  /// What is wrong.
  package let reason: Reason
  /// The text, as it was written.
  package let written: String

  /// Creates an error about `written`.
  package init(_ reason: Reason, written: String) {
    self.reason = reason
    self.written = written
  }
}
