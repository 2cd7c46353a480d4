/// Why `PlainHTML` or `PlainMarkdown` gave up.
///
/// Something may have to be escaped, or is not of the everyday kinds. What was written until then is
/// to be taken back.
struct NeedsTree: Error {}
