import Diagnostics

/// CSS: its custom properties (`--name: value`), in the order of their first declaration.
struct CSSFormat: FileFormat {
  let name = "css"
  let endings = [".css"]
  let columns: [String]? = CSSColumn.allCases.map(\.rawValue)

  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink) {
    do {
      let text = try TextFile(file)
      var reader = CSSPropertyReader(text)
      let properties = try reader.properties()
      var references = CSSReferences(properties)
      references.resolve(text)
      sink.report(references.problems)
      for (property, outcome) in zip(properties, references.outcomes) {
        guard !sink.isFull else { return }
        CSSEntry(property, outcome).add(text, to: &sink)
      }
    } catch {
      sink.report(error)
    }
  }
}
