internal import CCmark

/// A node of libcmark's tree, owned by the tree that it hangs in.
///
/// Nodes are made where they belong and stay there, so each has an owner at any time. libcmark
/// refuses what its grammar forbids; that would be a mistake of this module, not of its input,
/// hence the preconditions.
@safe
struct TreeNode {
  private let pointer: OpaquePointer

  /// Wraps a node that somebody else owns.
  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  /// Appends a new child.
  func add(_ type: cmark_node_type) -> TreeNode {
    guard let child = unsafe cmark_node_new(type) else {
      preconditionFailure("libcmark stops the process itself when memory runs out")
    }
    check(unsafe cmark_node_append_child(pointer, child))
    return unsafe TreeNode(child)
  }

  /// Appends a leaf that holds `literal`.
  @discardableResult
  func add(_ type: cmark_node_type, literal: String) -> TreeNode {
    let child = add(type)
    unsafe child.set(literal, cmark_node_set_literal)
    return child
  }

  /// Appends a node that writes `enter` before and `exit` behind its children.
  func addCustom(_ type: cmark_node_type, enter: String, exit: String) -> TreeNode {
    let child = add(type)
    unsafe child.set(enter, cmark_node_set_on_enter)
    unsafe child.set(exit, cmark_node_set_on_exit)
    return child
  }
}

extension TreeNode {
  /// Whether the node has a child.
  var hasChildren: Bool { unsafe cmark_node_first_child(pointer) != nil }

  /// Whether the last child is a list.
  var endsInList: Bool {
    guard let last = unsafe cmark_node_last_child(pointer) else { return false }
    return unsafe cmark_node_get_type(last) == CMARK_NODE_LIST
  }

  /// Sets the level of a heading.
  func setHeadingLevel(_ level: Int32) {
    check(unsafe cmark_node_set_heading_level(pointer, level))
  }

  /// Sets the language of a code block.
  func setFenceInfo(_ info: String) {
    unsafe set(info, cmark_node_set_fence_info)
  }

  /// Makes a list ordered, the first item being number `start`.
  func setOrdered(start: Int32) {
    check(unsafe cmark_node_set_list_type(pointer, CMARK_ORDERED_LIST))
    check(unsafe cmark_node_set_list_delim(pointer, CMARK_PERIOD_DELIM))
    check(unsafe cmark_node_set_list_start(pointer, start))
  }

  /// Makes a list one with bullets.
  func setBulleted() {
    check(unsafe cmark_node_set_list_type(pointer, CMARK_BULLET_LIST))
  }

  /// Sets whether there is no space between the items of a list.
  func setTight(_ isTight: Bool) {
    check(unsafe cmark_node_set_list_tight(pointer, isTight ? 1 : 0))
  }

  /// Sets destination and title of a link or an image.
  func setDestination(_ destination: String, title: String) {
    unsafe set(destination, cmark_node_set_url)
    unsafe set(title, cmark_node_set_title)
  }

  /// Hands a text over, unless it is empty, which is what all texts of a new node are.
  ///
  /// Passing a `String` where C wants a pointer would copy it to the heap first.
  private func set(_ text: String, _ setter: (OpaquePointer?, UnsafePointer<CChar>?) -> Int32) {
    guard !text.isEmpty else { return }
    check(unsafe text.withCString { unsafe setter(pointer, $0) })
  }

  private func check(_ result: Int32) {
    precondition(result == 1, "this module asks libcmark for trees that its grammar allows only")
  }
}
