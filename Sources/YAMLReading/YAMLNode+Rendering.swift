extension YAMLNode {
  /// Returns the node as YAML in a layout of our own, without comments.
  package func rendered() -> [UInt8] {
    Array(utf8)
  }
}
