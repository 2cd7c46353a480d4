import Bytes
internal import CCmark

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of a libcmark tree: freed when the value goes away, whatever the path.
@safe
struct SyntaxTree: ~Copyable {
  private let document: OpaquePointer

  /// Creates an empty document.
  init() {
    guard let document = unsafe cmark_node_new(CMARK_NODE_DOCUMENT) else {
      preconditionFailure("libcmark stops the process itself when memory runs out")
    }
    unsafe self.document = unsafe document
  }

  /// Parses CommonMark.
  init(parsing source: String) {
    var source = source
    let document = source.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        // An empty text may come without an address, which libcmark takes as well.
        unsafe cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let document = unsafe document else {
      preconditionFailure("libcmark stops the process itself when memory runs out")
    }
    unsafe cmark_consolidate_text_nodes(document)
    unsafe self.document = unsafe document
  }

  deinit {
    unsafe cmark_node_free(document)
  }

  /// The node that holds all others; not to be used once the tree is gone.
  var root: TreeNode { unsafe TreeNode(document) }

  /// Appends the tree as HTML.
  func renderHTML(into writer: inout UTF8Writer) {
    unsafe Self.append(cmark_render_html(document, CMARK_OPT_DEFAULT), to: &writer)
  }

  /// Appends the tree as CommonMark, lines as long as they come.
  func renderCommonMark(into writer: inout UTF8Writer) {
    unsafe Self.append(cmark_render_commonmark(document, CMARK_OPT_DEFAULT, 0), to: &writer)
  }

  /// Calls `body` with each node as it is entered and as it is left.
  func walk<E>(_ body: (ParsedNode, _ isEntering: Bool) throws(E) -> Void) throws(E) {
    guard let iterator = unsafe cmark_iter_new(document) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else {
        return
      }
      try body(unsafe ParsedNode(node), event == CMARK_EVENT_ENTER)
    }
  }

  private static func append(_ text: UnsafeMutablePointer<CChar>?, to writer: inout UTF8Writer) {
    guard let text = unsafe text else { return }
    defer { unsafe free(text) }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
    unsafe writer.append(contentsOf: bytes)
  }
}
