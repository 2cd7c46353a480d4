/// A value of JSON, its members in the order given.
package indirect enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case flag(Bool)
  /// A whole number.
  case number(Int)
  /// A text.
  case text(String)
  /// An array.
  case list([JSONValue])
  /// An object.
  case object([(key: String, value: JSONValue)])

  /// Writes the value.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .flag(let flag): json.value(flag)
    case .number(let number): json.value(number)
    case .text(let text): json.value(text)
    case .list(let values):
      // Lists of short values read best on one line.
      json.beginArray(layout: values.allSatisfy(\.isPlain) ? .compact : nil)
      for value in values { value.write(to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject(layout: members.count == 1 && members[0].value.isPlain ? .compact : nil)
      for (key, value) in members {
        json.key(key)
        value.write(to: &json)
      }
      json.endObject()
    }
  }

  private var isPlain: Bool {
    switch self {
    case .null, .flag, .number, .text: true
    case .list, .object: false
    }
  }
}
