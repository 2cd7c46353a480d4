// What all parts are made of.
extension RecordingReader {
  /// Where the next value begins.
  mutating func start() -> Int {
    _ = json.next()
    return json.position
  }

  /// Opens an object.
  mutating func open() throws(JSONProblem) -> MemberReader.Object {
    let start = start()
    try json.beginObject()
    return MemberReader.Object(start: start)
  }

  /// Returns the next key of an object; `nil` at its end.
  mutating func next(_ object: inout MemberReader.Object) throws(JSONProblem) -> RecordingKey? {
    try members.next(&object, &json)
  }

  /// What is wrong if a key of the format stands where it does not belong.
  func unexpected(_ key: RecordingKey, in object: MemberReader.Object) -> JSONProblem {
    json.problem("the key `\(key.name)` does not belong here", at: object.keyStart)
  }

  /// What is wrong if an object lacks a key.
  func missing(_ key: RecordingKey, in object: MemberReader.Object) -> JSONProblem {
    json.problem("the key `\(key.name)` is missing", at: object.start)
  }

  /// Checks that an object has keys.
  func require(_ keys: [RecordingKey], in object: MemberReader.Object) throws(JSONProblem) {
    for key in keys where !object.has(key) { throw missing(key, in: object) }
  }

  /// Reads a text.
  mutating func string() throws(JSONProblem) -> String {
    let text = try json.text()
    return try strings.string(text.range, of: json.bytes) { () throws(JSONProblem) in
      try json.string(text)
    }
  }

  /// Reads a list of texts.
  mutating func stringList() throws(JSONProblem) -> [String] {
    var list: [String] = []
    try json.beginArray()
    while try json.nextElement() { list.append(try string()) }
    return list
  }

  /// Reads one of the texts that an enumeration has.
  mutating func choice<Choice: RawRepresentable<String>>() throws(JSONProblem) -> Choice {
    let start = start()
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw json.problem("there is no `\(text)` here", at: start)
    }
    return choice
  }

  /// Reads a whole number.
  mutating func number(in range: ClosedRange<Int>) throws(JSONProblem) -> Int {
    let start = start()
    let number = try json.number()
    guard range.contains(number) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      throw json.problem("\(number) is out of range, which is \(bounds)", at: start)
    }
    return number
  }

  /// Reads a place in a list, or how many there are.
  mutating func position() throws(JSONProblem) -> Int { try number(in: 0...1_000_000_000) }

  /// Reads a point.
  mutating func point() throws(JSONProblem) -> ScreenRecord.Point {
    let start = start()
    var numbers: [Int] = []
    try json.beginArray()
    while try json.nextElement() { numbers.append(try number(in: -1_000_000_000...1_000_000_000)) }
    guard numbers.count == 2 else { throw json.problem("a point has two numbers", at: start) }
    return ScreenRecord.Point(x: numbers[0], y: numbers[1])
  }

  /// Reads `true`, which stands for what has no value.
  mutating func mark() throws(JSONProblem) {
    let start = start()
    guard try json.flag() else { throw json.problem("`false` is not written", at: start) }
  }

  /// Reads the name of something that is in a table.
  mutating func reference(to kind: RecordingNames.Kind) throws(JSONProblem) -> Int {
    // Not in one expression: the reader would be copied, as reading the text changes it.
    let text = try json.text()
    return try index(of: text, kind)
  }

  /// Returns the index that belongs to a name.
  func index(of text: JSONText, _ kind: RecordingNames.Kind) throws(JSONProblem) -> Int {
    let index: Int?
    if text.isPlain {
      index = names.index(of: text.range, of: json.bytes, kind)
    } else {
      let name = try json.unescaped(text)
      index = names.index(of: name.indices, of: name, kind)
    }
    guard let index else {
      throw json.problem(
        "there is no \(kind.words) `\(try json.string(text))`",
        at: text.range.lowerBound - 1
      )
    }
    return index
  }

  /// Reads the key of an entry that is about to be added to a table: one part of a path.
  mutating func key(of kind: RecordingNames.Kind) throws(JSONProblem) -> String {
    let text = try json.text()
    let key = try json.string(text)
    let bytes = text.isPlain ? json.bytes[text.range] : Array(key.utf8)[...]
    guard let first = bytes.first, first != UInt8(ascii: "."),
      !bytes.contains(where: { $0 == UInt8(ascii: "/") || $0 < 0x20 })
    else {
      throw json.problem("`\(key)` can't be the key of a page", at: text.range.lowerBound - 1)
    }
    try name(text, kind)
    return key
  }

  /// Gives a name to the entry of a table that is about to be added.
  mutating func name(_ text: JSONText, _ kind: RecordingNames.Kind) throws(JSONProblem) {
    let isNew: Bool
    if text.isPlain {
      isNew = names.insert(text.range, of: json.bytes, kind)
    } else {
      let name = try json.unescaped(text)
      isNew = names.insert(name.indices, of: name, kind)
    }
    guard isNew else {
      throw json.problem(
        "a second \(kind.words) is called `\(try json.string(text))`",
        at: text.range.lowerBound - 1
      )
    }
  }
}

// Fields.
extension RecordingReader {
  /// Reads fields, whose names are the item's own.
  mutating func fields() throws(JSONProblem) -> [FieldRecord] {
    var fields: [FieldRecord] = []
    try json.beginObject()
    while let key = try json.nextKey() {
      let name = try json.string(key)
      if fields.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        throw json.problem("the field `\(name)` stands there twice", at: key.range.lowerBound - 1)
      }
      if fields.count == 1_000 {
        throw json.problem("there are too many fields", at: json.position)
      }
      fields.append(FieldRecord(name: name, value: try value()))
    }
    return fields
  }

  /// Reads the value of a field.
  mutating func value() throws(JSONProblem) -> ValueRecord {
    switch json.next() {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try json.flag())
    case UInt8(ascii: "["): return .list(try stringList())
    case UInt8(ascii: "{"): return try objectValue()
    default:
      guard try json.readsNull() else { throw json.unexpected("a value") }
      return .absent
    }
  }

  private mutating func objectValue() throws(JSONProblem) -> ValueRecord {
    var object = try open()
    var texts: [RecordingKey: String] = [:]
    var index: Int?
    var isMapped = false
    while let key = try next(&object) {
      switch key {
      case .number, .unit, .color, .written, .label, .date: texts[key] = try string()
      case .selected: index = try position()
      case .isMapped:
        try mark()
        isMapped = true
      default: throw unexpected(key, in: object)
      }
    }
    let count = texts.count + (index == nil ? 0 : 1)
    if count == 2, !isMapped, let number = texts[.number], let unit = texts[.unit] {
      return .number(number, unit: unit)
    }
    if count == 2, let color = texts[.color], let written = texts[.written] {
      return .color(hex: color, written: written, isMapped: isMapped)
    }
    if count == 2, !isMapped, let index, let label = texts[.label] {
      return .selection(index: index, label: label)
    }
    if count == 1, !isMapped, let date = texts[.date] { return .date(date) }
    throw json.problem("this is no value", at: object.start)
  }
}
