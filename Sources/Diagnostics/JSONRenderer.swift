package import Bytes

/// Writes diagnostics as JSON, for a program to read.
package struct JSONRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// Writes the diagnostics, sorted, as an array.
  package func write(_ bag: DiagnosticBag, to json: inout JSONWriter) {
    json.beginArray()
    for diagnostic in bag.sorted { write(diagnostic, to: &json) }
    json.endArray()
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.key("code")
    json.value(diagnostic.code.name)
    json.key("severity")
    json.value(diagnostic.severity.rawValue)
    json.key("message")
    json.value(diagnostic.message)
    write(diagnostic.location, to: &json)
    if let hint = diagnostic.hint {
      json.key("hint")
      json.value(hint)
    }
    json.key("notes")
    json.beginArray()
    for note in diagnostic.notes {
      json.beginObject()
      json.key("message")
      json.value(note.message)
      write(note.location, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func write(_ location: Location?, to json: inout JSONWriter) {
    guard let location else { return }
    json.key("file")
    json.value(location.file)
    json.key("line")
    json.value(location.line)
    json.key("column")
    json.value(location.column)
  }
}
