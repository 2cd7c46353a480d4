import Bytes
import Diagnostics
import Templating

/// Templates: up to four, with a NUL between them, that may show one another.
enum TemplateTarget: FuzzTarget {
  static let name = "template"

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    let sources = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
    for escaping in [TemplateLibrary.Escaping.html, .none] {
      var library = TemplateLibrary(escaping: escaping)
      for (name, source) in zip(["a", "b", "c", "d"], sources) {
        do throws(DiagnosticBag) {
          library.add(try Template(parsing: Array(source), name: name))
        } catch {
          try check(error)
        }
      }
      guard library["a"] != nil else { return }
      var writer = UTF8Writer()
      try check(library.render("a", value, into: &writer))
      var again = UTF8Writer()
      _ = library.render("a", value, into: &again)
      try BrokenPromise.check(writer.bytes == again.bytes, "other bytes the second time")
    }
  }

  private static func check(_ problems: DiagnosticBag) throws(BrokenPromise) {
    try BrokenPromise.check(
      problems.all.allSatisfy { $0.location != nil },
      "a problem without a place"
    )
  }

  private static let value: TemplateValue = [
    "a": "<&\"'>", "b": .raw(Array("<b>".utf8)), "n": -7, "yes": true, "no": false,
    "empty": .list([]), "none": .missing,
    "list": [["a": "1", "list": ["x"]], ["a": "2"]],
    "object": ["a": "inner", "object": ["deep": "text"]],
  ]
}
