/// The version of the program.
package enum Version {
  /// The version, by the rules of semantic versioning.
  package static let number = "0.1.0"
}
