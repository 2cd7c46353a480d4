/// How much a YAML file may ask of the machine; more is an error, never a file cut short.
package struct YAMLLimits: Sendable {
  /// The size of a file, in bytes.
  ///
  /// Whatever is set, a file of more than a gibibyte is refused.
  package var bytes = 64 << 20
  /// How many sequences and mappings may stand inside one another, aliases followed.
  package var depth = 128
  /// The number of nodes, where a node counts again for each alias that stands for it.
  package var nodes = 10_000_000
  /// The size of all texts together, in bytes, where a text counts again for each alias that stands
  /// for it.
  package var textBytes = 64 << 20
  /// The size of a single scalar, in bytes.
  package var scalarBytes = 16 << 20
  /// How many problems of one file are told.
  package var problems = 1_000

  /// Creates the limits that suit a script that people write.
  package init() {}
}
