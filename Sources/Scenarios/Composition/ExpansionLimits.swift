/// How much may come out of a script that is put together from parts.
package struct ExpansionLimits: Sendable, Hashable {
  /// How many steps may come out of `include` and `repeat`, and how often they may be read.
  package var steps = 100_000
  /// How many includes and repetitions may stand inside one another.
  package var nesting = 16
  /// How many variants a `matrix` may have.
  package var variants = 24
  /// How large a file that is imported may be, in MiB.
  package var importedMebibytes = 64
  /// How many items a catalog may begin with.
  package var items = 1_000_000
  /// How large a site may be, in MiB.
  package var outputMebibytes = 16_384

  /// Creates the limits that hold where a project sets none.
  package init() {}
}
