internal import Bytes

/// Files of a site, one behind the other in a buffer that is used again for others.
struct SiteFiles: Sendable {
  /// A buffer that grew larger is not kept.
  private static let largestKept = 1 << 20

  private var text = UTF8Writer()
  private var files: [(path: String, range: Range<Int>)] = []
  /// A file whose bytes somebody else has put together.
  private var whole: (path: String, bytes: [UInt8])?
  /// What was wrong with the templates.
  var problems = TemplateProblems()

  /// Creates files of which there are none.
  init() {}

  /// Adds a file that `write` appends to what it is given.
  mutating func add(_ path: String, expectedSize: Int = 0, _ write: (inout UTF8Writer) -> Void) {
    let start = text.count
    if start == 0 { text.reserve(expectedSize) }
    write(&text)
    files.append((path, start..<text.count))
  }

  /// Adds a file that is the last.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    whole = (path, bytes)
  }

  /// Adds a page in both forms; `folder` is that of its scenario.
  mutating func add(
    _ page: some SitePage,
    of folder: String,
    with renderer: PageRenderer,
    at desk: inout PageDesk
  ) {
    let head = page.head
    for form in PageForm.allCases {
      add(head.path + form.ending, expectedSize: page.expectedSize) { out in
        renderer.render(page, head, form, scenario: folder, &desk, into: &out)
      }
    }
  }

  /// Hands out the files, in order.
  func emit<Failure>(_ emit: Site.Emit<Failure>) throws(Failure) {
    for (path, range) in files { try emit(path, text.bytes[range]) }
    if let whole { try emit(whole.path, whole.bytes[...]) }
  }

  /// Makes room for other files.
  mutating func removeAll() {
    text.removeAll(keepingUpTo: Self.largestKept)
    files.removeAll(keepingCapacity: true)
    whole = nil
    problems = TemplateProblems()
  }
}
