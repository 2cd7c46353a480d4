import Diagnostics

extension TreeBuilder {
  /// Counts what was read; returns whether there may be so much.
  mutating func count(_ more: Size, _ event: Event) -> Bool {
    let (nodes, isTooMany) = size.nodes.addingReportingOverflow(more.nodes)
    guard !isTooMany, nodes <= limits.nodes else {
      return stop(
        event,
        "more than \(limits.nodes) nodes, each counted again for every alias",
        hint: "split the file, or use fewer aliases of what has aliases in it"
      )
    }
    let (bytes, isTooLong) = size.bytes.addingReportingOverflow(more.bytes)
    guard !isTooLong, bytes <= limits.textBytes else {
      let most = "more than \(limits.textBytes) bytes of text"
      return stop(
        event,
        most + ", each text counted again for every alias",
        hint: "split the file, or use fewer aliases of long texts"
      )
    }
    size = Size(nodes: nodes, bytes: bytes)
    return true
  }

  mutating func report(
    _ event: Event,
    _ code: Diagnostic.Code,
    _ message: String,
    hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    let place = source.location(of: event.start)
    problems.add(source.diagnostic(code, message, at: place, hint: hint, notes: notes))
  }

  mutating func reportTag(_ tag: Range<Int>) {
    let name = String(
      decoding: source.slice(from: tag.lowerBound, to: tag.upperBound),
      as: UTF8.self
    )
    problems.add(
      source.diagnostic(
        .unsupportedYAML,
        "tags such as `\(name.shortened)` are not supported",
        at: source.location(of: tag.lowerBound),
        hint: "leave it out: the type comes from where the value stands"
      )
    )
  }

  /// Reports a limit; returns `false`.
  mutating func stop(_ event: Event, _ message: String, hint: String) -> Bool {
    report(event, .limitExceeded, message, hint: hint)
    return false
  }

  /// Reports what stands behind the document.
  ///
  /// libyaml is not asked, so that nothing there can cost time.
  mutating func checkRest(after index: Int) {
    guard let rest = source.rest(from: index) else { return }
    let message =
      rest.isDocument
      ? "more than one document, 1 expected"
      : "unexpected text behind the end of the document"
    problems.add(source.diagnostic(.unsupportedYAML, message, at: source.location(of: rest.index)))
  }
}
