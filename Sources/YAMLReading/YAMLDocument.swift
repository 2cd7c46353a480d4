internal import Diagnostics

/// A YAML file, read: immutable, and laid out in a few arrays, so that a large file costs little
/// more than its bytes.
package final class YAMLDocument: Sendable {
  /// A node as it stands in the file, in the order of the file.
  struct Record {
    enum Shape: UInt8 {
      case scalar, sequence, mapping, alias
      /// An alias that stands for nothing; no document that is handed out holds one.
      case unresolved
    }

    var shape: Shape
    var style: Style = .plain
    var isAnchored = false
    /// Where its content starts, in code points.
    var start: UInt32
    /// Where it ends; for a collection in block style of no use.
    var end: UInt32
    /// The line of the start, counted from 0.
    var line: UInt32
    /// A scalar's first byte in `text`; a collection's first child in `children`; an alias's
    /// target.
    var first: UInt32
    /// A scalar's number of bytes; a collection's number of children: of a mapping, keys and values.
    var count: UInt32 = 0
  }

  /// The nodes.
  let records: [Record]
  /// The nodes below each sequence and mapping, as indices of `records`.
  let children: [UInt32]
  /// The texts of all scalars.
  let scalarText: [UInt8]
  /// The names of anchors, by node.
  let anchors: [UInt32: String]
  /// The file's text.
  let source: SourceText
  /// How one gets here from the file that was read first, innermost first: what every diagnostic
  /// about a node ends with.
  let trail: [Diagnostic.Note]

  /// Whether it is a file as it was read: not one that another includes, nor steps that are repeated.
  package var isOriginal: Bool { trail.isEmpty }

  init(
    records: [Record],
    children: [UInt32],
    scalarText: [UInt8],
    anchors: [UInt32: String],
    source: SourceText,
    trail: [Diagnostic.Note] = []
  ) {
    self.records = records
    self.children = children
    self.scalarText = scalarText
    self.anchors = anchors
    self.source = source
    self.trail = trail
  }

  /// The file, as shown in messages.
  package var file: String { source.file }

  /// The node that everything else is below.
  package var root: YAMLNode { YAMLNode(document: self, record: 0) }
}
