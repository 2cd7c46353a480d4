package import Diagnostics

/// Reads YAML 1.2 as far as scripts need it, and says what is wrong with the rest.
///
/// Scalars get no type here: each stays the text that was written. JSON is read as well. Refused
/// are tags, merge keys (`<<`), keys that are not scalars, repeated keys, and more than one
/// document.
package enum YAMLReader {
  /// Reads the document that `bytes` hold.
  ///
  /// No part of it recurses, so that it runs on any stack.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, with or without a byte order mark.
  ///   - file: The file as shown in messages.
  ///   - limits: How much it may hold.
  /// - Returns: The document.
  /// - Throws: Everything that is wrong, as far as it could be found in one go.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    limits: YAMLLimits = YAMLLimits()
  ) throws(DiagnosticBag) -> YAMLDocument {
    let (source, usesStandIns) = try SourceText.checking(bytes, file: file, limits: limits)
    if let index = source.tagDirective() {
      throw DiagnosticBag([
        source.diagnostic(
          .unsupportedYAML,
          "`%TAG` is not supported, nor are tags",
          at: source.location(of: index)
        )
      ])
    }
    let text = usesStandIns ? StandIns.put(into: bytes, from: source.base) : nil
    var builder = TreeBuilder(source, limits: limits, usesStandIns: text != nil)
    var stream = EventStream(text?[...] ?? bytes[source.base...])
    builder.read(&stream)
    return try finish(&builder, source: source)
  }

  private static func finish(
    _ builder: inout TreeBuilder,
    source: SourceText
  ) throws(DiagnosticBag) -> YAMLDocument {
    let document = builder.finish()
    var problems = builder.problems
    if let document { KeyCheck(document).run(reportingTo: &problems) }
    guard !problems.bag.hasErrors else { throw problems.bag }
    guard let document, document.hasContent else {
      let start = Location(file: source.file, line: 1, column: 1)
      throw DiagnosticBag([Diagnostic(.emptyFile, "the file is empty", at: start)])
    }
    return document
  }
}

extension YAMLDocument {
  /// Whether anything is written besides comments.
  fileprivate var hasContent: Bool {
    !root.isEmptyPlain || root.anchor != nil
  }
}
