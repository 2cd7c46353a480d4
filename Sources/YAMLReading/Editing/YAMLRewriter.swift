package import Diagnostics

extension Diagnostic.Code {
  /// A value that can't be rewritten without touching others.
  package static let notRewritten = Diagnostic.Code("not-rewritten")
}

/// Changes values of a file and nothing else: comments, order, indentation, quotes, anchors, line
/// breaks and the byte order mark of all the rest stay as they are.
///
/// What is written is read again, and must give the tree as it was but for the values that were to
/// change. A value that stands at several places (behind an alias) is left alone and reported.
package struct YAMLRewriter {
  /// The file with the changes.
  package private(set) var bytes: [UInt8]
  /// The changes that were made: indices of those asked for.
  package private(set) var made: [Int] = []
  /// What is said about those that were not.
  package private(set) var refusals = DiagnosticBag()

  private let document: YAMLDocument
  private let places: NodePlaces
  private let changes: [YAMLChange]

  /// Makes changes to a document; those to nodes of other documents are refused.
  ///
  /// - Complexity: O(*n*) in the size of the document, unless what is written turns out wrong.
  package init(_ document: YAMLDocument, _ changes: [YAMLChange]) {
    self.document = document
    self.changes = changes
    places = NodePlaces(document)
    bytes = document.source.bytes
    var plans: [(change: Int, edits: [ByteEdit])] = []
    for (index, change) in changes.enumerated() {
      do throws(ListEdit.Refusal) {
        plans.append((index, try edits(for: change)))
      } catch {
        refuse(change, error.reason)
      }
    }
    if let written = written(plans) {
      (bytes, made) = (written, plans.map(\.change))
    } else {
      makeOneByOne(plans)
    }
  }

  /// Returns the file with changes made; `nil` if it would not be what is wanted.
  private func written(_ plans: [(change: Int, edits: [ByteEdit])]) -> [UInt8]? {
    guard let bytes = ByteEdit.apply(plans.flatMap(\.edits), to: document.source.bytes) else {
      return nil
    }
    let wanted = plans.map { changes[$0.change] }
    return TreeCheck(document, with: wanted).accepts(bytes) ? bytes : nil
  }

  /// Looks for the change that spoils the others.
  private mutating func makeOneByOne(_ plans: [(change: Int, edits: [ByteEdit])]) {
    var kept: [(change: Int, edits: [ByteEdit])] = []
    for plan in plans {
      if let written = written(kept + [plan]) {
        kept.append(plan)
        bytes = written
      } else {
        refuse(changes[plan.change], "what would be written is not read as it is meant")
      }
    }
    made = kept.map(\.change)
  }

  private mutating func refuse(_ change: YAMLChange, _ reason: String) {
    refusals.add(
      change.node.diagnostic(
        .notRewritten,
        "the value is not rewritten: \(reason)",
        severity: .warning,
        hint: "change it by hand"
      )
    )
  }
}

extension YAMLRewriter {
  private func edits(for change: YAMLChange) throws(ListEdit.Refusal) -> [ByteEdit] {
    let node = change.node
    guard node.document === document else {
      throw ListEdit.Refusal(reason: "it is repeated, or stands in a file that is included")
    }
    guard node.aliasLocation == nil else {
      throw ListEdit.Refusal(reason: "it stands behind an alias")
    }
    if let anchor = places.sharedAnchor(of: node.index) {
      throw ListEdit.Refusal(reason: "`&\(anchor)` is used elsewhere as well")
    }
    switch change.value {
    case .scalar(let scalar): return [try edit(node, scalar)]
    case .elements(let elements):
      guard node.kind == .sequence else { throw ListEdit.Refusal(reason: "it is no list") }
      return try ListEdit(elements, of: node.index, in: places).edits
    }
  }

  private func edit(
    _ node: YAMLNode,
    _ scalar: YAMLChange.Scalar
  ) throws(ListEdit.Refusal) -> ByteEdit {
    let record = node.record
    guard record.shape == .scalar || record.style == .flow else {
      throw ListEdit.Refusal(reason: "it takes several lines")
    }
    let span = places.span(of: node.index)
    guard !span.isEmpty else { throw ListEdit.Refusal(reason: "nothing is written there") }
    let isPlain = record.shape == .scalar && record.style == .plain
    let text = scalar.bytes(
      style: record.shape == .scalar ? record.style : .plain,
      similar: isPlain ? [PlainText(node.text)] : [],
      inBrackets: places.isInBrackets(node.index)
    )
    return ByteEdit(span, text)
  }
}
