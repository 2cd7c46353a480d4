/// Tells which key of the format stands in an object.
struct MemberReader {
  /// An object that is being read.
  struct Object {
    /// Where it begins.
    let start: Int
    /// Where its last key begins.
    fileprivate(set) var keyStart: Int
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates an object without keys so far.
    init(start: Int) {
      self.start = start
      keyStart = start
    }

    /// Whether a key was read.
    func has(_ key: RecordingKey) -> Bool {
      (key.rawValue < 64 ? low : high) & key.bit != 0
    }

    fileprivate mutating func insert(_ key: RecordingKey) -> Bool {
      guard !has(key) else { return false }
      if key.rawValue < 64 { low |= key.bit } else { high |= key.bit }
      return true
    }
  }

  private var keys = NameTable()
  private let names: [[UInt8]]
  /// The key that followed each when it was last read: objects of one kind are alike.
  private var following: [RecordingKey]
  private var last = RecordingKey.accessory

  /// Creates a reader of the keys of the format.
  init() {
    names = RecordingKey.allCases.map { Array($0.name.utf8) }
    following = Array(RecordingKey.allCases)
    for (index, name) in names.enumerated() {
      _ = keys.insert(name.indices, of: name, index: index)
    }
  }

  /// Returns the next key of an object, whose value is read next; `nil` at the object's end.
  mutating func next(
    _ object: inout Object,
    _ json: inout JSONReader
  ) throws(JSONProblem) -> RecordingKey? {
    guard let text = try json.nextKey() else { return nil }
    object.keyStart = text.range.lowerBound - 1
    let key = try key(text, json, object)
    guard object.insert(key) else {
      throw json.problem("the key `\(key.name)` stands there twice", at: object.keyStart)
    }
    following[Int(last.rawValue)] = key
    last = key
    return key
  }

  private func key(
    _ text: JSONText,
    _ json: JSONReader,
    _ object: Object
  ) throws(JSONProblem) -> RecordingKey {
    let guess = following[Int(last.rawValue)]
    if json.says(names[Int(guess.rawValue)], text) { return guess }
    let name = text.isPlain ? Array(json.bytes[text.range]) : try json.unescaped(text)
    if let index = keys.index(of: name.indices, of: name),
      let key = RecordingKey(rawValue: UInt8(index))
    {
      return key
    }
    let words = String(decoding: name, as: UTF8.self)
    throw json.problem("nothing has the key `\(words)`", at: object.keyStart)
  }
}

extension RecordingKey {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
