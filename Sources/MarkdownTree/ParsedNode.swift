internal import CCmark

/// A node of a parsed tree, to be read while the tree is walked.
@safe
struct ParsedNode {
  private let pointer: OpaquePointer

  /// Wraps a node that the walked tree owns.
  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  /// What the node is.
  var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }

  /// Whether the node can't have children and so is entered only.
  var isLeaf: Bool {
    switch type {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
      CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  /// The text of a leaf.
  var literal: String { unsafe Self.string(cmark_node_get_literal(pointer)) }
  /// The destination of a link or an image.
  var destination: String { unsafe Self.string(cmark_node_get_url(pointer)) }
  /// The title of a link or an image.
  var title: String { unsafe Self.string(cmark_node_get_title(pointer)) }
  /// What stands behind the opening fence of a code block.
  var fenceInfo: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }
  /// The level of a heading.
  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
  /// Whether a list is numbered.
  var isOrdered: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  /// The number of the first item.
  var listStart: Int { Int(unsafe cmark_node_get_list_start(pointer)) }
  /// Whether there is no space between the items.
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) == 1 }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    return unsafe String(cString: text)
  }
}
