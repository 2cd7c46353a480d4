/// A promise that the program did not keep for an input.
package struct BrokenPromise: Error, CustomStringConvertible {
  /// What came out otherwise than promised.
  package let description: String

  /// Creates a finding.
  package init(_ description: String) {
    self.description = description
  }

  /// Checks a promise.
  ///
  /// - Throws: the message, if the promise is not kept.
  package static func check(
    _ holds: Bool,
    _ message: @autoclosure () -> String
  ) throws(BrokenPromise) {
    guard holds else { throw BrokenPromise(message()) }
  }
}
