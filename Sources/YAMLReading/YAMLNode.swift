package import Diagnostics

/// A node of a document: a light view, as cheap to copy as a reference.
///
/// A node reached through an alias is the very node that the anchor names, with that node's
/// location; only ``aliasLocation`` tells it apart.
package struct YAMLNode: Sendable {
  /// What a node is.
  package enum Kind: Sendable {
    /// A text.
    case scalar
    /// A list of nodes.
    case sequence
    /// Keys, each with a node.
    case mapping
  }

  /// The document it belongs to.
  package let document: YAMLDocument
  // There is one node a step and more, so they are small.
  private let ownRecord: UInt32
  private let aliasRecord: UInt32

  /// Creates the node that a record stands for.
  init(document: YAMLDocument, record: Int) {
    self.document = document
    let found = document.records[record]
    let isAlias = found.shape == .alias
    ownRecord = isAlias ? found.first : UInt32(truncatingIfNeeded: record)
    aliasRecord = isAlias ? UInt32(truncatingIfNeeded: record) : .max
  }

  /// The node's own record: never that of an alias.
  var index: Int { Int(ownRecord) }

  /// The record of the alias through which it was reached.
  private var alias: Int? { aliasRecord == .max ? nil : Int(aliasRecord) }

  var record: YAMLDocument.Record { document.records[index] }

  /// What it is.
  package var kind: Kind {
    switch record.shape {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias, .unresolved: .scalar
    }
  }

  /// Where its first character stands, behind an anchor; of nothing written, where it would stand.
  package var location: Location {
    document.source.location(of: Int(record.start), line: Int(record.line))
  }

  /// Where the alias stands through which this node was reached; `nil` if it was not.
  package var aliasLocation: Location? {
    guard let alias else { return nil }
    let record = document.records[alias]
    return document.source.location(of: Int(record.start), line: Int(record.line))
  }

  /// The name behind the `&` before it.
  package var anchor: String? {
    record.isAnchored ? document.anchors[UInt32(index)] : nil
  }

  /// The name behind the `*` through which this node was reached.
  package var aliasName: String? {
    alias == nil ? nil : anchor
  }

  /// Whether both are the same node of the same document, aliases resolved.
  package func isSameNode(as other: YAMLNode) -> Bool {
    document === other.document && index == other.index
  }

  /// Returns this node with another way to it: all that is said about it, or about what is below it,
  /// ends with the notes.
  ///
  /// - Complexity: O(1).
  package func reached(by trail: [Diagnostic.Note]) -> YAMLNode {
    let document = YAMLDocument(
      records: self.document.records,
      children: self.document.children,
      scalarText: self.document.scalarText,
      anchors: self.document.anchors,
      source: self.document.source,
      trail: trail
    )
    return YAMLNode(document: document, record: index)
  }

  /// Returns a diagnostic about this node, with its location and its line.
  package func diagnostic(
    _ code: Diagnostic.Code,
    _ message: String,
    severity: Diagnostic.Severity = .error,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    document.source.diagnostic(
      code,
      message,
      severity: severity,
      at: location,
      hint: hint,
      notes: notes + document.trail
    )
  }
}
