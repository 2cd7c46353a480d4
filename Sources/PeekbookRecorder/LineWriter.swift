internal import Bytes

/// Something that is an object of a line.
protocol LineObject {
  /// Writes its members.
  func writeMembers(to line: inout LineWriter)
}

/// Writes a line; members that say nothing are left out.
struct LineWriter {
  private var json = JSONWriter()

  /// The line, with its end.
  var bytes: [UInt8] { json.bytes + [0x0A] }

  /// Writes an object.
  mutating func object(_ members: (inout Self) -> Void) {
    json.beginObject()
    members(&self)
    json.endObject()
  }

  /// Writes a text, if there is one.
  mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    json.key(key)
    json.value(text)
  }

  /// Writes a whole number, if there is one.
  mutating func member(_ key: String, _ number: Int?) {
    guard let number else { return }
    json.key(key)
    json.value(number)
  }

  /// Writes a flag, if it is set.
  mutating func member(_ key: String, ifSet flag: Bool) {
    member(key, flag ? true : nil)
  }

  /// Writes a flag, if there is one.
  mutating func member(_ key: String, _ flag: Bool?) {
    guard let flag else { return }
    json.key(key)
    json.value(flag)
  }

  /// Writes texts.
  mutating func member(_ key: String, _ texts: [String]) {
    json.key(key)
    json.beginArray()
    for text in texts { json.value(text) }
    json.endArray()
  }

  /// Writes a point, if there is one.
  mutating func member(_ key: String, _ point: RunRecorder.Point?) {
    guard let point else { return }
    json.key(key)
    json.beginArray()
    json.value(point.x)
    json.value(point.y)
    json.endArray()
  }

  /// Writes an object, if there is one.
  mutating func member(_ key: String, _ object: (some LineObject)?) {
    guard let object else { return }
    json.key(key)
    self.object { object.writeMembers(to: &$0) }
  }

  /// Writes objects, if there are any.
  mutating func members(_ key: String, _ objects: [some LineObject]) {
    guard !objects.isEmpty else { return }
    list(key, objects)
  }

  /// Writes objects, also if there are none.
  mutating func list(_ key: String, _ objects: [some LineObject]) {
    json.key(key)
    json.beginArray()
    for object in objects { self.object { object.writeMembers(to: &$0) } }
    json.endArray()
  }

  /// Writes a value.
  mutating func member(_ key: String, value: RunRecorder.Value) {
    json.key(key)
    switch value {
    case .absent: json.null()
    case .text(let text): json.value(text)
    case .flag(let flag): json.value(flag)
    case .number(let digits, let unit):
      object { line in
        line.member("number", digits)
        line.member("unit", unit.isEmpty ? nil : unit)
      }
    case .color(let color): object { $0.member("color", color) }
    case .date(let date): object { $0.member("date", date) }
    case .selection(let index, let label):
      object { line in
        line.member("selected", index)
        line.member("label", label)
      }
    case .list(let texts):
      json.beginArray()
      for text in texts { json.value(text) }
      json.endArray()
    }
  }
}
