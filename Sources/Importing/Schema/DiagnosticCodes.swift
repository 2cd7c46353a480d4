package import Diagnostics

extension Diagnostic.Code {
  /// A key that means nothing in its mapping.
  package static let unknownKey = Diagnostic.Code("unknown-key")
  /// A key that has to be there and is not, or has nothing behind it.
  package static let missingKey = Diagnostic.Code("missing-key")
  /// A list where a text is expected, or the like.
  package static let wrongType = Diagnostic.Code("wrong-type")
  /// A value that its key can't take.
  package static let invalidValue = Diagnostic.Code("invalid-value")
  /// Keys that exclude each other, or too few or too many of those of which one is expected.
  package static let conflictingKeys = Diagnostic.Code("conflicting-keys")
}
