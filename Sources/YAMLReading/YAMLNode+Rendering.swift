extension YAMLNode {
  /// Returns the node as YAML in a layout of our own, ending in a line break.
  ///
  /// Comments, blank lines and the author's indentation don't show in it, so that changing them
  /// changes nothing that is published; but scalars, keys and brackets are as they were typed, in
  /// the order of the file. Read again it gives an equal tree. An alias is written as `*name`, also
  /// if its anchor stands outside the node and so is not part of what is returned.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and of their bytes.
  package func rendered() -> [UInt8] {
    var renderer = Renderer(document)
    renderer.render(index)
    return renderer.bytes
  }
}
