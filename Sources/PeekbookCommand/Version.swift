/// The version of the program.
package enum Version {
  /// The version, by the rules of semantic versioning.
  package static let number = "0.1.0"
  /// The day of the version, for the manual page; no clock is read.
  static let date = "2026-11-30"
}
