extension RunRecorder {
  /// Values by their fields' names, in order: `["title": "Buy milk", "done": false]`.
  public struct Fields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    struct Field: Sendable, Hashable {
      let name: String
      let value: Value
    }

    private(set) var all: [Field]

    /// Creates fields in the order in which they stand.
    public init(dictionaryLiteral elements: (String, Value)...) {
      all = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// Adds a field.
    public mutating func append(_ name: String, _ value: Value) {
      all.append(Field(name: name, value: value))
    }
  }
}

extension RunRecorder.Fields: LineObject {
  func writeMembers(to line: inout LineWriter) {
    for field in all { line.member(field.name, value: field.value) }
  }
}
