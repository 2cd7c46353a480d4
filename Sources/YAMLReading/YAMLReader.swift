package import Diagnostics

/// Reads YAML 1.2 as far as scripts need it, and says what is wrong with the rest.
///
/// Scalars get no type here: each stays the text that was written. JSON is read as well. Refused
/// are tags, merge keys (`<<`), keys that are not scalars, repeated keys, and more than one
/// document.
package enum YAMLReader {
  /// Reads the document that `bytes` hold, and nothing that is less than right.
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
    let (document, problems) = readOn(bytes, file: file, limits: limits)
    guard let document, !problems.hasErrors else { throw problems }
    return document
  }

  /// Reads the document that `bytes` hold, also if keys in it are repeated, so that whoever knows
  /// what the keys mean can look for what else is wrong.
  ///
  /// No part of it recurses, so that it runs on any stack.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, with or without a byte order mark.
  ///   - file: The file as shown in messages.
  ///   - limits: How much it may hold.
  ///   - firstLine: The number of the first line, if the bytes are a part of the file.
  /// - Returns: The document, unless its syntax is wrong; and everything that is wrong.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func readOn(
    _ bytes: [UInt8],
    file: String,
    limits: YAMLLimits = YAMLLimits(),
    firstLine: Int = 1
  ) -> (document: YAMLDocument?, problems: DiagnosticBag) {
    do throws(DiagnosticBag) {
      let (source, usesStandIns) = try SourceText.checking(
        bytes,
        file: file,
        limits: limits,
        firstLine: firstLine
      )
      if let problem = source.tagDirectiveProblem { throw DiagnosticBag([problem]) }
      let text = usesStandIns ? StandIns.put(into: bytes, from: source.base) : nil
      var builder = TreeBuilder(source, limits: limits, usesStandIns: text != nil)
      var stream = EventStream(text?[...] ?? bytes[source.base...])
      builder.read(&stream)
      return finish(&builder, source: source)
    } catch {
      return (nil, error)
    }
  }

  private static func finish(
    _ builder: inout TreeBuilder,
    source: SourceText
  ) -> (document: YAMLDocument?, problems: DiagnosticBag) {
    let document = builder.finish()
    var problems = builder.problems
    if let document { KeyCheck(document).run(reportingTo: &problems) }
    guard problems.bag.hasErrors || document?.hasContent == true else {
      let start = Location(file: source.file, line: source.firstLine, column: 1)
      return (nil, DiagnosticBag([Diagnostic(.emptyFile, "the file is empty", at: start)]))
    }
    // Other faults leave gaps in the tree, which would only be reported once more.
    let isUsable = problems.bag.all.allSatisfy { $0.code == .duplicateKey }
    return (isUsable ? document : nil, problems.bag)
  }
}

extension SourceText {
  /// What is wrong with a `%TAG` directive, if there is one.
  fileprivate var tagDirectiveProblem: Diagnostic? {
    tagDirective().map { index in
      diagnostic(
        .unsupportedYAML,
        "`%TAG` is not supported, nor are tags",
        at: location(of: index)
      )
    }
  }
}

extension YAMLDocument {
  /// Whether anything is written besides comments.
  fileprivate var hasContent: Bool {
    !root.isEmptyPlain || root.anchor != nil
  }
}
