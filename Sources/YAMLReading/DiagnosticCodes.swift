package import Diagnostics

extension Diagnostic.Code {
  /// The text does not follow YAML's grammar.
  package static let yamlSyntax = Diagnostic.Code("yaml-syntax")
  /// Valid YAML that is refused because its meaning is easily missed: tags, merge keys, keys that
  /// are not scalars, several documents.
  package static let unsupportedYAML = Diagnostic.Code("unsupported-yaml")
  /// Bytes that are not UTF-8.
  package static let invalidUTF8 = Diagnostic.Code("invalid-utf8")
  /// A character that may not stand in a text as it is.
  package static let controlCharacter = Diagnostic.Code("control-character")
  /// Two equal keys in a mapping.
  package static let duplicateKey = Diagnostic.Code("duplicate-key")
  /// A file without content.
  package static let emptyFile = Diagnostic.Code("empty-file")
  /// An alias that no anchor goes with.
  package static let unknownAlias = Diagnostic.Code("unknown-alias")
  /// More than ``YAMLLimits`` allow.
  package static let limitExceeded = Diagnostic.Code("limit-exceeded")
}
